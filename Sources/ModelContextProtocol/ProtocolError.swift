import JSONDocuments

/// A JSON-RPC error: the request itself is at fault, or nothing serves it.
package struct ProtocolError: Error, Equatable, Sendable {
  /// The error codes of JSON-RPC 2.0 (section 5.1), and those that MCP adds.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    /// MCP 2026-07-28, "Protocol Version Negotiation".
    case unsupportedProtocolVersion = -32022
  }

  package let code: Code
  package let message: String
  /// The `data` of a version that is not supported.
  var requestedVersion: String?

  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  var json: JSON {
    var entries: [(key: String, value: JSON)] = [
      ("code", .number(Double(code.rawValue))), ("message", .string(message)),
    ]
    if let requestedVersion {
      entries.append(
        (
          "data",
          ["supported": .strings(ProtocolVersion.allCases.map(\.rawValue)), "requested": .string(requestedVersion)]
        ))
    }
    return .object(entries)
  }
}
