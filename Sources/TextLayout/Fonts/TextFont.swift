/// The extents of a line in points: `ascent` above the baseline, `descent` below it, both positive, and `leading`, the
/// extra distance between two lines, which may be negative.
public struct LineMetrics: Hashable, Sendable {
  public var ascent: Double
  public var descent: Double
  public var leading: Double

  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  public var lineHeight: Double { ascent + descent }
}

/// An OpenType feature and its value: 0 turns it off, 1 on, more selects an alternate.
public struct FontFeature: Hashable, Sendable {
  /// Four characters: `tnum`, `smcp`.
  public var tag: String
  public var value: UInt32

  public init(tag: String, value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// Fonts at a size: what a run of text is set in.
public struct TextFont: Hashable, Sendable {
  public var cascade: FontCascade
  /// Points per em.
  public var pointSize: Double
  /// The metrics of the font asked for. Fallback fonts do not change a line's height.
  public var metrics: LineMetrics
  /// Points added after each cluster set in the first font of the cascade. Joined scripts are left alone.
  public var tracking: Double
  public var features: [FontFeature]

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
