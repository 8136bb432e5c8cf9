package import JSONDocuments

/// The JSON Schema of properties' values.
package enum PropertySchema {
  /// Any scalar but null is text where text is asked for: `text: 17` is the text "17".
  package static let text: JSON = ["type": ["string", "number", "boolean"]]
  /// The same where it may not be empty.
  package static let word: JSON = text.adding(["minLength": .number(1)])

  /// What the schemas of colours and fonts refer to, by name.
  package static var definitions: [(key: String, value: JSON)] {
    ColorType.definitions + [("font", FontType.definition)]
  }
}
