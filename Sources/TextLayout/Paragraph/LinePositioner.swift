/// Puts the glyphs of a line at their places.
struct LinePositioner {
  let text: ShapedText
  let scale: TextScale
  /// The ellipsis of a truncated line, shaped in the same style.
  let ellipsis: ShapedText?

  /// The runs of `line` in visual order, from its left end.
  func runs(of line: LineSpan) -> [PositionedRun] {
    var runs = text.lineRuns(in: line.start..<max(line.start, line.end)).map { $0.slice(line.start..<line.visibleEnd) }
      .filter { !$0.glyphs.isEmpty }
    if line.isTruncated, let ellipsis {
      let level = paragraphLevel(of: line)
      runs += ellipsis.runs.map { run in
        var run = run
        run.level = level
        run.range = line.visibleEnd..<line.visibleEnd
        return run
      }
    }
    var x = 0.0
    return BidiLevels.visualOrder(runs.map(\.level)).map { position(runs[$0], from: &x) }
  }

  /// The level of the paragraph that `line` is in.
  func paragraphLevel(of line: LineSpan) -> UInt8 {
    let levels = text.analysis.paragraphLevels
    return levels.isEmpty ? 0 : levels[min(line.start, levels.count - 1)]
  }

  private func position(_ run: ShapedRun, from x: inout Double) -> PositionedRun {
    let perUnit = scale.pointSize / Double(run.font.unitsPerEm)
    let start = x
    var units = 0
    var clusters = 0
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for (index, glyph) in run.glyphs.enumerated() {
      let origin = start + Double(units) * perUnit + Double(clusters) * scale.tracking
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: origin + Double(glyph.xOffset) * perUnit, y: -Double(glyph.yOffset) * perUnit))
      units += Int(glyph.advance)
      let endsCluster = index + 1 == run.glyphs.count || run.glyphs[index + 1].cluster != glyph.cluster
      if run.isTracked, endsCluster { clusters += 1 }
    }
    x = start + Double(units) * perUnit + Double(clusters) * scale.tracking
    return PositionedRun(
      font: run.font, pointSize: scale.pointSize, isRightToLeft: run.isRightToLeft, range: run.range, glyphs: glyphs)
  }
}
