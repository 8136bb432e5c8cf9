/// The limits of a server.
package struct ServerLimits: Equatable, Sendable {
  /// Requests that are answered at the same time.
  package var jobs: Int
  /// Requests that may wait until those are answered; further ones are refused with status 429.
  package var waiting: Int
  /// Connections that are open at once. Further clients wait in the system's queue; while any do, a connection ends with
  /// its next answer, which says so.
  package var connections: Int
  /// The most bytes of a body.
  package var body: Int
  /// The most bytes of all bodies that are in memory.
  package var bodies: Int { max(16 * body, 256 << 20) }
  /// The most bytes of the answers of all batches that are in memory.
  package var answers = 256 << 20
  /// The most bytes of the answers of one batch.
  package var batchAnswers: Int { answers / 4 }
  /// The most bytes of a request's line and headers.
  package var head: Int { 16_384 }
  /// Seconds in which a request has to arrive, in which it has to be answered, and in which the client has to read the
  /// answer.
  package var seconds: Double
  /// Seconds in which a single request has to be measured: less than `seconds`, so that those that wait for it can be
  /// answered in time, too.
  package var measuringSeconds: Double { seconds / 3 }
  /// Seconds that a connection without a request stays open.
  package var idleSeconds: Double { 2 * seconds }

  package init(jobs: Int, waiting: Int = 64, connections: Int = 256, body: Int = 16 << 20, seconds: Double = 30) {
    (self.jobs, self.waiting, self.connections, self.body) = (jobs, waiting, connections, body)
    self.seconds = seconds
  }
}
