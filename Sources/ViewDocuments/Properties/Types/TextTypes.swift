import JSONDocuments

/// Literal text.
struct StringType: ValueType {
  var phrase: String { "a text" }
  var schema: JSON { PropertySchema.text }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .string = value else { throw wrongType(property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .string(try node.text(phrase))
  }
}

/// Text that is shown: literal, or by its key in the document's strings.
struct DisplayedTextType: ValueType {
  var phrase: String { "a text, or {key} of the file's 'strings'" }
  var schema: JSON { ["$ref": "#/$defs/text"] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    switch value {
    case .string, .localized: return
    default: throw wrongType(property)
    }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    if node.isMapping { return .localized(try source.localizedText(node)) }
    return .string(try node.text(StringType().phrase))
  }
}
