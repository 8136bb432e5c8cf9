package import DynamicType
public import Foundation

extension UIFont {
  /// A use of text that the user's text size applies to.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ style: DynamicType.TextStyle) { self.init(rawValue: style.rawValue) }

    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    public static let largeTitle = TextStyle(.largeTitle)
    public static let title1 = TextStyle(.title1)
    public static let title2 = TextStyle(.title2)
    public static let title3 = TextStyle(.title3)
    public static let headline = TextStyle(.headline)
    public static let subheadline = TextStyle(.subheadline)
    public static let body = TextStyle(.body)
    public static let callout = TextStyle(.callout)
    public static let footnote = TextStyle(.footnote)
    public static let caption1 = TextStyle(.caption1)
    public static let caption2 = TextStyle(.caption2)

    /// The style's row of figures; an unknown raw value has body's.
    package var style: DynamicType.TextStyle { DynamicType.TextStyle(rawValue: rawValue) ?? .body }
  }

  /// How heavy a font's strokes are, from -1 to 1; raw values are UIKit's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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
