import Foundation

/// The open connections, by descriptor, with a limit on their number.
final class ConnectionLimit: @unchecked Sendable {
  // The lock guards `open` and `isStopped`.
  private let lock = NSCondition()
  private let limit: Int
  private var open: Set<CInt> = []
  private var isStopped = false

  init(_ limit: Int) { self.limit = limit }

  /// Whether a further connection has to wait until another is closed.
  var isReached: Bool { lock.withLock { open.count >= limit } }

  /// Waits until there is room for a further connection; false if `stop` is called before there is.
  func waitForRoom() -> Bool {
    lock.withLock {
      while open.count >= limit, !isStopped { lock.wait() }
      return open.count < limit
    }
  }

  /// Ends `waitForRoom`.
  func stop() {
    lock.withLock {
      isStopped = true
      lock.broadcast()
    }
  }

  func insert(_ connection: CInt) { _ = lock.withLock { open.insert(connection) } }

  func remove(_ connection: CInt) {
    lock.withLock {
      open.remove(connection)
      lock.broadcast()
    }
  }

  /// Waits until all connections are closed, and shuts down those that are not by the deadline.
  func close(by deadline: Deadline) {
    lock.withLock {
      let end = Date(timeIntervalSinceNow: deadline.secondsLeft)
      while !open.isEmpty, lock.wait(until: end) {}
      for connection in open { Connection.shutDown(connection) }
    }
  }
}
