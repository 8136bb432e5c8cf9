import Synchronization

/// Fonts that could not be used when they were asked for, since someone last took note.
///
/// A font that is asked for again is here again: what is kept of one question must not silence the next.
final class FontFaults: Sendable {
  private let noted = Mutex<[FontError]>([])

  var all: [FontError] { noted.withLock { $0 } }
  var isEmpty: Bool { noted.withLock { $0.isEmpty } }

  func note(_ fault: FontError) {
    noted.withLock { noted in
      if !noted.contains(fault) { noted.append(fault) }
    }
  }

  func take() -> [FontError] {
    noted.withLock { noted in
      defer { noted = [] }
      return noted
    }
  }
}
