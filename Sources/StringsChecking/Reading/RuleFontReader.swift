import TextMeasuring
import Yams

/// Reads a font other than a text style.
enum RuleFontReader {
  static let keys = ["name", "family", "size", "weight", "italic", "scaledWith", "maximumSize"]

  /// A font scales like body by default; `scaledWith: none` keeps its size.
  static func font(_ value: RuleValue) throws(RulesError) -> MeasuringFont {
    let table = try RuleTable(value, "a font", known: keys)
    let size = try table["size"]?.number(above: 0, upTo: 1000) ?? MeasuringFont.defaultSize
    let scaled = try scaledWith(table)
    let maximum = try table["maximumSize"]?.number(above: 0, upTo: 1000)
    if scaled == nil { try table.refuse(["maximumSize"], beside: "scaledWith", "the font keeps its size") }
    return MeasuringFont(try face(table), size: size, scaledWith: scaled, maximumSize: maximum)
  }

  private static func face(_ table: RuleTable) throws(RulesError) -> MeasuringFont.Face {
    if let name = table["name"] {
      try table.refuse(["family", "weight", "italic"], beside: "name", "the name is that of one face")
      return .named(try name.text("a PostScript name or family"))
    }
    let weight = try table["weight"]?.name(KnownNames.weights) ?? .regular
    let isItalic = try table["italic"]?.bool() ?? false
    guard let family = table["family"] else { return .system(weight: weight, isItalic: isItalic) }
    return .family(try family.text("a family"), weight: weight, isItalic: isItalic)
  }

  private static func scaledWith(_ table: RuleTable) throws(RulesError) -> MeasuringStyle? {
    guard let value = table["scaledWith"] else { return .body }
    return value.node.scalar?.string == "none" ? nil : try value.name(KnownNames.styles)
  }
}
