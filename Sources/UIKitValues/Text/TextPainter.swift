package import Drawing
import Foundation
import Raster
import SystemText
package import TextLayout

/// Converts positioned text into drawing commands: first the backgrounds of all lines; then, line by line, the parts
/// that cast a shadow together: underlines, glyphs, lines through the text, attachments. Coordinates are relative to
/// the text's top left corner.
package struct TextPainter {
  package let lines: [PositionedLine]
  package let paints: [TextPaint]
  /// The device's pixels, in the text's coordinates.
  package let pixels: OffsetPixelGrid
  package let traits: UITraitCollection
  /// Whether any text is underlined or struck through.
  private let hasDecorations: Bool

  package init(
    lines: [PositionedLine], paints: [TextPaint], pixels: OffsetPixelGrid, traits: UITraitCollection
  ) {
    self.lines = lines
    self.paints = paints
    self.pixels = pixels
    self.traits = traits
    hasDecorations = paints.contains { $0.underline.hasLine || $0.strikethrough.hasLine }
  }

  package var commands: [DrawCommand] {
    // A text may consist of a million line feeds.
    let lines = lines.filter { !$0.runs.isEmpty }
    let hasBackgrounds = paints.contains { $0.background != nil }
    return (hasBackgrounds ? lines.flatMap(backgrounds) : []) + lines.flatMap(content)
  }

  private func content(of line: PositionedLine) -> [DrawCommand] {
    stretches(of: line) { paints[$0.paint].shadow }.flatMap { stretch in
      let runs = stretch.runs
      let commands =
        decorations(runs, in: line, underline) + runs.flatMap { glyphs(of: $0, in: line) }
        + decorations(runs, in: line, strikethrough) + runs.flatMap { attachment(of: $0, in: line) }
      return stretch.key.map { commands.inside(.shadow($0.shadow(under: traits))) } ?? commands
    }
  }

  // MARK: Glyphs

  /// The commands that paint the fill of the glyphs, their outlines, or both.
  private func glyphs(of run: PositionedRun, in line: PositionedLine) -> [DrawCommand] {
    guard !run.glyphs.isEmpty else { return [] }
    let paint = paints[run.paint]
    let fill = paint.color.color(under: traits)
    let filled = GlyphRun(
      font: run.font, pointSize: run.pointSize, color: fill, origin: CGPoint(x: line.x, y: line.baseline),
      glyphs: run.glyphs, slant: paint.slant, stretch: run.stretch)
    var stroked = filled
    stroked.color = paint.strokeColor?.color(under: traits) ?? fill
    stroked.strokeWidth = abs(paint.strokeWidth) / 100 * run.textSize
    let runs = (paint.strokeWidth > 0 ? [] : [filled]) + (paint.strokeWidth == 0 ? [] : [stroked])
    return runs.filter { $0.color.alpha > 0 }.map { .glyphs($0) }
  }

  /// The commands that draw the image in the attachment's bounds, which extend upwards from the run's baseline. A
  /// template, as symbols are, has the text's colour.
  private func attachment(of run: PositionedRun, in line: PositionedLine) -> [DrawCommand] {
    let paint = paints[run.paint]
    guard let bounds = run.attachment, bounds.width > 0, bounds.height > 0, let image = paint.image else { return [] }
    let baseline = line.baseline - run.baselineOffset
    let rect = CGRect(
      x: line.x + run.x + bounds.x, y: baseline - bounds.y - bounds.height, width: bounds.width, height: bounds.height)
    return image.commands(filling: rect, in: ImageContext(pixels: pixels, traits: traits, tintColor: paint.color))
  }

  // MARK: Rectangles

  /// The background rectangles, as high as the line, with their upper and lower edges on device pixels. The extent of
  /// UIKit's is not public: here it is the height of the line itself, without the spacing to the next.
  private func backgrounds(of line: PositionedLine) -> [DrawCommand] {
    let top = pixels.nearestY(line.baseline - line.metrics.ascent)
    let bottom = pixels.nearestY(line.baseline + line.metrics.descent)
    return stretches(of: line) { paints[$0.paint].background?.color(under: traits) }.compactMap { stretch in
      guard let color = stretch.key, color.alpha > 0, bottom > top, stretch.end > stretch.start else { return nil }
      let rect = CGRect(x: line.x + stretch.start, y: top, width: stretch.end - stretch.start, height: bottom - top)
      return .fill(.rectangle(rect), .color(color))
    }
  }

  /// The lines along `runs`; equal ones that meet are merged, so that there are no seams.
  private func decorations(
    _ runs: [PositionedRun], in line: PositionedLine,
    _ drawing: (PositionedRun, PositionedLine) -> TextDecorationLine?
  ) -> [DrawCommand] {
    guard hasDecorations else { return [] }
    return stretches(of: runs) { drawing($0, line) }.flatMap { stretch in
      guard let drawing = stretch.key, drawing.color.alpha > 0 else { return [DrawCommand]() }
      let parts = drawing.style.contains(.byWord) ? stretch.words : [stretch.start..<stretch.end]
      return parts.flatMap { drawing.commands(from: line.x + $0.lowerBound, to: line.x + $0.upperBound, on: pixels) }
    }
  }

  private func underline(of run: PositionedRun, in line: PositionedLine) -> TextDecorationLine? {
    let paint = paints[run.paint]
    guard paint.underline.hasLine else { return nil }
    let perUnit = run.textSize / Double(paint.font.unitsPerEm)
    return TextDecorationLine(
      style: paint.underline, color: (paint.underlineColor ?? paint.color).color(under: traits),
      center: line.baseline - run.baselineOffset - paint.font.underlinePosition * perUnit,
      thickness: paint.font.underlineThickness * perUnit, isBelowText: true)
  }

  private func strikethrough(of run: PositionedRun, in line: PositionedLine) -> TextDecorationLine? {
    let paint = paints[run.paint]
    guard paint.strikethrough.hasLine else { return nil }
    let perUnit = run.textSize / Double(paint.font.unitsPerEm)
    return TextDecorationLine(
      style: paint.strikethrough, color: (paint.strikethroughColor ?? paint.color).color(under: traits),
      center: line.baseline - run.baselineOffset - paint.font.strikeoutPosition * perUnit,
      thickness: paint.font.strikeoutThickness * perUnit, isBelowText: false)
  }

  private func stretches<Key: Equatable>(
    of line: PositionedLine, by key: (PositionedRun) -> Key?
  ) -> [RunStretch<Key>] {
    stretches(of: line.runs, by: key)
  }

  private func stretches<Key: Equatable>(of runs: [PositionedRun], by key: (PositionedRun) -> Key?) -> [RunStretch<Key>]
  {
    var stretches: [RunStretch<Key>] = []
    for run in runs {
      let key = key(run)
      if let last = stretches.last, last.key == key, last.isFollowed(by: run) {
        stretches[stretches.count - 1].runs.append(run)
      } else {
        stretches.append(RunStretch(key: key, runs: [run]))
      }
    }
    return stretches
  }
}

/// Adjacent runs of a line with the same value of some property.
private struct RunStretch<Key: Equatable> {
  var key: Key?
  /// The runs from left to right; at least one.
  var runs: [PositionedRun]

  /// The start in points from the line's start.
  var start: Double { runs.first?.x ?? 0 }
  var end: Double { runs.last.map { $0.x + $0.width } ?? 0 }

  /// Whether a run further right follows the stretch directly, or with only a tab between them.
  func isFollowed(by run: PositionedRun) -> Bool {
    guard run.x > end + 1e-6, let last = runs.last else { return true }
    return run.range.lowerBound == last.range.upperBound + 1 || last.range.lowerBound == run.range.upperBound + 1
  }

  /// The parts between spaces.
  var words: [Range<Double>] {
    var words: [Range<Double>] = []
    for part in runs.flatMap(\.partsBetweenSpaces) where part.upperBound > part.lowerBound {
      if let last = words.last, part.lowerBound <= last.upperBound + 1e-6 {
        words[words.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        words.append(part)
      }
    }
    return words
  }
}

extension PositionedRun {
  /// The parts of the run without spaces.
  fileprivate var partsBetweenSpaces: [Range<Double>] {
    let spaces = [" ", "\u{A0}"].compactMap { font.nominalGlyph(for: $0) }
    var parts: [Range<Double>] = []
    var start = x
    for (index, glyph) in glyphs.enumerated() where spaces.contains(glyph.id) {
      let next = index + 1 < glyphs.count ? glyphs[index + 1].x : x + width
      if glyph.x > start { parts.append(start..<glyph.x) }
      start = max(start, next)
    }
    if x + width > start { parts.append(start..<x + width) }
    return parts
  }
}
