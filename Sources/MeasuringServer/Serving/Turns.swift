import Foundation

/// Who may compute: a few requests at a time, while a bounded number waits.
///
/// A request is *admitted* once, and takes *turns*: a batch takes many, between those of others.
package final class Turns: @unchecked Sendable {
  // The lock guards all that varies.
  private let lock = NSCondition()
  private let atOnce: Int
  private let capacity: Int
  private var admitted = 0
  private var running = 0

  package init(atOnce: Int, waiting: Int) {
    self.atOnce = atOnce
    capacity = atOnce + waiting
  }

  /// - Throws: `crowded` where as many wait already as may.
  func admitting<Result>(_ body: () throws(HTTPFault) -> Result) throws(HTTPFault) -> Result {
    try enter()
    defer { lock.withLock { admitted -= 1 } }
    return try body()
  }

  private func enter() throws(HTTPFault) {
    lock.lock()
    defer { lock.unlock() }
    guard admitted < capacity else { throw .crowded(capacity: capacity) }
    admitted += 1
  }

  /// Computes as soon as fewer than the given number do.
  ///
  /// - Throws: `noTurn` where that is not before the deadline.
  func taking<Result>(by deadline: Deadline, _ body: () -> Result) throws(HTTPFault) -> Result {
    try begin(by: deadline)
    defer { end() }
    return body()
  }

  private func begin(by deadline: Deadline) throws(HTTPFault) {
    lock.lock()
    defer { lock.unlock() }
    while running >= atOnce {
      guard lock.wait(until: Date(timeIntervalSinceNow: deadline.secondsLeft)), !deadline.hasPassed else {
        // Another may have been woken in vain.
        lock.signal()
        throw .noTurn(seconds: deadline.seconds)
      }
    }
    running += 1
  }

  private func end() {
    lock.withLock {
      running -= 1
      lock.signal()
    }
  }
}
