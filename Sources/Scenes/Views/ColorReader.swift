import HeadlessUIKit
import Suggestions
import ViewDocuments

/// Reads a colour: a name, `"#RRGGBB"`, `{red: 1, green: 0, blue: 0}`, or `{light: …, dark: …}` of those.
struct ColorReader {
  static let componentKeys = ["red", "green", "blue", "alpha"]
  static let variantKeys = ["light", "dark", "highContrastLight", "highContrastDark"]

  /// The colours that have names of the file's own.
  let colors: [NamedColor]

  /// - Parameter property: what messages call the colour.
  func read(_ value: Value, for property: String) throws(SceneError) -> ColorValue {
    guard value.isMapping else { return try simple(value, for: property) }
    let table = try value.table("a colour")
    guard table.entries.contains(where: { Self.variantKeys.contains($0.key) }) else {
      return try simple(value, for: property)
    }
    try table.checkKeys(Self.variantKeys)
    func variant(_ key: String) throws(SceneError) -> ColorValue? {
      try table[key].map { (color) throws(SceneError) in try simple(color, for: "\(property).\(key)") }
    }
    return .variants(
      light: try simple(table.required("light"), for: "\(property).light"), dark: try variant("dark"),
      highContrastLight: try variant("highContrastLight"), highContrastDark: try variant("highContrastDark"))
  }

  private func simple(_ value: Value, for property: String) throws(SceneError) -> ColorValue {
    let color = value.isMapping ? try components(value) : try named(value, for: property)
    try value.placing { () throws(PropertyError) in
      try PropertyValue.color(color).check(as: .color, for: property)
    }
    return color
  }

  private func named(_ value: Value, for property: String) throws(SceneError) -> ColorValue {
    let name = try value.word(PropertyType.color.phrase)
    if name.hasPrefix("#") {
      guard let color = ColorValue(hexadecimal: name) else { throw value.wrong(PropertyType.color.phrase) }
      return color
    }
    if let color = colors.first(where: { $0.name == name }) { return try color.value(at: value) }
    guard !ColorValue.names.contains(name), !colors.isEmpty else { return .named(name) }
    let names = colors.map(\.name)
    let suggestion = Suggestion.nearest(to: name, among: names + ColorValue.names)
    throw value.error(.unknownColor(name, key: property, suggestion: suggestion, names: names))
  }

  private func components(_ value: Value) throws(SceneError) -> ColorValue {
    let table = try value.table("a colour")
    try table.checkKeys(Self.componentKeys)
    let limits = "a number from 0 to 1"
    return .components(
      red: try table.required("red").number(limits), green: try table.required("green").number(limits),
      blue: try table.required("blue").number(limits), alpha: try table["alpha"]?.number(limits) ?? 1)
  }
}
