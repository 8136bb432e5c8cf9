import Foundation
import Synchronization

/// Fonts that could not be opened when needed, since the faults were last collected.
///
/// A font that is needed again is added again: caching the failure must not hide it from the next caller.
final class FontFaults: Sendable {
  /// The error and the thread that needed the font: text is shaped on the caller's thread.
  private struct Note: Equatable {
    var fault: FontError
    var thread = pthread_self()
  }

  private let noted = Mutex<[Note]>([])

  /// Without duplicates, in order of occurrence.
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

  /// Removes and returns the faults of this thread.
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
