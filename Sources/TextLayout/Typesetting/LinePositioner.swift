/// Positions the glyphs of a line.
struct LinePositioner {
  let paragraph: TypesetParagraph
  /// The offset of the paragraph in the text.
  let start: Int
  let edges: LineEdges
  /// The width in points to which spaces stretch the line; nil if it is not justified.
  let justifiedWidth: Double?

  private var text: ShapedText { paragraph.scaled.text }

  /// Runs between two tabs, which are reordered among themselves.
  private struct Group {
    /// Points from the line's start.
    var start: Double
    var runs: [ShapedRun]
  }

  /// The runs of `line` in visual order, from its left end, and the line's width.
  func runs(of line: LineSpan) -> (runs: [PositionedRun], width: Double) {
    let placed = placed(line, recordsPieces: false)
    return (placed.runs, placed.width)
  }

  /// The width of `line`, and the positions of its unbreakable pieces, tabs included.
  func pieces(of line: LineSpan) -> (width: Double, pieces: [ClusterPiece]) {
    let placed = placed(line, recordsPieces: true)
    return (placed.width, placed.pieces)
  }

  private func placed(_ line: LineSpan, recordsPieces: Bool) -> PlacedLine {
    guard !line.isEmpty else { return PlacedLine(width: line.width) }
    let groups = groups(of: line)
    let stretch = spaceStretch(of: line, last: groups.last)
    let isRightToLeft = paragraph.paragraphLevel(at: line.start) & 1 == 1
    var placed = PlacedLine(width: stretch > 0 ? justifiedWidth ?? line.width : line.width)
    var tabs = recordsPieces ? shownTabs(of: line)[...] : []
    var pen = 0.0
    for (index, group) in groups.enumerated() {
      var place = RunPlacer(
        paragraph: paragraph, first: start, tightening: line.tightening,
        spaceStretch: index == groups.count - 1 ? stretch : 0, recordsPieces: recordsPieces)
      let order = BidiLevels.visualOrder(group.runs.map(\.level))
      let runs = order.map { place.positioned(group.runs[$0]) }
      let shift = isRightToLeft ? placed.width - group.start - place.x : group.start
      placed.runs += shift == 0 ? runs : runs.map { $0.moved(by: shift) }
      placed.pieces += place.pieces.map { $0.moved(by: shift) }
      if index > 0, let tab = tabs.popFirst() {
        let edges = isRightToLeft ? (placed.width - group.start, placed.width - pen) : (pen, group.start)
        placed.pieces.append(
          ClusterPiece(range: tab..<tab + 1, left: edges.0, right: edges.1, isRightToLeft: isRightToLeft))
      }
      pen = group.start + place.x
    }
    return placed
  }

  /// The tabs of a line, as offsets in the paragraph.
  private func shownTabs(of line: LineSpan) -> [Int] {
    text.tabs.filter { $0 >= line.start && $0 < line.visibleEnd && line.hidden?.contains($0) != true }
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
      let unitsPerEm = run.unitsPerEm
      return sum
        + paragraph.scaled.scale(ofStyle: run.style).points(run.advance(unitsPerEm: unitsPerEm), unitsPerEm: unitsPerEm)
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

  /// Points added to each space of the last group to reach the justified width.
  private func spaceStretch(of line: LineSpan, last: Group?) -> Double {
    guard let justifiedWidth, justifiedWidth > line.width, let last else { return 0 }
    let spaces = last.runs.reduce(0) { count, run in
      count + run.glyphs.indices.count { run.endsCluster($0) && text.isSpace(run.glyphs[$0], of: run) }
    }
    return spaces > 0 ? (justifiedWidth - line.width) / Double(spaces) : 0
  }
}

/// A line with positioned glyphs.
private struct PlacedLine {
  var runs: [PositionedRun] = []
  var width: Double
  var pieces: [ClusterPiece] = []

  init(width: Double) { self.width = width }
}

extension ClusterPiece {
  fileprivate func moved(by distance: Double) -> ClusterPiece {
    ClusterPiece(range: range, left: left + distance, right: right + distance, isRightToLeft: isRightToLeft)
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
