package import Threads

/// Answers HTTP requests using a function from a measuring request's bytes to its answer's.
package struct MeasuringService: Sendable {
  /// Answers one request in JSON with one line of JSON: an answer or an error object. It is called on many threads
  /// concurrently.
  ///
  /// - Parameter isAwaited: whether the client is still waiting. If it is not, the answer is discarded.
  package typealias Answering = @Sendable (_ request: [UInt8], _ isAwaited: @escaping @Sendable () -> Bool) -> [UInt8]

  private let answer: Answering
  private let limits: ServerLimits
  private let limiter: RequestLimiter
  private let answers: ByteLimit
  private let threads: ThreadMaker
  private let description: String

  /// - Parameter description: the OpenAPI document (`ServiceDescription`).
  package init(
    limits: ServerLimits, description: String, threads: ThreadMaker = .system, answer: @escaping Answering
  ) {
    (self.answer, self.limits, self.threads, self.description) = (answer, limits, threads, description)
    limiter = RequestLimiter(running: limits.jobs, waiting: limits.waiting)
    answers = ByteLimit(limits.answers)
  }

  package func respond(
    to request: HTTPRequest, isAwaited: @escaping @Sendable () -> Bool = { true }
  ) -> HTTPResponse {
    do throws(HTTPFault) {
      switch try Route(request.head) {
      case .measure: return try measure(request.content, isAwaited)
      case .batch: return try measureBatch(request, isAwaited)
      case .health: return HTTPResponse(json: "{\"status\":\"ok\",\"version\":1}")
      case .description: return HTTPResponse(json: description)
      }
    } catch {
      return error.response
    }
  }

  private func measure(
    _ request: [UInt8], _ isAwaited: @escaping @Sendable () -> Bool
  ) throws(HTTPFault) -> HTTPResponse {
    let deadline = Deadline(seconds: limits.seconds)
    let line = try limiter.admit { () throws(HTTPFault) in
      try limiter.run(by: deadline) { answer(request, isAwaited) }
    }
    return HTTPResponse(AnswerLine.isError(line) ? .badRequest : .ok, type: "application/json", body: line)
  }

  private func measureBatch(
    _ request: HTTPRequest, _ isAwaited: @escaping @Sendable () -> Bool
  ) throws(HTTPFault) -> HTTPResponse {
    let type = request.head.mediaType ?? ""
    let isLines = Route.lineTypes.contains(type)
    let requests = isLines ? try BatchBody.lines(request.content) : try ArrayScanner.elements(of: request.content)
    let held = AnswerBytes(of: answers, limit: limits.batchAnswers)
    let batch = BatchAnswering(
      requests: requests, answer: answer, isAwaited: isAwaited, limiter: limiter, held: held, seconds: limits.seconds)
    let answers = try limiter.admit { () throws(HTTPFault) in try batch.answers(jobs: limits.jobs, by: threads) }
    var response = HTTPResponse(
      .ok, type: isLines ? type : "application/json",
      body: isLines ? BatchBody.lines(of: answers) : BatchBody.array(of: answers))
    response.held = held
    return response
  }
}

/// One line of JSON: an answer or an error object.
enum AnswerLine {
  /// Whether a line is an error object: `{"version":1,"error":…`, after the `"id"` if the request has one.
  ///
  /// The marker cannot be part of a string, as quotation marks in strings have a backslash before them.
  static func isError(_ line: [UInt8]) -> Bool {
    let mark = Array("\"version\":1,\"".utf8)
    var index = line.startIndex
    while let quote = line[index...].firstIndex(of: mark[0]) {
      let rest = line[quote...]
      if rest.starts(with: mark) { return rest.dropFirst(mark.count).starts(with: "error\"".utf8) }
      index = quote + 1
    }
    return false
  }
}
