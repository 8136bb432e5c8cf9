import Synchronization

/// A limit on the bytes that several holders have at the same time.
final class ByteLimit: Sendable {
  let limit: Int
  private let taken = Mutex(0)

  init(_ limit: Int) { self.limit = limit }

  /// Takes the bytes if they are within the limit, and returns whether they are.
  func take(_ count: Int) -> Bool {
    taken.withLock { taken in
      guard taken + count <= limit else { return false }
      taken += count
      return true
    }
  }

  func release(_ count: Int) { taken.withLock { $0 -= count } }
}

/// The bytes held for one batch's answers. They are released when this is deinitialised.
final class AnswerBytes: Sendable {
  private let all: ByteLimit
  private let own: ByteLimit
  private let taken = Mutex(0)

  /// - Parameters:
  ///   - all: the limit that all batches share.
  ///   - limit: the limit of this batch.
  init(of all: ByteLimit, limit: Int) { (self.all, own) = (all, ByteLimit(limit)) }

  deinit { all.release(taken.withLock { $0 }) }

  /// - Throws: `longAnswers` if this batch exceeds its limit; `answersTooLarge` if all batches together exceed theirs,
  ///   in which case retrying later may help.
  func take(_ count: Int) throws(HTTPFault) {
    guard own.take(count) else { throw .longAnswers(limit: own.limit) }
    guard all.take(count) else { throw .answersTooLarge(limit: all.limit) }
    taken.withLock { $0 += count }
  }
}
