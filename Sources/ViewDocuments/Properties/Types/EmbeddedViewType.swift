import JSONDocuments

/// A view, written like any other.
struct EmbeddedViewType: ValueType {
  var phrase: String { "a view" }
  var schema: JSON { ["$ref": "#/$defs/view"] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .view = value else { throw wrongType(property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .view(try source.view(node))
  }
}
