/// How much a server takes at once.
package struct ServerLimits: Equatable, Sendable {
  /// Requests that are answered at the same time.
  package var jobs: Int
  /// Requests beyond those that wait for their turn; what comes on top is refused with status 429.
  package var waiting: Int
  /// Connections that are open at once. Further clients wait in the system's queue; each connection ends after its next
  /// answer meanwhile, and says so in it.
  package var connections: Int
  /// The most bytes of a body.
  package var body: Int
  /// The most bytes of all bodies that are here.
  package var bodies: Int { max(16 * body, 256 << 20) }
  /// The most bytes of the answers of all batches that are here, until they are sent.
  package var answers = 256 << 20
  /// The most bytes of the answers of one batch.
  package var batchAnswers: Int { answers / 4 }
  /// The most bytes of a request's line and headers.
  package var head: Int { 16_384 }
  /// Seconds in which a request has to arrive, to get its turn, and its answer has to be taken.
  package var seconds: Double
  /// Seconds in which a single request has to be measured: few enough that those who wait for it get their turn.
  package var measuringSeconds: Double { seconds / 3 }
  /// Seconds that a connection without a request stays open.
  package var idleSeconds: Double { 2 * seconds }

  package init(jobs: Int, waiting: Int = 64, connections: Int = 256, body: Int = 16 << 20, seconds: Double = 30) {
    (self.jobs, self.waiting, self.connections, self.body) = (jobs, waiting, connections, body)
    self.seconds = seconds
  }
}
