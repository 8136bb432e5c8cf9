/// The reason why a request is refused.
enum HTTPFault: Error, Equatable, Sendable {
  // The bytes are not a valid request: the connection ends with the answer, as the start of the next request is
  // unknown.
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

  // The request was read completely.
  case unknownPath(String, known: [String])
  case wrongMethod(String, allowed: [String])
  case wrongType(String?, expected: [String])
  case wrongQuery(String)
  case packedBody(String)
  case noArray(String)
  case longBatch(limit: Int)
  case longAnswers(limit: Int)
  case answersTooLarge(limit: Int)
  case tooManyRequests(capacity: Int)
  case timedOut(seconds: Double)
  /// The client has closed the connection, so nobody would read the answer.
  case clientLeft

  /// The system cannot create a thread for the answer.
  case noThread
  /// The system has no more descriptors for the answer.
  case noDescriptor

  var status: HTTPStatus {
    switch self {
    case .malformedHead, .malformedChunk, .wrongQuery, .noArray: .badRequest
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
    case .bodiesTooLarge, .answersTooLarge, .timedOut, .clientLeft, .noThread, .noDescriptor: .unavailable
    }
  }

  /// The number of seconds after which retrying the same request makes sense; nil if it does not.
  var retryAfter: Int? {
    switch self {
    case .tooManyRequests, .bodiesTooLarge, .answersTooLarge, .timedOut, .noThread, .noDescriptor: 1
    default: nil
    }
  }
}
