package import Foundation
package import Raster
package import TextLayout

/// Glyphs of one font, size and colour that are painted together.
///
/// If glyphs overlap or touch, as in joined scripts, their union is painted. Glyphs with colours of their own, such as
/// emoji, are painted in these, over the others of the run; they only take the alpha of `color`.
package struct GlyphRun: Sendable, Equatable {
  package var font: FontInstance
  /// The font size in points.
  package var pointSize: Double
  package var color: Color
  /// The run's origin, which the positions of its glyphs are relative to.
  package var origin: CGPoint
  /// Glyphs with positions in points: the x of the glyph's origin and the y of its baseline.
  package var glyphs: [PositionedGlyph]
  /// The horizontal shear of the shapes, to the right per unit of height: UIKit's obliqueness.
  ///
  /// A point (x, y) of an outline, with y upwards, is mapped to (`stretch` x + `slant` y, y).
  package var slant: Double
  /// The horizontal scale of the shapes, 0 or more. Positions are not affected.
  package var stretch: Double
  /// The width in points of a line that is centred on the outlines and painted instead of their insides; nil to fill
  /// them. A line of width 0 is invisible.
  ///
  /// The width is not affected by slant and stretch. Corners are mitred as long as the mitre is at most ten times the
  /// line's width, Core Graphics' default, and bevelled beyond. Glyphs with colours of their own ignore this.
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
  /// For example `Inter-Regular 17 color 0 0 0 1: 43@16,24.5 44@24.25,24.5`; values that differ from the defaults
  /// follow the colour: `at 16 24.5 slant 0.2 stretch 1.5 stroke 1`.
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
