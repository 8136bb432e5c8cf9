import DynamicType
import JSONDocuments

/// A font: `{textStyle: body}`, `{systemFontOfSize: 17, weight: semibold}` or `{name: …, size: 17}`.
///
/// The last two scale with the text size if `textStyle` is given as well: `UIFontMetrics` scales them, up to
/// `maximumPointSize`.
struct FontType: ValueType {
  private static let keys = ["textStyle", "systemFontOfSize", "weight", "name", "size", "maximumPointSize"]

  var phrase: String { "a font: {textStyle}, {systemFontOfSize, weight} or {name, size}" }
  var schema: JSON { ["$ref": "#/$defs/font"] }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .font(let font) = value else { throw wrongType(property) }
    try font.check(for: property)
  }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    .font(try font(node))
  }

  private func font<Node: ValueNode>(_ node: Node) throws(Node.Failure) -> FontValue {
    guard node.isMapping else { throw node.wrong(phrase, hint: nil) }
    let map = try node.map("a font", such: nil)
    try map.checkKeys(Self.keys)
    let style = try textStyle(map["textStyle"])
    guard let face = try face(map) else { return try plainStyle(style, map) }
    guard let style else {
      try map.forbid("maximumPointSize", in: "a font without 'textStyle'")
      return .fixed(face)
    }
    return .scaled(face, style, maximumPointSize: try map["maximumPointSize"]?.number("a point size"))
  }

  /// The face that the map names; nil if it names none.
  private func face<Map: ValueMap>(_ map: Map) throws(Map.Node.Failure) -> FontFace? {
    if let name = map["name"] {
      for key in ["systemFontOfSize", "weight"] { try map.forbid(key, in: "a font with 'name'") }
      return .named(try name.word("a PostScript name"), pointSize: try map.required("size").number("a point size"))
    }
    guard let size = map["systemFontOfSize"] else { return nil }
    try map.forbid("size", in: "a font with 'systemFontOfSize'")
    return .system(pointSize: try size.number("a point size"), weight: try weight(map["weight"]))
  }

  private func weight<Node: ValueNode>(_ node: Node?) throws(Node.Failure) -> String {
    guard let node else { return "regular" }
    let names = FontValue.weightNames
    let name = try node.word(EnumerationType(names: names).phrase)
    guard names.contains(name) else { throw node.unknown(name, among: names) }
    return name
  }

  private func plainStyle<Map: ValueMap>(_ style: TextStyle?, _ map: Map) throws(Map.Node.Failure) -> FontValue {
    guard let style else { throw map.missing(oneOf: ["textStyle", "systemFontOfSize", "name"]) }
    for key in ["weight", "size", "maximumPointSize"] { try map.forbid(key, in: "a font with 'textStyle' alone") }
    return .textStyle(style)
  }

  private func textStyle<Node: ValueNode>(_ node: Node?) throws(Node.Failure) -> TextStyle? {
    guard let node else { return nil }
    let names = TextStyle.allCases.map(\.swiftName)
    let name = try node.word("a text style")
    guard let style = TextStyle.allCases.first(where: { $0.swiftName == name }) else {
      throw node.unknown(name, among: names)
    }
    return style
  }
}

extension FontType {
  /// The definition that the schema refers to.
  static var definition: JSON {
    let size: JSON = ["type": "number", "exclusiveMinimum": .number(0), "maximum": .number(PropertyLimits.pointSize)]
    let style: JSON = ["enum": .strings(TextStyle.allCases.map(\.swiftName))]
    let weight: JSON = ["enum": .strings(FontValue.weightNames)]
    let scaling: [(key: String, value: JSON)] = [("textStyle", style), ("maximumPointSize", size)]
    let needsStyle: JSON = ["dependentRequired": ["maximumPointSize": ["textStyle"]]]
    return [
      "anyOf": [
        .closed([("textStyle", style)], required: ["textStyle"]),
        needsStyle.adding(
          .closed([("systemFontOfSize", size), ("weight", weight)] + scaling, required: ["systemFontOfSize"])),
        needsStyle.adding(
          .closed([("name", ["type": "string"]), ("size", size)] + scaling, required: ["name", "size"])),
      ]
    ]
  }
}
