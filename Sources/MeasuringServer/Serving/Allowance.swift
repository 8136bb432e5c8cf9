import Synchronization

/// A number of bytes that whoever takes some gives back.
final class Allowance: Sendable {
  let limit: Int
  private let taken = Mutex(0)

  init(limit: Int) { self.limit = limit }

  /// Whether there were as many, which are taken then.
  func take(_ count: Int) -> Bool {
    taken.withLock { taken in
      guard taken + count <= limit else { return false }
      taken += count
      return true
    }
  }

  func give(_ count: Int) { taken.withLock { $0 -= count } }
}
