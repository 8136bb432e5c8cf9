import JSONDocuments

/// A system symbol: its name, or `{name: star.fill, textStyle: title2, weight: bold}`.
struct SymbolType: ValueType {
  private let record = RecordType(fields: SymbolValue.fields)

  var phrase: String { "a symbol's name, or \(record.phrase)" }

  var schema: JSON { ["anyOf": [["type": "string", "minLength": .number(1)], record.schema]] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    try record.check(value, for: property)
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    guard node.scalar != nil else { return try record.read(node, for: property, from: source) }
    return .record([PropertyEntry(name: SymbolValue.name, value: .string(try node.word(phrase)))])
  }
}
