package import DynamicType
package import TextLayout

/// The face that is found for what text is asked to be set in, at a size.
///
/// `ResolvedFont.system(.semibold, size: 17, in: library).textFont(in: library)` is what a label with
/// `UIFont.systemFont(ofSize: 17, weight: .semibold)` sets its text in.
package struct ResolvedFont {
  package let instance: FontInstance
  /// Set for the system font in its default design, which has San Francisco's metrics and tracking.
  package let systemWeight: SystemFontWeight?
  /// What its glyphs advance by: San Francisco's advances for the system's fonts, nil for others, which have their own.
  private let advances: AdvanceTable?
  /// Points per em.
  package let size: Double
  /// The distance between the baselines of a text style's lines, in points; nil where the font's own metrics say it.
  package let lineDistance: Double?

  /// - Parameter size: one that is valid, as `validPointSize(_:)` makes them.
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
  /// The distance between the baselines of a text style's lines, in points, which it has at its own size alone; nil at
  /// others, where the font's own metrics say it.
  package func lineDistance(at size: Double) -> Double? { size == pointSize ? leading : nil }
}

// MARK: - Sizes

extension ResolvedFont {
  /// 14 points: the size of a font that is asked for with 0 or less.
  package static let systemFontSize = 14.0

  /// A size that is not a positive finite number is UIKit's default of 14 for 0 and below; sizes end at 10,000 points.
  package static func validPointSize(_ size: Double) -> Double {
    size > 0 ? min(size, 10_000) : systemFontSize
  }
}

// MARK: - Finding

extension ResolvedFont {
  /// The system font in its default design.
  ///
  /// - Parameters:
  ///   - weight: the weight it has, that of bold text where the reader wants it.
  ///   - lineDistance: that of a text style at its own size; nil for the font's own.
  package static func system(
    _ weight: SystemFontWeight, italic: Bool = false, size: Double, lineDistance: Double? = nil,
    in library: FontLibrary
  ) -> ResolvedFont {
    let size = validPointSize(size)
    return ResolvedFont(
      library.systemFont(weight: weight.rawValue, italic: italic, size: size), systemWeight: weight,
      advances: .sanFrancisco(weight, isItalic: italic), size: size, lineDistance: lineDistance)
  }

  /// The system font whose characters are all equally wide.
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
  ///   - size: points it is brought to, with the distance of its lines then its own; nil for the style's.
  ///   - maximumSize: points it does not grow beyond; nil for no limit.
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

  /// A face of a team's or of the folder, at the optical size for `size` if it has an axis for it.
  ///
  /// - Parameter traits: what it is moved to on its other axes; nil leaves them.
  package static func face(
    _ font: FontInstance, traits: FontTraits? = nil, size: Double, in library: FontLibrary
  ) -> ResolvedFont {
    let size = validPointSize(size)
    return ResolvedFont(library.font(font, at: traits, size: size), size: size)
  }
}

// MARK: - Setting text

extension ResolvedFont {
  /// What text is set in: the face, those that stand in for the characters it lacks, its metrics and tracking.
  ///
  /// - Parameter others: fonts that are asked before the library's own stand-ins.
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
