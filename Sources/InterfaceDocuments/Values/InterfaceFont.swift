/// A font as a document describes it. A size of nil is the class's own.
package enum InterfaceFont: Equatable, Sendable {
  /// San Francisco: its weight as `semibold`.
  case system(weight: String?, isItalic: Bool, isBold: Bool, size: Double?)
  /// A text style, as `UICTFontTextStyleBody`.
  case style(String)
  /// A font by its PostScript name.
  case named(String, family: String?, size: Double?)
}

extension InterfaceElement {
  /// `<fontDescription key="…" …/>`, or `<font key="…" …/>` of attributed strings.
  package func font(_ key: String) throws(InterfaceProblem) -> InterfaceFont? {
    guard let child = try valued(key, named: ["fontDescription", "font"], "a font") else { return nil }
    if let style = child["style"] { return .style(style) }
    let size = try child.fontSize(child.name == "font" ? "size" : "pointSize")
    if let name = child["name"] { return .named(name, family: child["family"], size: size) }
    return child.name == "font" ? try child.metaFont(size: size) : try child.typedFont(size: size)
  }

  private func typedFont(size: Double?) throws(InterfaceProblem) -> InterfaceFont {
    let type = try choice("type", [("system", 0), ("boldSystem", 1), ("italicSystem", 2)]) ?? 0
    if self["weight"] != nil { _ = try choice("weight", Self.weights.map { ($0, $0) }) }
    return .system(weight: self["weight"], isItalic: type == 2, isBold: type == 1, size: size)
  }

  /// The fonts of attributed strings: `metaFont="systemSemibold"`.
  private func metaFont(size: Double?) throws(InterfaceProblem) -> InterfaceFont {
    guard let name = self["metaFont"] else { throw InterfaceProblem(place, .missing(name: "name", element: self.name)) }
    if name.hasPrefix("UICTFontTextStyle") { return .style(name) }
    let known =
      ["system", "systemBold", "systemItalic"]
      + Self.weights.map { "system" + $0.prefix(1).uppercased() + $0.dropFirst() }
    guard known.contains(name) else {
      guard let standard = Self.metaFontSizes.first(where: { $0.name == name })?.size else {
        throw InterfaceProblem(place(of: "metaFont"), .unknownValue(name: "metaFont", value: name, known: known))
      }
      return .system(weight: nil, isItalic: false, isBold: false, size: size ?? standard)
    }
    let weight = name.dropFirst("system".count).lowercased()
    return .system(
      weight: Self.weights.first { $0.lowercased() == weight && $0 != "bold" }, isItalic: weight == "italic",
      isBold: weight == "bold", size: size)
  }

  /// A font's size in points; nil for the class's own, which is also written as 0.
  private func fontSize(_ name: String) throws(InterfaceProblem) -> Double? {
    guard let size = try number(name), size != 0 else { return nil }
    guard (0...10_000).contains(size) else {
      throw InterfaceProblem(
        place(of: name), .outOfRange(name: name, value: self[name] ?? "", limit: "a size from 0 to 10000"))
    }
    return size
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The other names that fonts of attributed strings have, with the sizes of `UIFont`.
  private static let metaFontSizes: [(name: String, size: Double)] = [
    ("label", 17), ("smallSystem", 12), ("button", 18), ("cellTitle", 17), ("message", 13),
  ]
}
