package import DynamicType
public import Foundation

extension UIFont {
  /// A text style: a role of text whose font follows the user's text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ style: DynamicType.TextStyle) { self.init(rawValue: style.rawValue) }

    /// 36 points, bold, at `large`; at other text sizes two points more than `largeTitle`, an estimate.
    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    /// 28 points, bold, at `large`; at other text sizes the same as `title1`, an estimate.
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    /// 34 points on lines of 41 at `large`, 60 at AX5.
    public static let largeTitle = TextStyle(.largeTitle)
    /// 28 points on lines of 34 at `large`, 58 at AX5.
    public static let title1 = TextStyle(.title1)
    /// 22 points on lines of 28 at `large`, 56 at AX5.
    public static let title2 = TextStyle(.title2)
    /// 20 points on lines of 25 at `large`, 55 at AX5.
    public static let title3 = TextStyle(.title3)
    /// 17 points on lines of 22 at `large`, semibold; otherwise the same as `body`.
    public static let headline = TextStyle(.headline)
    /// 15 points on lines of 20 at `large`, 49 at AX5.
    public static let subheadline = TextStyle(.subheadline)
    /// 17 points on lines of 22 at `large`, 53 at AX5.
    public static let body = TextStyle(.body)
    /// 16 points on lines of 21 at `large`, 51 at AX5.
    public static let callout = TextStyle(.callout)
    /// 13 points on lines of 18 at `large`, 44 at AX5.
    public static let footnote = TextStyle(.footnote)
    /// 12 points on lines of 16 at `large`, 43 at AX5.
    public static let caption1 = TextStyle(.caption1)
    /// 11 points on lines of 13 at `large`, 40 at AX5.
    public static let caption2 = TextStyle(.caption2)

    /// The style's metrics; those of body for an unknown raw value.
    package var style: DynamicType.TextStyle { DynamicType.TextStyle(rawValue: rawValue) ?? .body }
  }

  /// The weight of a font's strokes, from -1 to 1; raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight, which may lie between the named ones: the system font uses the nearest of those, other
    /// families the nearest face.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// 100 on OpenType's scale.
    public static let ultraLight = Weight(-0.8)
    /// 200 on OpenType's scale.
    public static let thin = Weight(-0.6)
    /// 300 on OpenType's scale.
    public static let light = Weight(-0.4)
    /// 400 on OpenType's scale.
    public static let regular = Weight(0)
    /// 500 on OpenType's scale.
    public static let medium = Weight(0.23)
    /// 600 on OpenType's scale, the lightest that counts as bold.
    public static let semibold = Weight(0.3)
    /// 700 on OpenType's scale.
    public static let bold = Weight(0.4)
    /// 800 on OpenType's scale.
    public static let heavy = Weight(0.56)
    /// 900 on OpenType's scale.
    public static let black = Weight(0.62)

    private static let named: [(weight: Weight, systemWeight: SystemFontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest named weight.
    package var systemWeight: SystemFontWeight {
      let distances = Weight.named.map { (abs($0.weight.rawValue - rawValue), $0.systemWeight) }
      return distances.min { $0.0 < $1.0 }?.1 ?? .regular
    }
  }
}
