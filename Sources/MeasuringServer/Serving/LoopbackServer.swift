import Foundation
package import Threads

/// HTTP/1.1 on a port of 127.0.0.1 in front of a function: a thread for each connection, and a limit for everything.
package final class LoopbackServer: @unchecked Sendable {
  /// What a request is answered with.
  ///
  /// - Parameter isAwaited: whether the client still waits for it.
  package typealias Answering =
    @Sendable (
      _ request: HTTPRequest, _ isAwaited: @escaping @Sendable () -> Bool
    ) -> HTTPResponse

  // The lock guards what varies.
  private let lock = NSCondition()
  private var open: Set<CInt> = []
  private let listener: Listener
  private let stopping: StopEvent
  private let bodies: Allowance
  private let limits: ServerLimits
  private let threads: ThreadMaker
  private let answer: Answering

  /// Listens; `run` answers.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - answer: asked on many threads at once.
  package init(
    port: Int, limits: ServerLimits, threads: ThreadMaker = .system, answer: @escaping Answering
  ) throws(ListenError) {
    listener = try Listener(port: port)
    stopping = try StopEvent()
    bodies = Allowance(limit: limits.bodies)
    (self.limits, self.threads, self.answer) = (limits, threads, answer)
  }

  /// Where clients find it: `http://127.0.0.1:8080`.
  package var address: String { "http://127.0.0.1:\(port)" }

  package var port: Int { listener.port }

  /// Answers until `stop`; then what was asked before is answered, for at most the limits' seconds.
  package func run() {
    while waitForPlace(), let client = listener.accept(or: stopping) { begin(client) }
    listener.end()
    lock.withLock {
      let end = Date(timeIntervalSinceNow: limits.seconds)
      while !open.isEmpty, lock.wait(until: end) {}
      for client in open { Connection.cut(client) }
    }
  }

  /// Makes `run` end, from any thread.
  package func stop() {
    stopping.happen()
    lock.withLock { lock.broadcast() }
  }

  /// False once it stops.
  private func waitForPlace() -> Bool {
    lock.withLock {
      while open.count >= limits.connections, !stopping.hasHappened { lock.wait() }
      return open.count < limits.connections
    }
  }

  private func begin(_ client: CInt) {
    _ = lock.withLock { open.insert(client) }
    do throws(ThreadError) {
      try threads.start { self.converse(client) { $0.hold() } }
    } catch {
      converse(client) { $0.refuse(.noThread) }
    }
  }

  private func converse(_ client: CInt, _ hold: (Conversation) -> Void) {
    let connection = Connection(client)
    hold(
      Conversation(
        connection: connection, limits: limits, bodies: bodies, stop: stopping, isWanted: { self.isFull },
        answer: answer))
    // The descriptor is closed after that: until then it is no other connection's.
    withExtendedLifetime(connection) {
      lock.withLock {
        open.remove(client)
        lock.broadcast()
      }
    }
  }

  private var isFull: Bool { lock.withLock { open.count >= limits.connections } }
}
