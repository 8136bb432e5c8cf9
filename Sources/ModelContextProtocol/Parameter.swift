package import JSONDocuments

/// A parameter of a tool: what its schema says, and what arguments are checked by.
package struct Parameter: Sendable {
  /// The values of a parameter.
  package indirect enum Kind: Sendable {
    case string
    case boolean
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case oneOf([String])
    /// A list with at least one of them.
    case list(Kind)
    /// An object that someone else reads, by this schema.
    case object(JSON)
  }

  package let name: String
  package let kind: Kind
  package let description: String
  package let isRequired: Bool

  package init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ description: String) {
    (self.name, self.kind, self.isRequired, self.description) = (name, kind, isRequired, description)
  }
}

extension Parameter.Kind {
  var schema: JSON {
    switch self {
    case .string: ["type": "string"]
    case .boolean: ["type": "boolean"]
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .integer(let range):
      [
        "type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound)),
      ]
    case .oneOf(let words): ["type": "string", "enum": .strings(words)]
    case .list(let kind): ["type": "array", "items": kind.schema, "minItems": .number(1)]
    case .object(let schema): schema
    }
  }

  /// The expected form of a value, in words.
  private var expected: String {
    switch self {
    case .string: "a string"
    case .boolean: "true or false"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .oneOf(let words): "one of \(words.joined(separator: ", "))"
    case .list(let kind): "a list, each \(kind.expected)"
    case .object: "an object"
    }
  }

  /// Checks a value, which is called `name` in messages.
  func check(_ value: JSONValue, called name: String) throws(ArgumentError) {
    switch (self, value.content) {
    case (.string, .string), (.boolean, .bool), (.object, .object): return
    case (.number(let range), .number(let number)) where range.contains(number): return
    case (.integer(let range), .number(let number))
    where number == number.rounded() && Double(range.lowerBound)...Double(range.upperBound) ~= number:
      return
    case (.oneOf(let words), .string(let word)):
      guard !words.contains(word) else { return }
      throw .wrong(name: name, expected: expected, found: "'\(word.prefix(60))'", among: words, word: word)
    case (.list(let kind), .array(let values)) where !values.isEmpty:
      for (index, value) in values.enumerated() { try kind.check(value, called: "\(name)[\(index)]") }
    default: throw .wrong(name: name, expected: expected, found: value.content.kind, among: [], word: "")
    }
  }
}

extension [Parameter] {
  /// The schema of an object with these parameters and no others.
  var schema: JSON {
    .closed(map { ($0.name, $0.kind.schema.described($0.description)) }, required: filter(\.isRequired).map(\.name))
  }
}
