package import Threads

/// The service over HTTP: which request is answered with what.
///
/// What is measured comes from a function from the bytes of a request to the bytes of an answer, so that answers are the
/// same here as anywhere else.
package struct MeasuringService: Sendable {
  /// One request as JSON to one answer, or error object, as one line of JSON. It is called on many threads at once.
  ///
  /// - Parameter isAwaited: whether somebody still waits for it. Where nobody does, any answer will do.
  package typealias Answering = @Sendable (_ request: [UInt8], _ isAwaited: @escaping @Sendable () -> Bool) -> [UInt8]

  private let answer: Answering
  private let limits: ServerLimits
  private let turns: Turns
  private let answers: Allowance
  private let threads: ThreadMaker
  private let description: String

  /// - Parameter description: OpenAPI's (`ServiceDescription`).
  package init(
    limits: ServerLimits, description: String, threads: ThreadMaker = .system, answer: @escaping Answering
  ) {
    (self.answer, self.limits, self.threads, self.description) = (answer, limits, threads, description)
    turns = Turns(atOnce: limits.jobs, waiting: limits.waiting)
    answers = Allowance(limit: limits.answers)
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
    let line = try turns.admitting { () throws(HTTPFault) in
      try turns.taking(by: deadline) { answer(request, isAwaited) }
    }
    return HTTPResponse(AnswerLine.isError(line) ? .badRequest : .ok, type: "application/json", body: line)
  }

  private func measureBatch(
    _ request: HTTPRequest, _ isAwaited: @escaping @Sendable () -> Bool
  ) throws(HTTPFault) -> HTTPResponse {
    let type = request.head.mediaType ?? ""
    let isLines = Route.lineTypes.contains(type)
    let requests = isLines ? try BatchBody.lines(request.content) : try BatchBody.elements(request.content)
    let held = AnswerBytes(of: answers, limit: limits.batchAnswers)
    let batch = BatchAnswering(
      requests: requests, answer: answer, isAwaited: isAwaited, turns: turns, held: held, seconds: limits.seconds)
    let answers = try turns.admitting { () throws(HTTPFault) in try batch.answers(jobs: limits.jobs, by: threads) }
    var response = HTTPResponse(
      .ok, type: isLines ? type : "application/json",
      body: isLines ? BatchBody.lines(of: answers) : BatchBody.array(of: answers))
    response.held = held
    return response
  }
}

/// A line that is an answer, or says why there is none.
enum AnswerLine {
  /// Whether a line is an error object: `{"version":1,"error":…`, with an `"id"` before where the request has one.
  ///
  /// No string holds the mark that is looked for, as quotation marks in strings have a backslash before them.
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
