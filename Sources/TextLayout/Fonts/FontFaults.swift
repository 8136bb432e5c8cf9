import Foundation
import Synchronization

/// Fonts that could not be used when they were asked for, since someone last took note.
///
/// A font that is asked for again is here again: what is kept of one question must not silence the next.
final class FontFaults: Sendable {
  /// What did not open, and for whom: text is shaped on the thread that asks for it.
  private struct Note: Equatable {
    var fault: FontError
    var thread = pthread_self()
  }

  private let noted = Mutex<[Note]>([])

  /// Each once, in the order they came.
  var all: [FontError] { noted.withLock { FontFaults.distinct($0) } }
  var isEmpty: Bool { noted.withLock { $0.isEmpty } }

  func note(_ fault: FontError) {
    let note = Note(fault: fault)
    noted.withLock { noted in
      if !noted.contains(note) { noted.append(note) }
    }
  }

  func take() -> [FontError] {
    noted.withLock { noted in
      defer { noted = [] }
      return FontFaults.distinct(noted)
    }
  }

  /// Those that this thread met.
  func takeOfThisThread() -> [FontError] {
    let thread = pthread_self()
    return noted.withLock { noted in
      guard !noted.isEmpty else { return [] }
      defer { noted.removeAll { $0.thread == thread } }
      return noted.filter { $0.thread == thread }.map(\.fault)
    }
  }

  private static func distinct(_ notes: [Note]) -> [FontError] {
    notes.reduce(into: []) { faults, note in
      if !faults.contains(note.fault) { faults.append(note.fault) }
    }
  }
}
