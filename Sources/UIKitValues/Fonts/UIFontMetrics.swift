import DynamicType
public import Foundation
import SystemText
import TextLayout

/// Scales fonts and lengths with the text size in the way a text style grows: by the ratio of its line heights
/// (leadings).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: DynamicType.TextStyle

  /// Creates metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
    super.init()
  }

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// `font` scaled to the current text size. A font that is already scaled is a fault and is returned unchanged; a text
  /// style's font is only adjusted to the text size.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximum: nil, compatibleWith: nil)
  }

  /// `font` scaled to the current text size, and limited to `maximumPointSize` points at this and later text sizes.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, compatibleWith: nil)
  }

  /// `font` scaled to the text size of `traitCollection`, or to the current one if `nil`.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximum: nil, compatibleWith: traitCollection)
  }

  /// `font` scaled to the text size of `traitCollection`, and limited to `maximumPointSize` points at this and later
  /// text sizes. A maximum of 0 or less means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, compatibleWith: traitCollection)
  }

  /// `value` scaled to the current text size and rounded to a pixel. A font's maximum size does not apply.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// `value` scaled to the text size of `traitCollection`, or to the current one if `nil`, and rounded to a pixel at
  /// its scale.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    return FontMetricsScaling.scaledValue(
      value, style: style, category: TextPreferences(traitCollection).category, displayScale: traits.pixelGrid.scale)
  }

  func scaledFont(for font: UIFont, maximum: Double?, compatibleWith traits: UITraitCollection?) -> UIFont {
    let preferences = TextPreferences(traits)
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil }
    let origin = UIFont.Origin.scaled(base: font, style, maximumPointSize: limit)
    switch font.origin {
    case .scaled:
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "UIFontMetrics.scaledFont(for:)",
        reason: "the font is already scaled; scale the font it was made from")
      return font
    case .textStyle(let ownStyle):
      // A text style's font follows the text size anyway; only the maximum is added (STULabel's tests).
      var attributes = font.attributes
      attributes.follow(ownStyle, for: preferences)
      attributes.size = attributes.size.map { min($0, limit ?? .infinity) }
      return UIFont(attributes, origin: origin)
    case .fixed:
      var attributes = font.attributes
      attributes.size = FontMetricsScaling.scaledPointSize(
        font.pointSize, maximum: limit, style: style, category: preferences.category)
      attributes.hasBoldText = preferences.hasBoldText
      return UIFont(attributes, origin: origin)
    }
  }
}
