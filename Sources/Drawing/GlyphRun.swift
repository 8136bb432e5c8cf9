package import Foundation
package import Raster
package import TextLayout

/// Glyphs of one font, size and colour, painted together.
///
/// Where glyphs overlap or touch, as in joined scripts, the run is painted as their union. Glyphs that have colours of
/// their own, as emoji have, are painted in these, over the others of the run; of `color` they take the alpha.
package struct GlyphRun: Sendable, Equatable {
  package var font: FontInstance
  /// In points.
  package var pointSize: Double
  package var color: Color
  /// Where the run is placed: what its glyphs' positions count from.
  package var origin: CGPoint
  /// Positions in points: x of the glyph's origin, y of its baseline.
  package var glyphs: [PositionedGlyph]
  /// How far the shapes lean to the right for each unit of height: UIKit's obliqueness.
  ///
  /// A point (x, y) of an outline, y upwards, goes to (`stretch` x + `slant` y, y).
  package var slant: Double
  /// How many times as wide as the font's the shapes are, 0 or more. Positions are what they are.
  package var stretch: Double
  /// The width in points of a line along the outlines, half of it on either side, which is painted instead of their
  /// insides; nil to paint the insides. A line without width is not seen.
  ///
  /// The line is as wide on slanted and stretched shapes. Its corners are mitred while the mitre is at most ten times as
  /// long as the line is wide, as by Core Graphics' default, and bevelled beyond. Glyphs with colours of their own are
  /// painted as if it were nil.
  package var strokeWidth: Double?

  package init(
    font: FontInstance, pointSize: Double, color: Color, origin: CGPoint = .zero, glyphs: [PositionedGlyph],
    slant: Double = 0, stretch: Double = 1, strokeWidth: Double? = nil
  ) {
    self.font = font
    self.pointSize = pointSize
    self.color = color
    self.origin = origin
    self.glyphs = glyphs
    self.slant = slant
    self.stretch = stretch
    self.strokeWidth = strokeWidth
  }
}

extension GlyphRun: CustomStringConvertible {
  /// For example `Inter-Regular 17 color 0 0 0 1: 43@16,24.5 44@24.25,24.5`; after the colour comes what is not as by
  /// default: `at 16 24.5 slant 0.2 stretch 1.5 stroke 1`.
  package var description: String {
    let positions = glyphs.map { " \($0.id)@\(number($0.x)),\(number($0.y))" }.joined()
    return "\(font.identity) \(number(pointSize)) color \(channels(color))\(style):\(positions)"
  }

  private var style: String {
    (origin == .zero ? "" : " at \(number(origin.x)) \(number(origin.y))")
      + (slant == 0 ? "" : " slant \(number(slant))") + (stretch == 1 ? "" : " stretch \(number(stretch))")
      + (strokeWidth.map { " stroke \(number($0))" } ?? "")
  }
}
