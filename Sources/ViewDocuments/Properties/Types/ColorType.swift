package import JSONDocuments

/// A colour: a name, `"#RRGGBB"`, `{red: 1, green: 0, blue: 0}`, or `{light: …, dark: …}` of those.
package struct ColorType: ValueType {
  private static let componentKeys = ["red", "green", "blue", "alpha"]
  private static let variantKeys = ["light", "dark", "highContrastLight", "highContrastDark"]

  package init() {}

  package var phrase: String {
    "a colour: a UIColor name, \"#RRGGBB\", \"#RRGGBBAA\", {red, green, blue, alpha} or {light, dark}"
  }
  package var schema: JSON { ["$ref": "#/$defs/color"] }

  package func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .color(let color) = value else { throw wrongType(property) }
    try color.check(for: property)
  }

  package func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .color(try color(node, for: property, from: source))
  }

  /// Reads a colour from a node and checks it.
  package func color<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> ColorValue {
    guard node.isMapping else { return try plain(node, for: property, from: source) }
    let map = try node.map("a colour", such: nil)
    guard map.names.contains(where: Self.variantKeys.contains) else {
      return try plain(node, for: property, from: source)
    }
    try map.checkKeys(Self.variantKeys)
    func variant(_ key: String) throws(Source.Node.Failure) -> ColorValue? {
      guard let node = map[key] else { return nil }
      return try plain(node, for: "\(property).\(key)", from: source)
    }
    return .variants(
      light: try plain(map.required("light"), for: "\(property).light", from: source), dark: try variant("dark"),
      highContrastLight: try variant("highContrastLight"), highContrastDark: try variant("highContrastDark"))
  }

  /// Reads a colour that does not vary by appearance; only a name that the document defines may stand for one that
  /// does.
  private func plain<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> ColorValue {
    let color = node.isMapping ? try components(node) : try named(node, for: property, from: source)
    do throws(PropertyError) { try color.check(for: property) } catch { throw node.failure(error) }
    return color
  }

  private func named<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> ColorValue {
    let name = try node.word(phrase)
    guard name.hasPrefix("#") else {
      return try source.color(named: name, at: node, for: property) ?? .named(name)
    }
    guard let color = ColorValue(hexadecimal: name) else { throw node.wrong(phrase, hint: nil) }
    return color
  }

  private func components<Node: ValueNode>(_ node: Node) throws(Node.Failure) -> ColorValue {
    let map = try node.map("a colour", such: nil)
    try map.checkKeys(Self.componentKeys)
    let limits = NumberType(PropertyLimits.unit).phrase
    return .components(
      red: try map.required("red").number(limits), green: try map.required("green").number(limits),
      blue: try map.required("blue").number(limits), alpha: try map["alpha"]?.number(limits) ?? 1)
  }
}

extension ColorType {
  /// The definitions that the schema refers to.
  static var definitions: [(key: String, value: JSON)] { [("color", color), ("plainColor", plainColor)] }

  private static var color: JSON {
    let plain: JSON = ["$ref": "#/$defs/plainColor"]
    let variants = JSON.closed(variantKeys.map { ($0, plain) }, required: ["light"])
    return [
      "anyOf": [plain, variants.described("One for each appearance and contrast; what is left out is as light is.")]
    ]
  }

  /// The schema of a colour that does not vary. A file can define any names of its own; those of `UIColor` are listed
  /// for completion in editors.
  private static var plainColor: JSON {
    let unit = NumberType(PropertyLimits.unit).schema
    return [
      "anyOf": [
        ["enum": .strings(ColorValue.names)],
        ["type": "string", "pattern": "^(#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[^#].*)$"],
        .closed(componentKeys.map { ($0, unit) }, required: ["red", "green", "blue"]),
      ]
    ]
  }
}
