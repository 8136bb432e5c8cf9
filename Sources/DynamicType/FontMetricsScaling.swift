/// The arithmetic of `UIFontMetrics`, which scales other values along with a style's text.
///
/// Values scale with the style's *leading*, not its point size. Sources: OpenSwiftUI's `Font.scaleFactor`, robnadin's
/// backport of `UIFontMetrics` (gist 208464a4050627439ca50a1cb664d132), and the two observations in the tests.
package enum FontMetricsScaling {
  /// The style's leading at a category divided by its leading at `large`: 62/22 for body at AX5.
  package static func factor(style: TextStyle, category: ContentSizeCategory) -> Double {
    scaled(1, style: style, category: category)
  }

  /// A length in points, scaled and then rounded to a pixel, halves away from zero: `UIFontMetrics.scaledValue(for:)`.
  ///
  /// 17 scaled with body at `medium` on a 3x display is 16⅓. Negative lengths give the negated results of positive
  /// ones. NaN gives 0, an infinity itself.
  ///
  /// - Parameter displayScale: Pixels per point. Anything other than a positive finite number counts as 1.
  package static func scaledValue(
    _ value: Double, style: TextStyle, category: ContentSizeCategory, displayScale: Double
  ) -> Double {
    guard !value.isNaN else { return 0 }
    let scale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    return (scaled(value, style: style, category: category) * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// A font size in points, scaled, rounded and then capped: the size of `UIFontMetrics.scaledFont(for:)`.
  ///
  /// 17 scaled with body at AX5 is 48. The result is always finite. Anything other than a positive finite number gives
  /// 0.
  ///
  /// - Parameter maximum: The limit in points, which is not rounded. Nil, and anything other than a positive number,
  ///   means no limit.
  package static func scaledPointSize(
    _ size: Double, maximum: Double?, style: TextStyle, category: ContentSizeCategory
  ) -> Double {
    guard size > 0, size.isFinite else { return 0 }
    let rounded = roundedPointSize(scaled(size, style: style, category: category))
    let limit = maximum.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    return min(rounded, limit, .greatestFiniteMagnitude)
  }

  /// The nearest whole point, halves upwards.
  ///
  /// UIKit's own rounding is unknown. The one published size, 48 for 47.909, fits rounding to whole points as well as
  /// to thirds; SwiftUI rounds to whole points (OpenSwiftUI). If other evidence is found, change this function.
  private static func roundedPointSize(_ size: Double) -> Double {
    size.rounded(.toNearestOrAwayFromZero)
  }

  /// Multiplies before it divides, so that exact halves stay halves: 11 × 21 / 22 is 10.5.
  private static func scaled(_ value: Double, style: TextStyle, category: ContentSizeCategory) -> Double {
    value * style.metrics(for: category).leading / style.metrics(for: .large).leading
  }
}
