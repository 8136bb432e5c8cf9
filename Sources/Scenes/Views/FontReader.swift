import DynamicType
import HeadlessUIKit
import ViewDocuments

/// Reads a font: `{textStyle: body}`, `{systemFontOfSize: 17, weight: semibold}` or `{name: …, size: 17}`.
///
/// The last two follow the text size when `textStyle` is there too: `UIFontMetrics` scales them, up to `maximumPointSize`.
enum FontReader {
  static let keys = ["textStyle", "systemFontOfSize", "weight", "name", "size", "maximumPointSize"]

  static func read(_ value: Value) throws(SceneError) -> FontValue {
    guard value.isMapping else { throw value.wrong(PropertyType.font.phrase) }
    let table = try value.table("a font")
    try table.checkKeys(keys)
    let style = try table["textStyle"].map { (name) throws(SceneError) in try textStyle(name) }
    guard let face = try face(table) else { return try plainStyle(style, table) }
    guard let style else {
      try forbid("maximumPointSize", in: table, because: "a font without 'textStyle'")
      return .fixed(face)
    }
    let maximum = try table["maximumPointSize"].map { (size) throws(SceneError) in try size.number("a point size") }
    return .scaled(face, style, maximumPointSize: maximum)
  }

  /// The face the table names, or nil when it names none.
  private static func face(_ table: Table) throws(SceneError) -> FontFace? {
    if let name = table["name"] {
      for key in ["systemFontOfSize", "weight"] { try forbid(key, in: table, because: "a font with 'name'") }
      return .named(try name.word("a PostScript name"), pointSize: try table.required("size").number("a point size"))
    }
    guard let size = table["systemFontOfSize"] else { return nil }
    try forbid("size", in: table, because: "a font with 'systemFontOfSize'")
    return .system(pointSize: try size.number("a point size"), weight: try weight(table))
  }

  private static func weight(_ table: Table) throws(SceneError) -> String {
    guard let value = table["weight"] else { return "regular" }
    let names = FontValue.weightNames
    let name = try value.word("one of " + names.joined(separator: ", "))
    guard names.contains(name) else { throw value.unknown(name, among: names) }
    return name
  }

  private static func plainStyle(_ style: TextStyle?, _ table: Table) throws(SceneError) -> FontValue {
    guard let style else {
      let keys = ["textStyle", "systemFontOfSize", "name"]
      throw SceneError(place: table.place, problem: .missingOneOf(keys, owner: table.owner))
    }
    for key in ["weight", "size", "maximumPointSize"] {
      try forbid(key, in: table, because: "a font with 'textStyle' alone")
    }
    return .textStyle(style)
  }

  private static func textStyle(_ value: Value) throws(SceneError) -> TextStyle {
    let names = TextStyle.allCases.map(\.swiftName)
    let name = try value.word("a text style")
    guard let style = TextStyle.allCases.first(where: { $0.swiftName == name }) else {
      throw value.unknown(name, among: names)
    }
    return style
  }

  /// A key that another key rules out.
  private static func forbid(_ key: String, in table: Table, because owner: String) throws(SceneError) {
    guard let entry = table.entries.first(where: { $0.key == key }) else { return }
    throw SceneError(place: entry.place, problem: .unknownKey(key, owner: owner, suggestion: nil, keys: []))
  }
}
