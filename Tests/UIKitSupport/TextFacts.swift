package import DynamicType
package import Foundation
import Testing
package import UIKitCore

/// The folder of the fixtures that the tests of UIKit's targets share.
package let uikitFixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
  "Fixtures")

/// The parts of `Fixtures/text-styles.json` that the tests use.
package struct TextFacts: Decodable {
  package let styles: [String: Style]
  package let fontMetricsSf: SystemFont
  package let preferredFontLeading: PreferredFontLeading

  package struct Style: Decodable {
    package let uikitRawValue: String
    package let weight: String
    package let pointSize: [String: CGFloat]
    package let leading: [String: CGFloat]
  }

  package struct SystemFont: Decodable {
    package let unitsPerEm: CGFloat
    package let hheaAscender: CGFloat
    package let hheaDescender: CGFloat

    /// The line height of a font of one point, in points.
    package var lineHeight: CGFloat { (hheaAscender - hheaDescender) / unitsPerEm }
  }

  package struct PreferredFontLeading: Decodable {
    /// By style and category, in points with four decimals.
    package let derivedValues: [String: [String: CGFloat]]
  }

  package static let shared = Result {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = uikitFixtures.appendingPathComponent("text-styles.json")
    return try decoder.decode(TextFacts.self, from: Data(contentsOf: file))
  }
}

/// One of the 132 published text styles at a category.
package struct PublishedFont: Sendable, CustomTestStringConvertible {
  package let style: String
  package let rawValue: String
  package let weight: String
  package let category: ContentSizeCategory
  /// The size in points from the Human Interface Guidelines. The leading is from baseline to baseline.
  package let pointSize: CGFloat
  package let leading: CGFloat
  /// The line height from San Francisco's `hhea` table, in points.
  package let lineHeight: CGFloat

  package var testDescription: String { "\(style) at \(category.shortName)" }

  package var textStyle: UIFont.TextStyle { UIFont.TextStyle(rawValue: rawValue) }

  @MainActor package var font: UIFont { .preferredFont(forTextStyle: textStyle, compatibleWith: phoneTraits(category)) }

  /// The height of `count` lines in points: *n* line heights and *n* - 1 leadings of the font between them, which are
  /// the published leading minus a line height.
  package func height(ofLines count: Int) -> CGFloat { lineHeight + CGFloat(count - 1) * leading }

  /// Every style in the order of names, at every category. Empty if the fixture cannot be read, which a test reports.
  package static let all: [PublishedFont] = {
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

/// A phone's traits, all specified, as other suites may leave others current.
package func phoneTraits(
  _ category: ContentSizeCategory = .large, scale: CGFloat = 2,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight
) -> UITraitCollection {
  var values = TraitValues.phone
  values.preferredContentSizeCategory = UIContentSizeCategory(category)
  values.displayScale = scale
  values.layoutDirection = direction
  return UITraitCollection(values: values)
}

/// A font in which all characters have the same width, in points.
@MainActor
package func monospaced(advance: CGFloat) throws -> UIFont {
  try #require(UIFont(name: "NotoSansMono-Regular", size: advance / 0.6))
}

/// A label with traits of its own and no limit on lines.
@MainActor
package func label(_ text: String?, font: UIFont, traits: UITraitCollection = phoneTraits(), lines: Int = 0) -> UILabel
{
  let label = UILabel()
  label.overrideTraits = traits
  label.font = font
  label.numberOfLines = lines
  label.text = text
  return label
}

/// The smallest multiple of a device pixel that is not less. Exact for the heights in the tests: San Francisco's line
/// height is 611/512 of the size, so sums and products of these have no rounding errors.
package func ceilToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
