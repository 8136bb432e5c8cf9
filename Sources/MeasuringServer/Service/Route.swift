/// The paths that the service handles.
enum Route: String, CaseIterable {
  case measure = "/measure"
  case batch = "/measure/batch"
  case health = "/health"
  case description = "/openapi.json"

  var methods: [String] {
    switch self {
    case .measure, .batch: ["POST"]
    case .health, .description: ["GET", "HEAD"]
    }
  }

  /// The media types of bodies.
  var types: [String] {
    switch self {
    case .measure: ["application/json"]
    case .batch: ["application/json"] + Route.lineTypes
    case .health, .description: []
    }
  }

  /// The media types of JSON lines, none of which is registered.
  static let lineTypes = ["application/x-ndjson", "application/jsonl"]

  /// - Throws: `unknownPath`, `wrongMethod`, `packedBody` or `wrongType`.
  init(_ head: HTTPHead) throws(HTTPFault) {
    guard let route = Route(rawValue: head.path) else {
      throw .unknownPath(String(head.path.prefix(100)), known: Route.allCases.map(\.rawValue))
    }
    guard route.methods.contains(head.method) else {
      throw .wrongMethod(String(head.method.prefix(20)), allowed: route.methods)
    }
    if !route.types.isEmpty {
      if let coding = head.contentCoding { throw .packedBody(coding) }
      guard let type = head.mediaType, route.types.contains(type) else {
        throw .wrongType(head.mediaType, expected: route.types)
      }
    }
    self = route
  }
}
