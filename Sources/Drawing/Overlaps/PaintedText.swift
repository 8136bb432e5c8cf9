package import Foundation
import Raster
import TextLayout

/// A glyph run of one view, as far as clips leave it visible. Coordinates are in the root's space.
struct PaintedText {
  /// The index of the command that paints it.
  let command: Int
  /// The index of the view.
  let view: Int
  private let run: GlyphRun
  /// The transform from the run's coordinates to the root's space.
  private let transform: AffineTransform
  /// The bounding rectangle of what clips leave of the picture.
  private let area: CGRect
  /// The run's line box, clipped.
  let box: CGRect

  /// Creates the text; nil if none of it is visible.
  init?(_ run: GlyphRun, command: Int, view: Int, in scopes: OpenScopes) {
    let (transform, area) = (scopes.transform, scopes.area)
    guard run.color.alpha > 0, !area.isEmpty, let box = run.lineBox.map(transform.box)?.intersection(area),
      !box.isEmpty, [box.minX, box.maxX, box.minY, box.maxY].allSatisfy(\.isFinite)
    else {
      return nil
    }
    (self.command, self.view, self.run) = (command, view, run)
    (self.transform, self.area, self.box) = (transform, area, box)
  }

  /// The bounding boxes of the glyphs' outlines, clipped.
  var letters: [CGRect] {
    run.outlines.map { transform.box(of: $0).intersection(area) }.filter { !$0.isEmpty }
  }

  var pointSize: Double { run.pointSize * transform.scale }

  /// The baseline of the first glyph.
  var baseline: Double {
    let (origin, first) = (run.origin, run.glyphs[0])
    return transform.transform(CGPoint(x: origin.x + first.x, y: origin.y + first.y)).y
  }
}

extension GlyphRun {
  /// Points per font unit.
  private var unit: Double { pointSize / Double(font.unitsPerEm) }

  /// The rectangle from the font's ascender to its descender, and from the first glyph's outline to the last one's.
  fileprivate var lineBox: CGRect? {
    guard let first = glyphs.first, let last = glyphs.last else { return nil }
    var (highest, lowest) = (first.y, first.y)
    for glyph in glyphs { (highest, lowest) = (min(highest, glyph.y), max(lowest, glyph.y)) }
    (highest, lowest) = (origin.y + highest, origin.y + lowest)
    let left = letter(first).map { Double($0.minX) } ?? origin.x + first.x
    let right = letter(last).map { Double($0.maxX) } ?? origin.x + last.x
    let top = highest - Double(font.ascender) * unit
    return CGRect(
      x: left, y: top, width: max(0, right - left), height: lowest - Double(font.descender) * unit - top)
  }

  /// The bounding boxes of the glyphs' outlines.
  package var outlines: [CGRect] {
    var outlines: [CGRect] = []
    outlines.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      if let box = letter(glyph) { outlines.append(box) }
    }
    return outlines
  }

  /// The bounding box of a glyph's outline. That of a slanted one is placed where the glyph's middle is: the box around
  /// all of it would reach over its neighbours although its shape does not.
  func letter(_ glyph: PositionedGlyph) -> CGRect? {
    guard let box = font.box(ofGlyph: glyph.id) else { return nil }
    let lean = slant * Double(box.minY + box.maxY) / 2
    return CGRect(
      x: origin.x + glyph.x + (Double(box.minX) * stretch + lean) * unit,
      y: origin.y + glyph.y - Double(box.maxY) * unit,
      width: Double(box.maxX - box.minX) * stretch * unit, height: Double(box.maxY - box.minY) * unit)
  }
}
