/// A status code of RFC 9110, section 15, or RFC 6585.
enum HTTPStatus: Int {
  case ok = 200
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case expectationFailed = 417
  case misdirectedRequest = 421
  case tooManyRequests = 429
  case headTooLarge = 431
  case notImplemented = 501
  case unavailable = 503
  case unknownVersion = 505

  /// The reason phrase of the status line.
  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .unsupportedMediaType: "Unsupported Media Type"
    case .expectationFailed: "Expectation Failed"
    case .misdirectedRequest: "Misdirected Request"
    case .tooManyRequests: "Too Many Requests"
    case .headTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .unavailable: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}
