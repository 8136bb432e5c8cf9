import DynamicType
import Foundation
import HeadlessUIKit
import Testing

/// What the tests read of `Fixtures/text-styles.json`.
struct TextFacts: Decodable {
  let styles: [String: Style]
  let fontMetricsSf: SystemFont
  let preferredFontLeading: PreferredFontLeading

  struct Style: Decodable {
    let uikitRawValue: String
    let weight: String
    let pointSize: [String: CGFloat]
    let leading: [String: CGFloat]
  }

  struct SystemFont: Decodable {
    let unitsPerEm: CGFloat
    let hheaAscender: CGFloat
    let hheaDescender: CGFloat

    /// Points from the top to the bottom of a line of a font of one point.
    var lineHeight: CGFloat { (hheaAscender - hheaDescender) / unitsPerEm }
  }

  struct PreferredFontLeading: Decodable {
    /// By style and category, in points with four decimals.
    let derivedValues: [String: [String: CGFloat]]
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let shared = Result {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = folder.appendingPathComponent("text-styles.json")
    return try decoder.decode(TextFacts.self, from: Data(contentsOf: file))
  }
}

/// One of the 132 published text styles at a category.
struct PublishedFont: Sendable, CustomTestStringConvertible {
  let style: String
  let rawValue: String
  let weight: String
  let category: ContentSizeCategory
  /// In points, as the Human Interface Guidelines print them. The leading is from baseline to baseline.
  let pointSize: CGFloat
  let leading: CGFloat
  /// By San Francisco's `hhea` table, in points.
  let lineHeight: CGFloat

  var testDescription: String { "\(style) at \(category.shortName)" }

  var textStyle: UIFont.TextStyle { UIFont.TextStyle(rawValue: rawValue) }

  @MainActor var font: UIFont { .preferredFont(forTextStyle: textStyle, compatibleWith: phoneTraits(category)) }

  /// Points that `count` lines take: *n* line heights and between them *n* - 1 leadings of the font, which are the
  /// published leading less a line height.
  func height(ofLines count: Int) -> CGFloat { lineHeight + CGFloat(count - 1) * leading }

  /// Every style in the order of names, at every category. Empty if the fixture cannot be read, which a test reports.
  static let all: [PublishedFont] = {
    guard let facts = try? TextFacts.shared.get() else { return [] }
    return facts.styles.sorted { $0.key < $1.key }.flatMap { name, style in
      ContentSizeCategory.allCases.compactMap { category in
        guard let size = style.pointSize[category.shortName], let leading = style.leading[category.shortName] else {
          return nil
        }
        return PublishedFont(
          style: name, rawValue: style.uikitRawValue, weight: style.weight, category: category, pointSize: size,
          leading: leading, lineHeight: size * facts.fontMetricsSf.lineHeight)
      }
    }
  }()
}

/// A phone's traits, all specified: other suites may leave others current.
func phoneTraits(
  _ category: ContentSizeCategory = .large, scale: CGFloat = 2,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> UITraitCollection {
  var values = TraitValues.phone
  values.preferredContentSizeCategory = UIContentSizeCategory(category)
  values.displayScale = scale
  values.layoutDirection = direction
  return UITraitCollection(values: values)
}

/// A font all of whose characters are as wide, in points.
@MainActor
func monospaced(advance: CGFloat) throws -> UIFont {
  try #require(UIFont(name: "NotoSansMono-Regular", size: advance / 0.6))
}

/// A label of one's own traits, which has no limit of lines.
@MainActor
func label(_ text: String?, font: UIFont, traits: UITraitCollection = phoneTraits(), lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.overrideTraits = traits
  label.font = font
  label.numberOfLines = lines
  label.text = text
  return label
}

/// The least multiple of a device pixel that is not less. Exact for the heights of the tests: San Francisco's line
/// height is 611/512 of the size, so that sums and products of them carry no rounding.
func ceilToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
