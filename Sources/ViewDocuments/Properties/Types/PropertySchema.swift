package import JSONDocuments

/// JSON Schema for properties' values.
package enum PropertySchema {
  /// Text. Any scalar but null counts as text: `text: 17` is the text "17".
  package static let text: JSON = ["type": ["string", "number", "boolean"]]
  /// Text that is not empty.
  package static let word: JSON = text.adding(["minLength": .number(1)])

  /// The definitions that the schemas of colours and fonts refer to, by name.
  package static var definitions: [(key: String, value: JSON)] {
    ColorType.definitions + [("font", FontType.definition)]
  }
}
