import JSONDocuments

/// Values of another type that must have something more in common with each other.
struct CheckedType<Value: Sendable>: ValueType {
  let kind: PropertyKind<Value>
  let furtherCheck: @Sendable (Value, _ property: String) throws(PropertyError) -> Void

  var phrase: String { kind.type.phrase }
  var schema: JSON { kind.type.schema }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    try kind.type.check(value, for: property)
    guard let value = kind.read(value) else { throw wrongType(property) }
    try furtherCheck(value, property)
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    try kind.type.read(node, for: property, from: source)
  }
}

extension PropertyKind {
  /// Values of this kind that pass a further check.
  func checked(
    _ check: @escaping @Sendable (Value, _ property: String) throws(PropertyError) -> Void
  ) -> PropertyKind<Value> {
    PropertyKind(type: PropertyType(CheckedType(kind: self, furtherCheck: check)), read: read)
  }
}
