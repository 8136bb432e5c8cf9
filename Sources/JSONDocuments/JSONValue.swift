/// A value in a JSON text, with the range of bytes that it occupies.
package struct JSONValue: Equatable, Sendable {
  /// The offset of its first byte from the start of the text.
  package var offset: Int
  /// The offset after its last byte.
  package var end: Int
  package var content: JSONContent

  package init(offset: Int, end: Int, content: JSONContent) {
    self.offset = offset
    self.end = end
    self.content = content
  }

  /// The value of the member with this name; nil if the value is not an object or has no such member.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }
}

/// The content of a JSON value.
package enum JSONContent: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The nearest representable number, infinite if it is out of range. The digits of an integer beyond 2⁵³ can be read
  /// from the text.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text.
  case object([JSONMember])
}

/// A member of an object.
package struct JSONMember: Equatable, Sendable {
  package var name: String
  /// The offset of the name's quotation mark.
  package var offset: Int
  package var value: JSONValue
  /// Whether an earlier member has the same name.
  package var isRepeated = false
}

extension JSONContent {
  /// A description of the kind of value for messages: `a string`.
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
