/// Places runs one after the other, from left to right.
struct RunPlacer {
  let paragraph: TypesetParagraph
  /// The offset of the paragraph in the text.
  let first: Int
  let tightening: Double
  let spaceStretch: Double
  let recordsPieces: Bool
  private(set) var x = 0.0
  private(set) var pieces: [ClusterPiece] = []

  init(paragraph: TypesetParagraph, first: Int, tightening: Double, spaceStretch: Double, recordsPieces: Bool) {
    self.paragraph = paragraph
    self.first = first
    self.tightening = tightening
    self.spaceStretch = spaceStretch
    self.recordsPieces = recordsPieces
  }

  mutating func positioned(_ run: ShapedRun) -> PositionedRun {
    let attributes = paragraph.paragraph.runs[run.style].attributes
    let scale = paragraph.scaled.scale(ofStyle: run.style)
    let offset = attributes.baselineOffset.finite
    let start = x
    let em = attributes.font.pointSize
    let glyphs = run.content == .attachment ? [] : glyphs(of: run, scale, attributes, offset)
    if run.content == .attachment {
      x += scale.pointSize
      add(run.range, of: run, from: start)
    }
    return PositionedRun(
      font: run.font, pointSize: run.font.standsForEmoji ? EmojiMetrics.fontSize(at: em) : em, textSize: em,
      stretch: attributes.stretch,
      isRightToLeft: run.isRightToLeft, range: first + run.range.lowerBound..<first + run.range.upperBound, x: start,
      width: x - start, baselineOffset: offset, paint: attributes.paint, metrics: attributes.font.metrics,
      attachment: run.content == .attachment ? attributes.attachment : nil, glyphs: glyphs)
  }

  private mutating func glyphs(
    of run: ShapedRun, _ scale: TextScale, _ attributes: TextAttributes, _ offset: Double
  ) -> [PositionedGlyph] {
    run.font.standsForEmoji
      ? emojiGlyphs(of: run, scale, attributes, offset)
      : textGlyphs(of: run, scale, em: attributes.font.pointSize, offset)
  }

  private mutating func textGlyphs(
    of run: ShapedRun, _ scale: TextScale, em: Double, _ offset: Double
  ) -> [PositionedGlyph] {
    let perUnit = scale.pointSize / Double(run.unitsPerEm)
    let perFontUnit = scale.pointSize / Double(run.font.unitsPerEm)
    let perFontUnitUp = em / Double(run.font.unitsPerEm)
    let perCluster = (run.isTracked ? scale.tracking : 0) + (run.isSpaced ? scale.spacing + tightening : 0)
    let glyphScale = GlyphScale(of: run, unitsPerEm: run.unitsPerEm)
    let start = x
    var advance = TextAdvance()
    var clusters = 0
    var spaces = 0
    var cluster = PlacedCluster()
    var glyphs: [PositionedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for (index, glyph) in zip(run.glyphs.indices, run.glyphs) {
      glyphs.append(
        PositionedGlyph(
          id: glyph.id, x: x + Double(cluster.advance + Int(glyph.xOffset)) * perFontUnit,
          y: -Double(glyph.yOffset) * perFontUnitUp - offset))
      cluster.add(glyph, of: run, at: scale.opticalFraction)
      advance = advance + glyphScale.advance(of: glyph)
      guard run.endsCluster(index) else { continue }
      if cluster.widening != 0 {
        let shift = cluster.widening / 2 * perUnit
        for index in glyphs.indices.suffix(cluster.glyphCount) { glyphs[index].x += shift }
      }
      if cluster.advance != 0 { clusters += 1 }
      if spaceStretch > 0, paragraph.scaled.text.isSpace(glyph, of: run) { spaces += 1 }
      cluster = PlacedCluster()
      let left = x
      x = start + scale.units(advance) * perUnit + Double(clusters) * perCluster + Double(spaces) * spaceStretch
      if recordsPieces { add(run.cluster(of: index), of: run, from: left) }
    }
    return glyphs
  }

  /// The glyphs of emoji, each in the middle of its advance.
  private mutating func emojiGlyphs(
    of run: ShapedRun, _ scale: TextScale, _ attributes: TextAttributes, _ offset: Double
  ) -> [PositionedGlyph] {
    let em = attributes.font.pointSize
    let advance = scale.pointSize + scale.emojiSpacing
    let margin = (advance - EmojiMetrics.width(at: em) * attributes.stretch) / 2
    let y = -EmojiMetrics.rise(at: em) - offset
    var left = x
    var glyphs: [PositionedGlyph] = []
    for (index, glyph) in zip(run.glyphs.indices, run.glyphs) {
      if glyph.advance != 0 {
        glyphs.append(PositionedGlyph(id: glyph.id, x: x + margin, y: y))
        x += advance
      }
      guard run.endsCluster(index) else { continue }
      if x != left, run.isSpaced { x += scale.spacing + tightening }
      if recordsPieces { add(run.cluster(of: index), of: run, from: left) }
      left = x
    }
    return glyphs
  }

  /// Records the piece between `left` and the next glyph's origin; a mark without text of its own is none.
  private mutating func add(_ range: Range<Int>, of run: ShapedRun, from left: Double) {
    guard recordsPieces, !run.range.isEmpty else { return }
    pieces.append(ClusterPiece(range: range, left: left, right: x, isRightToLeft: run.isRightToLeft))
  }
}

/// The state of a cluster whose glyphs are being placed: within it they stay where HarfBuzz places them, with marks on
/// their bases, and all are centred in the cluster's advance.
private struct PlacedCluster {
  var glyphCount = 0
  /// The total advance of the glyphs by HarfBuzz, in font units.
  var advance = 0
  /// The additional width compared with the font, in the run's units.
  var widening = 0.0

  mutating func add(_ glyph: ShapedGlyph, of run: ShapedRun, at opticalFraction: Double) {
    glyphCount += 1
    advance += Int(glyph.advance)
    if let advances = run.advances { widening += advances.widening(of: glyph, at: opticalFraction) }
  }
}
