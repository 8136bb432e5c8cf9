/// The limits of a server.
package struct ServerLimits: Equatable, Sendable {
  /// The number of requests that are answered at the same time.
  package var jobs: Int
  /// The number of requests that may wait for those; further ones are refused with status 429.
  package var waiting: Int
  /// The number of open connections. Further clients wait in the system's queue; while there are any, a connection is
  /// closed with its next answer, which announces that.
  package var connections: Int
  /// The largest size of a body in bytes.
  package var body: Int
  /// The largest total size in bytes of all bodies in memory.
  package var bodies: Int { max(16 * body, 256 << 20) }
  /// The largest total size in bytes of all batches' answers in memory.
  package var answers = 256 << 20
  /// The largest size in bytes of one batch's answers.
  package var batchAnswers: Int { answers / 4 }
  /// The largest size in bytes of a request's first line and headers.
  package var head: Int { 16_384 }
  /// The time in seconds for a request to arrive, for it to be answered, and for the client to read the answer, each.
  package var seconds: Double
  /// The time in seconds for measuring a single request: less than `seconds`, so that requests waiting for it can be
  /// answered in time as well.
  package var measuringSeconds: Double { seconds / 3 }
  /// The time in seconds that a connection without a request stays open.
  package var idleSeconds: Double { 2 * seconds }

  package init(jobs: Int, waiting: Int = 64, connections: Int = 256, body: Int = 16 << 20, seconds: Double = 30) {
    (self.jobs, self.waiting, self.connections, self.body) = (jobs, waiting, connections, body)
    self.seconds = seconds
  }
}
