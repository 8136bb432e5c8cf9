/// Places runs one after the other, from left to right.
struct RunPlacer {
  let paragraph: SetParagraph
  /// The offset of the paragraph in the text.
  let first: Int
  let tightening: Double
  let spaceStretch: Double
  let tellsPieces: Bool
  private(set) var x = 0.0
  private(set) var pieces: [ClusterPiece] = []

  init(paragraph: SetParagraph, first: Int, tightening: Double, spaceStretch: Double, tellsPieces: Bool) {
    self.paragraph = paragraph
    self.first = first
    self.tightening = tightening
    self.spaceStretch = spaceStretch
    self.tellsPieces = tellsPieces
  }

  mutating func positioned(_ run: ShapedRun) -> PositionedRun {
    let attributes = paragraph.paragraph.runs[run.style].attributes
    let scale = paragraph.scaled.scale(ofStyle: run.style)
    let offset = attributes.baselineOffset.finite
    let start = x
    let glyphs = run.content == .attachment ? [] : glyphs(of: run, scale, em: attributes.font.pointSize, offset)
    if run.content == .attachment {
      x += scale.pointSize
      add(run.range, of: run, from: start)
    }
    return PositionedRun(
      font: run.font, pointSize: attributes.font.pointSize, stretch: attributes.stretch,
      isRightToLeft: run.isRightToLeft, range: first + run.range.lowerBound..<first + run.range.upperBound, x: start,
      width: x - start, baselineOffset: offset, paint: attributes.paint, metrics: attributes.font.metrics,
      attachment: run.content == .attachment ? attributes.attachment : nil, glyphs: glyphs)
  }

  private mutating func glyphs(
    of run: ShapedRun, _ scale: TextScale, em: Double, _ offset: Double
  ) -> [PositionedGlyph] {
    let perUnit = scale.pointSize / Double(run.font.unitsPerEm)
    let perUnitUp = em / Double(run.font.unitsPerEm)
    let perCluster = (run.isTracked ? scale.tracking : 0) + (run.isSpaced ? scale.spacing + tightening : 0)
    let start = x
    var units = 0
    var unitsBefore = 0
    var clusters = 0
    var spaces = 0
    var clusterStart = x
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for (index, glyph) in zip(run.glyphs.indices, run.glyphs) {
      let origin =
        start + Double(units) * perUnit + Double(clusters) * perCluster + Double(spaces) * spaceStretch
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: origin + Double(glyph.xOffset) * perUnit, y: -Double(glyph.yOffset) * perUnitUp - offset))
      units += Int(glyph.advance)
      guard run.endsCluster(index) else { continue }
      if units != unitsBefore { clusters += 1 }
      unitsBefore = units
      if spaceStretch > 0, paragraph.scaled.text.isSpace(glyph, of: run) { spaces += 1 }
      guard tellsPieces else { continue }
      x = start + Double(units) * perUnit + Double(clusters) * perCluster + Double(spaces) * spaceStretch
      add(run.cluster(of: index), of: run, from: clusterStart)
      clusterStart = x
    }
    x = start + Double(units) * perUnit + Double(clusters) * perCluster + Double(spaces) * spaceStretch
    return glyphs
  }

  /// Notes what stands between `left` and where the next glyph goes; a mark, which has no text of its own, is nothing.
  private mutating func add(_ range: Range<Int>, of run: ShapedRun, from left: Double) {
    guard tellsPieces, !run.range.isEmpty else { return }
    pieces.append(ClusterPiece(range: range, left: left, right: x, isRightToLeft: run.isRightToLeft))
  }
}
