/// Why a request is not answered with what it asks for.
enum HTTPFault: Error, Equatable, Sendable {
  // What arrived is no request: the connection ends with the answer, as nobody knows where the next one begins.
  case malformedHead(String)
  case headTooLarge(limit: Int)
  case unknownVersion(String)
  case foreignHost(String)
  case noLength
  case bodyTooLarge(limit: Int)
  case malformedChunk
  case unknownCoding(String)
  case unknownExpectation(String)
  case slowRequest(seconds: Double)
  case bodiesTooLarge(limit: Int)

  // The request is whole.
  case unknownPath(String, known: [String])
  case wrongMethod(String, allowed: [String])
  case wrongType(String?, expected: [String])
  case packedBody(String)
  case noArray(String)
  case longBatch(limit: Int)
  case longAnswers(limit: Int)
  case answersTooLarge(limit: Int)
  case tooManyRequests(capacity: Int)
  case timedOut(seconds: Double)
  /// The client has closed the connection: nobody reads the answer.
  case clientLeft

  /// The system gives no thread that could answer.
  case noThread

  var status: HTTPStatus {
    switch self {
    case .malformedHead, .malformedChunk, .noArray: .badRequest
    case .headTooLarge: .headTooLarge
    case .unknownVersion: .unknownVersion
    case .foreignHost: .misdirectedRequest
    case .noLength: .lengthRequired
    case .bodyTooLarge, .longBatch, .longAnswers: .contentTooLarge
    case .unknownCoding: .notImplemented
    case .unknownExpectation: .expectationFailed
    case .slowRequest: .requestTimeout
    case .unknownPath: .notFound
    case .wrongMethod: .methodNotAllowed
    case .wrongType, .packedBody: .unsupportedMediaType
    case .tooManyRequests: .tooManyRequests
    case .bodiesTooLarge, .answersTooLarge, .timedOut, .clientLeft, .noThread: .unavailable
    }
  }

  /// The seconds after which the same request may be answered, where time helps.
  var retryAfter: Int? {
    switch self {
    case .tooManyRequests, .bodiesTooLarge, .answersTooLarge, .timedOut, .noThread: 1
    default: nil
    }
  }
}
