import Drawing

/// What is done to the outlines of a run's glyphs, in the numbers FreeType calculates with.
struct GlyphStyle: Hashable {
  /// The most that slant and stretch may be together.
  static let largestReach = 16.0
  /// The most that the font's size times slant and stretch together may be, in pixels an em.
  static let largestReachedSize = 2 * GlyphMasks.largestPixelSize
  /// In pixels.
  static let largestLineWidth = 512.0

  static let plain = GlyphStyle(slant: 0, stretch: 65_536, lineRadius: nil)

  /// In 1/65536.
  let slant: Int
  /// In 1/65536.
  let stretch: Int
  /// Half of the width of a line along the outlines, in 1/64 pixels; nil to fill them.
  let lineRadius: Int?

  private init(slant: Int, stretch: Int, lineRadius: Int?) {
    self.slant = slant
    self.stretch = stretch
    self.lineRadius = lineRadius
  }

  /// The style of a run at `pixels` pixels an em and `scale` pixels a point, all of whose numbers are finite.
  ///
  /// Nil for a stretch below 0 and beyond the limits above.
  init?(_ run: GlyphRun, pixels: Double, scale: Double) {
    let (reach, line) = (run.stretch + abs(run.slant), (run.strokeWidth ?? 0) * scale)
    guard run.stretch >= 0, reach <= Self.largestReach, reach * pixels <= Self.largestReachedSize,
      line <= Self.largestLineWidth
    else { return nil }
    slant = Int((run.slant * 65_536).rounded())
    stretch = Int((run.stretch * 65_536).rounded())
    lineRadius = run.strokeWidth == nil ? nil : Int((max(0, line) * 32).rounded())
  }

  /// The same shapes with their insides filled.
  var filled: GlyphStyle { GlyphStyle(slant: slant, stretch: stretch, lineRadius: nil) }
}
