import Foundation

/// The names under which a symbol's drawing is looked for.
///
/// `person.crop.circle.badge.plus` is first looked for as it is, then without its badge, then without the circle.
enum SymbolNames {
  /// The symbol's own name, then names of simpler symbols that stand for it.
  ///
  /// What tells the least about a symbol goes first: its badge, then the circle or square around it, then that it is
  /// filled, then that it is crossed out.
  static func simplified(_ name: String) -> [String] {
    var names = [name]
    if let badge = name.range(of: ".badge") { names.append(String(name[..<badge.lowerBound])) }
    for component in ["circle", "square", "fill", "slash"] {
      let parts = (names.last ?? name).split(separator: ".")
      let rest = parts.filter { $0 != component }
      if !rest.isEmpty, rest.count < parts.count { names.append(rest.joined(separator: ".")) }
    }
    return names
  }

  /// The glyph that the rule gives a symbol: Apple's name with underscores, without `and`.
  ///
  /// `square.and.arrow.up` is `square_arrow_up`. CupertinoIcons was named so.
  static func glyph(for name: String) -> String {
    name.split(separator: ".").filter { $0 != "and" }.joined(separator: "_")
  }

  /// The name that a symbol had in earlier systems, or has in a layout from left to right; nil if it has no other.
  ///
  /// SF Symbols 3 and later say `forward` for `right`, `questionmark` for `question`, and SF Symbols 6 `document` for
  /// `doc`.
  static func earlier(_ name: String) -> String? {
    let words = name.split(separator: ".").map { renamed[$0] ?? $0 }
    let other = words.joined(separator: ".")
    return other == name ? nil : other
  }

  private static let renamed: [Substring: Substring] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "document": "doc",
    "questionmark": "question", "gearshape": "gear_alt", "icloud": "cloud", "trianglehead": "triangle",
    "letter": "envelope", "message": "bubble.left", "filled": "fill",
  ]

  /// Whether the symbol points the other way where the layout runs from right to left.
  static func followsLayoutDirection(_ name: String) -> Bool {
    name.split(separator: ".").contains { directed.contains($0) }
  }

  private static let directed: Set<Substring> = ["forward", "backward", "leading", "trailing"]

  /// Symbols that show products of Apple, which are not drawn.
  static func isApplesProduct(_ name: String) -> Bool {
    guard let first = name.split(separator: ".").first else { return false }
    return products.contains { first.hasPrefix($0) }
  }

  private static let products = [
    "applelogo", "airpod", "airtag", "homepod", "beats", "carplay", "appletv",
  ]
}
