import JSONDocuments

/// A list of values of one type.
struct ListType: ValueType {
  let element: PropertyType

  var phrase: String { "a list" }
  var schema: JSON { ["type": "array", "items": element.schema] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .list(let items) = value else { throw wrongType(property) }
    for item in items { try element.check(item, for: property) }
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    var items: [PropertyValue] = []
    for item in try node.list(phrase) { items.append(try element.read(item, for: property, from: source)) }
    return .list(items)
  }
}

/// A named part of a value.
package struct PropertyField: Sendable {
  package let name: String
  package let type: PropertyType
  package let documentation: String
  package let isRequired: Bool

  init(_ name: String, _ type: PropertyType, _ documentation: String, isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.documentation = documentation
    self.isRequired = isRequired
  }
}

/// Values by name.
struct RecordType: ValueType {
  let fields: [PropertyField]

  var phrase: String { "a mapping of \(fields.map(\.name).joined(separator: ", "))" }

  var schema: JSON {
    .closed(
      fields.map { ($0.name, $0.type.schema.described($0.documentation)) },
      required: fields.filter(\.isRequired).map(\.name))
  }

  /// Checks the values of known names. The reader checks the names themselves; unknown ones are skipped here.
  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .record(let entries) = value else { throw wrongType(property) }
    for entry in entries {
      guard let field = fields.first(where: { $0.name == entry.name }) else { continue }
      try field.type.check(entry.value, for: property + "." + entry.name)
    }
  }

  /// Reads the entries, in the order of the fields.
  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    let map = try node.map("'\(property)'", such: "{\(fields.first.map { "\($0.name): …" } ?? "")}")
    try map.checkKeys(fields.map(\.name))
    var entries: [PropertyEntry] = []
    for field in fields {
      guard let item = field.isRequired ? try map.required(field.name) : map[field.name] else { continue }
      let value = try field.type.read(item, for: property + "." + field.name, from: source)
      entries.append(PropertyEntry(name: field.name, value: value))
    }
    return .record(entries)
  }
}
