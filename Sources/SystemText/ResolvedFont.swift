package import DynamicType
package import TextLayout

/// The face found for a requested font, at a size.
///
/// `ResolvedFont.system(.semibold, size: 17, in: library).textFont(in: library)` is the font of a label with
/// `UIFont.systemFont(ofSize: 17, weight: .semibold)`.
package struct ResolvedFont {
  package let instance: FontInstance
  /// The weight; only for the system font in its default design, which has San Francisco's metrics and tracking.
  package let systemWeight: SystemFontWeight?
  /// The advances of its glyphs: San Francisco's for the system's fonts; nil for others, which have their own.
  private let advances: AdvanceTable?
  /// The size in points per em.
  package let size: Double
  /// The distance between the baselines of a text style's lines, in points; nil for the distance from the font's own
  /// metrics.
  package let lineDistance: Double?

  /// - Parameter size: a valid size, as returned by `validPointSize(_:)`.
  private init(
    _ instance: FontInstance, systemWeight: SystemFontWeight? = nil, advances: AdvanceTable? = nil, size: Double,
    lineDistance: Double? = nil
  ) {
    self.instance = instance
    self.advances = advances
    self.systemWeight = systemWeight
    self.size = size
    self.lineDistance = lineDistance
  }
}

extension TextStyleMetrics {
  /// The distance between the baselines of a text style's lines, in points, which only applies to its own size; nil for
  /// other sizes, which use the font's own metrics.
  package func lineDistance(at size: Double) -> Double? { size == pointSize ? leading : nil }
}

// MARK: - Sizes

extension ResolvedFont {
  /// 14 points: the size of fonts requested with 0 or less.
  package static let systemFontSize = 14.0

  /// A valid font size: 0, negative numbers and NaN become UIKit's default of 14; sizes are limited to 10,000 points.
  package static func validPointSize(_ size: Double) -> Double {
    size > 0 ? min(size, 10_000) : systemFontSize
  }
}

// MARK: - Finding

extension ResolvedFont {
  /// The system font in its default design.
  ///
  /// - Parameters:
  ///   - weight: the weight to use, already adjusted if the reader prefers bold text.
  ///   - lineDistance: the line distance of a text style at its own size; nil for the font's own.
  package static func system(
    _ weight: SystemFontWeight, italic: Bool = false, size: Double, lineDistance: Double? = nil,
    in library: FontLibrary
  ) -> ResolvedFont {
    let size = validPointSize(size)
    return ResolvedFont(
      library.systemFont(weight: weight.rawValue, italic: italic, size: size), systemWeight: weight,
      advances: .sanFrancisco(weight, isItalic: italic), size: size, lineDistance: lineDistance)
  }

  /// The monospaced system font.
  package static func monospaced(
    _ weight: SystemFontWeight, size: Double, lineDistance: Double? = nil, in library: FontLibrary
  ) -> ResolvedFont {
    ResolvedFont(
      library.monospacedFont(weight: weight.rawValue), advances: .sanFranciscoMono, size: validPointSize(size),
      lineDistance: lineDistance)
  }

  /// The system font of a text style at a category: `UIFont.preferredFont(forTextStyle:)`.
  ///
  /// - Parameters:
  ///   - size: a size in points that overrides the style's, and has the font's own line distance; nil for the style's.
  ///   - maximumSize: the maximum size in points; nil for no limit.
  package static func textStyle(
    _ style: TextStyle, category: ContentSizeCategory, hasBoldText: Bool, size: Double? = nil,
    maximumSize: Double? = nil, in library: FontLibrary
  ) -> ResolvedFont {
    let metrics = style.metrics(for: category)
    let size = size ?? min(metrics.pointSize, maximumSize ?? .infinity)
    return system(
      hasBoldText ? metrics.weight.withBoldText : metrics.weight, size: size,
      lineDistance: metrics.lineDistance(at: size), in: library)
  }

  /// A custom face or one from the folder of fonts, at the optical size for `size` if it has an axis for that.
  ///
  /// - Parameter traits: the traits for its other axes; nil to leave them unchanged.
  package static func face(
    _ font: FontInstance, traits: FontTraits? = nil, size: Double, in library: FontLibrary
  ) -> ResolvedFont {
    let size = validPointSize(size)
    return ResolvedFont(library.font(font, at: traits, size: size), size: size)
  }
}

// MARK: - Setting text

extension ResolvedFont {
  /// The font for setting text: the face, its fallbacks for missing characters, its metrics and tracking.
  ///
  /// - Parameter others: fonts to try before the library's own fallbacks.
  package func textFont(
    in library: FontLibrary, then others: [FontInstance] = [], features: [FontFeature] = []
  ) -> TextFont {
    let traits = instance.traits
    let cascade = library.cascade(
      for: instance, advances: advances, weight: systemWeight?.rawValue ?? Int(traits.weight),
      italic: traits.isItalic, then: others)
    var textFont = TextFont(cascade: cascade, pointSize: size)
    if systemWeight != nil {
      textFont.metrics = LineMetrics(
        ascent: SystemFontMetrics.ascender * size, descent: -SystemFontMetrics.descender * size)
      textFont.tracking = SystemFontTracking.points(atSize: size)
      textFont.opticalFraction = SystemFontAdvances.opticalFraction(atSize: size)
    }
    if let lineDistance { textFont.metrics.leading = lineDistance - textFont.metrics.lineHeight }
    textFont.features = features
    return textFont
  }
}
