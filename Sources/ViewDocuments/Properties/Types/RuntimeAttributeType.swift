package import JSONDocuments

/// The value of a runtime attribute, with the types that Interface Builder offers: a number, true or false, a text, or
/// `{color: …}`, `{image: …}`, `{point: …}`, `{size: …}`, `{rect: …}`.
package struct RuntimeAttributeType: ValueType {
  package static let shared = PropertyType(RuntimeAttributeType())

  /// The types of values that are not plain.
  private static let types: KeyValuePairs<String, PropertyType> = [
    "color": .color, "image": .image, "point": .point, "size": .offset, "rect": .rect,
  ]

  package init() {}

  package var phrase: String {
    "a number, true or false, a text, or one of {\(Self.types.map(\.key).joined(separator: ": …}, {")): …}"
  }

  package var schema: JSON {
    let others: [JSON] = Self.types.map { .closed([($0.key, $0.value.schema)], required: [$0.key]) }
    return ["anyOf": .array([["type": ["string", "number", "boolean"]]] + others)]
  }

  package func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    switch value {
    case .string, .double, .boolean, .color, .image, .point, .size, .rect: return
    default: throw wrongType(property)
    }
  }

  package func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    guard node.isMapping else {
      guard let word = node.nonNumericScalar else { return .double(try node.number(phrase)) }
      if ["true", "false"].contains(word) { return .boolean(try node.boolean(phrase)) }
      return .string(try node.text(phrase))
    }
    let map = try node.map("a value", such: "{color: systemRed}")
    try map.checkKeys(Self.types.map(\.key))
    for (name, type) in Self.types {
      if let value = map[name] { return try type.read(value, for: name, from: source) }
    }
    throw map.missing(oneOf: Self.types.map(\.key))
  }
}
