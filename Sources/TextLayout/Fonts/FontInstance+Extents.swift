import CHarfBuzz
import Synchronization

/// The smallest rectangle around a glyph's outline, in font units, y upwards from the baseline.
public struct GlyphBox: Hashable, Sendable {
  /// The left edge; negative where the outline reaches to the left of the glyph's origin.
  public var minX: Int
  /// The lower edge; negative below the baseline.
  public var minY: Int
  /// The right edge, which may lie beyond the glyph's advance.
  public var maxX: Int
  /// The upper edge.
  public var maxY: Int
}

extension FontInstance {
  /// The box of a glyph's outline; nil for a glyph without one, as a space is.
  public func box(ofGlyph glyph: UInt32) -> GlyphBox? {
    glyphBoxes.withLock { known in
      if let box = known[glyph] { return box }
      let box = measuredBox(ofGlyph: glyph)
      known[glyph] = .some(box)
      return box
    }
  }

  private func measuredBox(ofGlyph glyph: UInt32) -> GlyphBox? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    // HarfBuzz measures from the top left corner: its height is negative.
    let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
    return GlyphBox(minX: left, minY: top + Int(extents.height), maxX: left + Int(extents.width), maxY: top)
  }
}
