/// Puts the glyphs of a line at their places.
struct LinePositioner {
  let paragraph: SetParagraph
  /// The offset of the paragraph in the text.
  let start: Int
  let edges: LineEdges
  /// Points that the line is stretched to by wider spaces; nil where it is not justified.
  let justifiedWidth: Double?

  private var text: ShapedText { paragraph.scaled.text }

  /// Runs that stand together on a line: they are reordered among themselves, between two tabs.
  private struct Group {
    /// Points from the line's start.
    var start: Double
    var runs: [ShapedRun]
  }

  /// The runs of `line` in visual order, from its left end, and the line's width.
  func runs(of line: LineSpan) -> (runs: [PositionedRun], width: Double) {
    guard !line.isEmpty else { return ([], line.width) }
    let groups = groups(of: line)
    let stretch = spaceStretch(of: line, last: groups.last)
    let isRightToLeft = paragraph.paragraphLevel(at: line.start) & 1 == 1
    let width = stretch > 0 ? justifiedWidth ?? line.width : line.width
    var positioned: [PositionedRun] = []
    for (index, group) in groups.enumerated() {
      var place = RunPlacer(
        paragraph: paragraph, first: start, tightening: line.tightening,
        spaceStretch: index == groups.count - 1 ? stretch : 0)
      let order = BidiLevels.visualOrder(group.runs.map(\.level))
      let runs = order.map { place.positioned(group.runs[$0]) }
      let shift = isRightToLeft ? width - group.start - place.x : group.start
      positioned += shift == 0 ? runs : runs.map { $0.moved(by: shift) }
    }
    return (positioned, width)
  }

  private func groups(of line: LineSpan) -> [Group] {
    guard let hidden = line.hidden else {
      var groups = self.groups(line.start..<line.visibleEnd, hangingTo: line.end, at: 0)
      if line.hasHyphen { append(paragraph.hyphenRuns(before: line.visibleEnd), to: &groups) }
      return groups
    }
    var groups = self.groups(line.start..<hidden.lowerBound, hangingTo: hidden.lowerBound, at: 0)
    append(paragraph.ellipsisRuns(at: hidden.lowerBound), to: &groups)
    guard hidden.upperBound < line.visibleEnd else { return groups }
    var behind = self.groups(hidden.upperBound..<line.visibleEnd, hangingTo: line.end, at: line.width)
    append(behind.removeFirst().runs, to: &groups)
    let end = behind.last.map { $0.start + width(of: $0) } ?? 0
    groups += behind.map { Group(start: $0.start + line.width - end, runs: $0.runs) }
    return groups
  }

  private func append(_ runs: [ShapedRun], to groups: inout [Group]) {
    if groups.isEmpty { groups.append(Group(start: 0, runs: [])) }
    groups[groups.count - 1].runs += runs
  }

  private func width(of group: Group) -> Double {
    group.runs.reduce(0) { sum, run in
      let unitsPerEm = run.font.unitsPerEm
      return sum
        + paragraph.scaled.scales[run.style].points(run.advance(unitsPerEm: unitsPerEm), unitsPerEm: unitsPerEm)
    }
  }

  /// The groups of `range` on a line that holds the text up to `end`, in logical order.
  private func groups(_ range: Range<Int>, hangingTo end: Int, at start: Double) -> [Group] {
    let lineRange = range.lowerBound..<max(range.upperBound, end)
    let runs = text.lineRuns(in: lineRange).map { $0.slice(range) }.filter {
      !$0.range.isEmpty && ($0.content != .glyphs || !$0.glyphs.isEmpty)
    }
    guard runs.contains(where: { $0.content == .tab }) else { return [Group(start: start, runs: runs)] }
    let stretches = paragraph.breaker.ruler.stretches(
      from: range.lowerBound, to: range.upperBound, at: edges.start + start, paragraph.scaled.width)
    var rest = runs[...]
    return stretches.map { stretch in
      let end = rest.partitioningIndex { $0.range.lowerBound >= stretch.range.upperBound }
      defer { rest = rest[end...] }
      return Group(start: stretch.start - edges.start, runs: rest[..<end].filter { $0.content != .tab })
    }
  }

  /// Points added to each space of the last group so that the line is as wide as it shall be.
  private func spaceStretch(of line: LineSpan, last: Group?) -> Double {
    guard let justifiedWidth, justifiedWidth > line.width, let last else { return 0 }
    let spaces = last.runs.reduce(0) { count, run in
      count + run.glyphs.count { text.isSpace($0, of: run) }
    }
    return spaces > 0 ? (justifiedWidth - line.width) / Double(spaces) : 0
  }
}

/// Places runs one after the other, from left to right.
private struct RunPlacer {
  let paragraph: SetParagraph
  /// The offset of the paragraph in the text.
  let first: Int
  let tightening: Double
  let spaceStretch: Double
  private(set) var x = 0.0

  init(paragraph: SetParagraph, first: Int, tightening: Double, spaceStretch: Double) {
    self.paragraph = paragraph
    self.first = first
    self.tightening = tightening
    self.spaceStretch = spaceStretch
  }

  mutating func positioned(_ run: ShapedRun) -> PositionedRun {
    let attributes = paragraph.paragraph.runs[run.style].attributes
    let scale = paragraph.scaled.scales[run.style]
    let offset = attributes.baselineOffset.finite
    let start = x
    let glyphs = run.content == .attachment ? [] : glyphs(of: run, scale, em: attributes.font.pointSize, offset)
    if run.content == .attachment { x += scale.pointSize }
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
    }
    x = start + Double(units) * perUnit + Double(clusters) * perCluster + Double(spaces) * spaceStretch
    return glyphs
  }
}

extension PositionedRun {
  fileprivate func moved(by distance: Double) -> PositionedRun {
    var run = self
    run.x += distance
    for index in glyphs.indices { run.glyphs[index].x += distance }
    return run
  }
}
