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

/// The bytes that the answers of one batch take of an allowance, until this is gone.
package final class AnswerBytes: Sendable {
  private let allowance: Allowance
  private let limit: Int
  private let taken = Mutex(0)

  /// - Parameter limit: the most bytes of one batch.
  init(of allowance: Allowance, limit: Int) { (self.allowance, self.limit) = (allowance, limit) }

  deinit { allowance.give(taken.withLock { $0 }) }

  /// - Throws: `longAnswers` where one batch has more than it may, which no other time changes; `answersTooLarge` where
  ///   others have too many.
  func take(_ count: Int) throws(HTTPFault) {
    guard taken.withLock({ $0 }) + count <= limit else { throw .longAnswers(limit: limit) }
    guard allowance.take(count) else { throw .answersTooLarge(limit: allowance.limit) }
    taken.withLock { $0 += count }
  }
}
