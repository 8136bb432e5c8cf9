package import DynamicType
import Foundation
import HeadlessUIKit
import Suggestions

/// A font in a file, independent of the content size category.
package enum FontValue: Equatable, Sendable {
  /// `{textStyle: body}`: the system font of a text style.
  case textStyle(TextStyle)
  /// `{name: RobotoSlab-Regular, size: 17}`: the same size in every content size category.
  case fixed(FontFace)
  /// The same with `textStyle`: scaled by `UIFontMetrics`, up to the maximum if there is one.
  case scaled(FontFace, TextStyle, maximumPointSize: Double?)
}

/// The face of a font value, at its size in the category Large.
package enum FontFace: Equatable, Sendable {
  case system(pointSize: Double, weight: String)
  case named(String, pointSize: Double)

  var pointSize: Double {
    switch self {
    case .system(let pointSize, _), .named(_, let pointSize): pointSize
    }
  }
}

extension FontValue {
  /// The names of UIKit's weights, lightest first.
  package static var weightNames: [String] { weights.map(\.key) }

  private static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  func check(for property: String) throws(PropertyError) {
    switch self {
    case .textStyle: return
    case .fixed(let face): try Self.check(face, for: property)
    case .scaled(let face, _, let maximum):
      try Self.check(face, for: property)
      if let maximum { try Self.check(pointSize: maximum, for: property + ".maximumPointSize") }
    }
  }

  private static func check(_ face: FontFace, for property: String) throws(PropertyError) {
    switch face {
    case .named(_, let size): try check(pointSize: size, for: property + ".size")
    case .system(let size, let weight):
      try check(pointSize: size, for: property + ".systemFontOfSize")
      try EnumerationType(names: weightNames).check(weight, for: property + ".weight")
    }
  }

  private static func check(pointSize: Double, for property: String) throws(PropertyError) {
    guard pointSize.isFinite else { throw .notFinite(property: property) }
    guard pointSize > 0, pointSize <= PropertyLimits.pointSize else {
      let expected = "a point size above 0 and at most \(PropertyLimits.pointSize.plain)"
      throw .outOfRange(property: property, value: pointSize.plain, expected: expected)
    }
  }
}

extension FontValue {
  /// The font for the traits of a configuration.
  @MainActor func uiFont(compatibleWith traits: UITraitCollection) throws(PropertyError) -> UIFont {
    switch self {
    case .textStyle(let style):
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style.rawValue), compatibleWith: traits)
    case .fixed(let face):
      return try Self.uiFont(face)
    case .scaled(let face, let style, let maximum):
      let font = try Self.uiFont(face)
      let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: style.rawValue))
      guard let maximum else { return metrics.scaledFont(for: font, compatibleWith: traits) }
      return metrics.scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
    }
  }

  @MainActor private static func uiFont(_ face: FontFace) throws(PropertyError) -> UIFont {
    switch face {
    case .system(let size, let name):
      let weight = weights.first { $0.key == name }?.value ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    case .named(let name, let size):
      guard let font = UIFont(name: name, size: size) else {
        throw .unknownFont(name: name, suggestion: Suggestion.nearest(to: name, among: FontRegistry.names))
      }
      return font
    }
  }
}
