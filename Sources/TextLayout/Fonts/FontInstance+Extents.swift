import CHarfBuzz

/// The smallest rectangle around a glyph's outline, in font units, y upwards from the baseline.
public struct GlyphBox: Hashable, Sendable {
  public var minX: Int
  public var minY: Int
  public var maxX: Int
  public var maxY: Int
}

extension FontInstance {
  /// The box of a glyph's outline; nil for a glyph without one, as a space is.
  public func box(ofGlyph glyph: UInt32) -> GlyphBox? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    // HarfBuzz measures from the top left corner: its height is negative.
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return GlyphBox(minX: left, minY: top + Int(extents.height), maxX: left + Int(extents.width), maxY: top)
  }
}
