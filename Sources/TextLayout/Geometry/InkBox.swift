/// A rectangle in a text, in points from its top left corner, y downwards.
public struct TextRect: Hashable, Sendable {
  /// Points from the left side of the text's width.
  public var x: Double
  /// Points below the top of the text.
  public var y: Double
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// A rectangle of a size, at a place.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension PositionedText {
  /// The smallest rectangle around the outlines of all glyphs; nil if nothing is drawn, as for white space.
  ///
  /// It may extend beyond the text's size: glyphs may be taller than their line and wider than their advance.
  /// Underlines, shadows and attachments do not count.
  public var inkBox: TextRect? {
    var ink: TextRect?
    for line in lines {
      for run in line.runs {
        for glyph in run.glyphs {
          guard let box = run.ink(of: glyph, at: line) else { continue }
          ink = ink.map { $0.union(box) } ?? box
        }
      }
    }
    return ink
  }
}

extension PositionedRun {
  /// The box of a glyph's outline, in the text's coordinates.
  fileprivate func ink(of glyph: PositionedGlyph, at line: PositionedLine) -> TextRect? {
    guard let box = font.box(ofGlyph: glyph.id) else { return nil }
    let down = pointSize / Double(font.unitsPerEm)
    let across = down * stretch
    return TextRect(
      x: line.x + glyph.x + Double(box.minX) * across, y: line.baseline + glyph.y - Double(box.maxY) * down,
      width: Double(box.maxX - box.minX) * across, height: Double(box.maxY - box.minY) * down)
  }
}

extension TextRect {
  fileprivate func union(_ other: TextRect) -> TextRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
    return TextRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
