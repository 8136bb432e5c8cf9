import JSONDocuments

/// A request's identifier, which its answer repeats.
package enum RequestID: Hashable, Sendable {
  case string(String)
  /// The digits as they were written: an integer may be beyond those that a `Double` keeps apart.
  case number(String)

  /// - Returns: nil for a value that is not an identifier: MCP allows texts and integers, and not null.
  init?(_ value: JSONValue, in line: [UInt8]) {
    switch value.content {
    case .string(let text): self = .string(text)
    case .number:
      let digits = String(decoding: line[value.offset..<value.end], as: UTF8.self)
      guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "-") }) else {
        return nil
      }
      self = .number(digits)
    default: return nil
    }
  }

  func append(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): JSONText.append(text, to: &bytes)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    }
  }
}
