package import Raster
package import TextLayout

/// Glyphs of one font, size and colour, painted together.
///
/// Where glyphs overlap or touch, as in joined scripts, the run is painted as their union.
package struct GlyphRun: Sendable, Equatable {
  package var font: FontInstance
  /// In points.
  package var pointSize: Double
  package var color: Color
  /// Positions in the root view's space, in points: x of the glyph's origin, y of its baseline.
  package var glyphs: [PositionedGlyph]

  package init(font: FontInstance, pointSize: Double, color: Color, glyphs: [PositionedGlyph]) {
    self.font = font
    self.pointSize = pointSize
    self.color = color
    self.glyphs = glyphs
  }
}

extension GlyphRun: CustomStringConvertible {
  /// For example `Inter-Regular 17 color 0 0 0 1: 43@16,24.5 44@24.25,24.5`.
  package var description: String {
    let positions = glyphs.map { " \($0.id)@\(number($0.x)),\(number($0.y))" }.joined()
    return "\(font.identity) \(number(pointSize)) color \(channels(color)):\(positions)"
  }
}
