import Foundation
import HeadlessUIKit

/// The font with a name in a configuration.
struct FontName {
  private static let weights: [String: UIFont.Weight] = [
    "black": .black, "bold": .bold, "heavy": .heavy, "light": .light, "medium": .medium, "regular": .regular,
    "semibold": .semibold, "semi-bold": .semibold, "thin": .thin, "ultralight": .ultraLight, "ultra-light": .ultraLight,
  ]

  private let name: String

  init(_ name: String) { self.name = name }

  /// The font at a size; nil if there is none with the name.
  func font(ofSize size: Float) -> UIFont? {
    let points = CGFloat(size)
    switch name.lowercased() {
    case "system": return .systemFont(ofSize: points)
    case "boldsystem": return .boldSystemFont(ofSize: points)
    case "italicsystem": return .italicSystemFont(ofSize: points)
    case let lower:
      if let weight = Self.weight(in: lower, behind: "system-") {
        return .systemFont(ofSize: points, weight: weight)
      }
      if let weight = Self.weight(in: lower, behind: "monospaceddigitsystem-") {
        return .monospacedDigitSystemFont(ofSize: points, weight: weight)
      }
      return UIFont(name: name, size: points)
    }
  }

  private static func weight(in name: String, behind prefix: String) -> UIFont.Weight? {
    name.hasPrefix(prefix) ? weights[String(name.dropFirst(prefix.count))] : nil
  }

  /// Names to suggest in place of an unknown one: those of fonts that are there.
  static var known: [String] {
    let system = ["System", "BoldSystem", "ItalicSystem"]
    let weighted = ["System-", "MonospacedDigitSystem-"].flatMap { prefix in
      ["Black", "Bold", "Heavy", "Light", "Medium", "Regular", "Semibold", "Thin", "UltraLight"].map { prefix + $0 }
    }
    return system + weighted + FontRegistry.names.sorted()
  }
}
