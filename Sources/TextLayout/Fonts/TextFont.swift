/// The extents of a line in points: `ascent` above the baseline, `descent` below it, both positive, and `leading`, the
/// extra distance between two lines, which may be negative.
public struct LineMetrics: Hashable, Sendable {
  /// Points from the baseline up to the top of the line.
  public var ascent: Double
  /// Points from the baseline down to the bottom of the line, above 0 for a font that reaches below.
  public var descent: Double
  /// Points between the bottom of a line and the top of the next, which `lineHeight` does not contain.
  public var leading: Double

  /// Extents in points; nothing is checked.
  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// Points from the top of a line to its bottom, without `leading`.
  public var lineHeight: Double { ascent + descent }
}

/// An OpenType feature and its value: 0 turns it off, 1 on, more selects an alternate.
public struct FontFeature: Hashable, Sendable {
  /// Four characters: `tnum`, `smcp`.
  public var tag: String
  /// 0 turns the feature off, 1 on; a larger number selects one of its alternates, if it has several.
  public var value: UInt32

  /// A feature; fonts without it ignore it.
  public init(tag: String, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// Fonts at a size, for a run of text.
public struct TextFont: Hashable, Sendable {
  /// The requested font, and the fallbacks for characters that it lacks.
  public var cascade: FontCascade
  /// Points per em.
  public var pointSize: Double
  /// The metrics of the requested font. Fallback fonts do not change a line's height.
  public var metrics: LineMetrics
  /// Points added after each cluster set in the first font of the cascade. Scripts whose letters connect get none.
  public var tracking: Double
  /// The size's position between a typeface's text sizes, 0, and its display sizes, 1, whose advances it interpolates.
  /// Only the system font has both.
  package var opticalFraction = 0.0
  /// Features in the order passed to HarfBuzz: the last one with a tag counts.
  public var features: [FontFeature]

  /// Fonts with custom metrics, which need not be the font's.
  public init(
    cascade: FontCascade, pointSize: Double, metrics: LineMetrics, tracking: Double = 0, features: [FontFeature] = []
  ) {
    self.cascade = cascade
    self.pointSize = pointSize
    self.metrics = metrics
    self.tracking = tracking
    self.features = features
  }

  /// The cascade's first font with its own metrics, as its `hhea` table has them.
  public init(cascade: FontCascade, pointSize: Double) {
    let font = cascade.primary
    let scale = pointSize / Double(font.unitsPerEm)
    self.init(
      cascade: cascade, pointSize: pointSize,
      metrics: LineMetrics(
        ascent: Double(font.ascender) * scale, descent: -Double(font.descender) * scale,
        leading: Double(font.lineGap) * scale))
  }
}
