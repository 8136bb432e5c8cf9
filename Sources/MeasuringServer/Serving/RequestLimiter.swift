import Foundation

/// Limits the number of requests that run at the same time, and of those that wait.
///
/// A request is admitted once. It then runs once or, if it is a batch, in several pieces, so that they alternate with
/// other requests.
final class RequestLimiter: @unchecked Sendable {
  // The lock guards `admitted` and `running`.
  private let lock = NSCondition()
  private let runningLimit: Int
  private let capacity: Int
  private var admitted = 0
  private var running = 0

  /// - Parameters:
  ///   - running: the number of requests that may run at the same time.
  ///   - waiting: the number of further requests that may wait.
  init(running: Int, waiting: Int) {
    runningLimit = running
    capacity = running + waiting
  }

  /// Calls the function while the request counts as admitted.
  ///
  /// - Throws: `tooManyRequests` if no more requests may wait.
  func admit<Result>(_ body: () throws(HTTPFault) -> Result) throws(HTTPFault) -> Result {
    try enter()
    defer { lock.withLock { admitted -= 1 } }
    return try body()
  }

  private func enter() throws(HTTPFault) {
    lock.lock()
    defer { lock.unlock() }
    guard admitted < capacity else { throw .tooManyRequests(capacity: capacity) }
    admitted += 1
  }

  /// Calls the function as soon as fewer than `running` others are running.
  ///
  /// - Throws: `timedOut` if the deadline passes first.
  func run<Result>(by deadline: Deadline, _ body: () -> Result) throws(HTTPFault) -> Result {
    try begin(by: deadline)
    defer { end() }
    return body()
  }

  private func begin(by deadline: Deadline) throws(HTTPFault) {
    lock.lock()
    defer { lock.unlock() }
    while running >= runningLimit {
      guard lock.wait(until: Date(timeIntervalSinceNow: deadline.secondsLeft)), !deadline.hasPassed else {
        // The signal that woke this thread may be needed by another one.
        lock.signal()
        throw .timedOut(seconds: deadline.seconds)
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
