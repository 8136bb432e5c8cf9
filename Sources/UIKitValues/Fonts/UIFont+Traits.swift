public import Foundation
import TextLayout

extension UIFont {
  /// The width of a font's letters, from -1 to 1, with 0 for the family's normal width.
  ///
  /// UIKit's raw values are not publicly documented; those here map a class of `usWidthClass` to a tenth, with
  /// condensed at class 3 and expanded at class 7.
  public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width, which may lie between the named ones.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// 62.5 percent of the normal width.
    public static let compressed = Width(-0.3)
    /// 75 percent of the normal width.
    public static let condensed = Width(-0.2)
    /// The family's normal width, the only one of the system font.
    public static let standard = Width(0)
    /// 125 percent of the normal width.
    public static let expanded = Width(0.2)

    public static func < (left: Width, right: Width) -> Bool { left.rawValue < right.rawValue }
  }
}

/// The conversion between UIKit's and OpenType's scales of weight and width.
enum FontTraitScale {
  /// UIKit's named weights and the `usWeightClass` of the system font's faces; beyond those, both scales extend to
  /// their ends.
  private static let weights: [(trait: Double, openType: Double)] = [
    (-1, 1), (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
    (0.62, 900), (1, 1000),
  ]

  /// The percentages of `usWidthClass` 1 to 9, with a tenth for each class (`UIFont.Width`).
  private static let widths: [(trait: Double, openType: Double)] = [
    (-0.4, 50), (-0.3, 62.5), (-0.2, 75), (-0.1, 87.5), (0, 100), (0.1, 112.5), (0.2, 125), (0.3, 150), (0.4, 200),
  ]

  static func openTypeWeight(_ trait: Double) -> Double { along(weights.map { ($0.trait, $0.openType) }, trait) }
  static func weightTrait(_ weight: Double) -> Double { along(weights.map { ($0.openType, $0.trait) }, weight) }
  static func openTypeWidth(_ trait: Double) -> Double { along(widths.map { ($0.trait, $0.openType) }, trait) }
  static func widthTrait(_ width: Double) -> Double { along(widths.map { ($0.openType, $0.trait) }, width) }

  /// The linear interpolation at `x` between points of ascending x; beyond them, the value of the first or last point.
  private static func along(_ points: [(Double, Double)], _ x: Double) -> Double {
    guard let next = points.firstIndex(where: { x <= $0.0 }) else { return points[points.count - 1].1 }
    guard next > 0 else { return points[0].1 }
    let (low, high) = (points[next - 1], points[next])
    if x == high.0 { return high.1 }
    return low.1 + (high.1 - low.1) * (x - low.0) / (high.0 - low.0)
  }
}

extension FontTraits {
  var symbolic: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if FontTraits.boldWeights.contains(weight) { traits.insert(.traitBold) }
    if width < 100 { traits.insert(.traitCondensed) }
    if width > 100 { traits.insert(.traitExpanded) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The traits to look for in a family to get these symbolic traits and otherwise the present ones.
  func with(_ symbolic: UIFontDescriptor.SymbolicTraits) -> FontTraits {
    var traits = self
    let isBold = FontTraits.boldWeights.contains(weight)
    if symbolic.contains(.traitBold) != isBold { traits.weight = isBold ? 400 : 700 }
    traits.isItalic = symbolic.contains(.traitItalic)
    traits.isMonospaced = symbolic.contains(.traitMonoSpace)
    if symbolic.contains(.traitCondensed) {
      traits.width = min(width, 75)
    } else if symbolic.contains(.traitExpanded) {
      traits.width = max(width, 125)
    } else {
      traits.width = 100
    }
    return traits
  }
}
