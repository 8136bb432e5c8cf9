import JSONDocuments

/// An image in a file.
struct ImageType: ValueType {
  var phrase: String { "the path of an image file, or an image's name in the file's 'assets'" }
  var schema: JSON { ["$ref": "#/$defs/image"] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .image = value else { throw wrongType(property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .image(try source.image(node, phrase))
  }
}

/// A style of the document's typography.
struct StyleType: ValueType {
  var phrase: String { "the name of a style of the file's 'typography'" }
  var schema: JSON { PropertySchema.word }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .typography = value else { throw wrongType(property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .typography(try source.style(node, phrase))
  }
}
