package import Threads

/// An HTTP/1.1 server on a port of 127.0.0.1. It uses a thread per connection, and limits everything.
package final class LoopbackServer: Sendable {
  /// Answers a request.
  ///
  /// - Parameter client: the client, which may be asked whether it still waits for the answer.
  package typealias Answering = @Sendable (_ request: HTTPRequest, _ client: ClientWatch) -> HTTPResponse

  private let listener: Listener
  private let stopping: PolledEvent
  private let connections: ConnectionLimit
  private let bodies: ByteLimit
  private let limits: ServerLimits
  private let threads: ThreadMaker
  private let answer: Answering

  /// Starts to listen. Clients are answered once `run` is called.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for any free one.
  ///   - answer: called on many threads concurrently.
  package init(
    port: Int, limits: ServerLimits, threads: ThreadMaker = .system, answer: @escaping Answering
  ) throws(ListenError) {
    listener = try Listener(port: port)
    stopping = try PolledEvent()
    connections = ConnectionLimit(limits.connections)
    bodies = ByteLimit(limits.bodies)
    (self.limits, self.threads, self.answer) = (limits, threads, answer)
  }

  /// The address for clients: `http://127.0.0.1:8080`.
  package var address: String { "http://127.0.0.1:\(port)" }

  package var port: Int { listener.port }

  /// Answers requests until `stop` is called. It returns when all requests received until then have been answered, or
  /// after the limits' seconds.
  package func run() {
    while connections.waitForRoom(), let client = listener.accept(or: stopping) { begin(client) }
    listener.end()
    connections.close(by: Deadline(seconds: limits.seconds))
  }

  /// Makes `run` return. It may be called from any thread.
  package func stop() {
    stopping.happen()
    connections.stop()
  }

  private func begin(_ client: CInt) {
    connections.insert(client)
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
        connection: connection, limits: limits, bodies: bodies, stop: stopping,
        isWanted: { self.connections.isReached }, answer: answer))
    // Keeps the descriptor open until it is removed from the set, so that no other connection can get the same number
    // before.
    withExtendedLifetime(connection) { connections.remove(client) }
  }
}
