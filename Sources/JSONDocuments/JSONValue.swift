/// A value of a JSON text, and the bytes of the text that it takes.
package struct JSONValue: Equatable, Sendable {
  /// Where its first byte is, counted from the start of the text.
  package var offset: Int
  /// The offset behind its last byte.
  package var end: Int
  package var content: JSONContent

  package init(offset: Int, end: Int, content: JSONContent) {
    self.offset = offset
    self.end = end
    self.content = content
  }

  /// The member of this name; nil for a value that is no object, or has none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }
}

/// What a value of a JSON text is.
package enum JSONContent: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The nearest number; an infinite one where the text's is beyond all of them. Who needs the digits of a whole number
  /// beyond 2⁵³ finds them in the text.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// In the text's order.
  case object([JSONMember])
}

/// A member of an object.
package struct JSONMember: Equatable, Sendable {
  package var name: String
  /// Where the name's quotation mark is.
  package var offset: Int
  package var value: JSONValue
  /// Whether a member before it has the same name.
  package var isRepeated = false
}

extension JSONContent {
  /// What the value is, for messages: `a string`.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
