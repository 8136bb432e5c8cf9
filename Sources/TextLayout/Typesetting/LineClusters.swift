/// A unit that shaping keeps together on a line: a cluster of glyphs, a tab, an attachment. Distances are from the
/// line's left end, offsets from the start of the paragraph.
struct ClusterPiece {
  var range: Range<Int>
  var left: Double
  var right: Double
  var isRightToLeft: Bool
}

/// Computes the positions of a line's grapheme clusters from those of its pieces.
struct LineClusters {
  let paragraph: TypesetParagraph
  let span: LineSpan
  let pieces: [ClusterPiece]
  /// Points from the line's left end to its right one.
  let length: Double
  /// Whether the paragraph runs from right to left.
  let isRightToLeft: Bool

  init(paragraph: TypesetParagraph, span: LineSpan, pieces: [ClusterPiece], length: Double, isRightToLeft: Bool) {
    self.paragraph = paragraph
    self.span = span
    self.pieces = pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.length = length
    self.isRightToLeft = isRightToLeft
  }

  /// In the order of the text; distances are from the line's left end.
  var clusters: [PositionedCluster] {
    let shown = span.hidden.map { [span.start..<$0.lowerBound, $0.upperBound..<max($0.upperBound, span.visibleEnd)] }
    let visible = (shown ?? [span.start..<span.visibleEnd]).flatMap { graphemes(in: $0) }
    return visible.map { placed($0, among: visible) } + hanging
  }

  /// The ranges of the grapheme clusters that start in a range.
  private func graphemes(in range: Range<Int>) -> [Range<Int>] {
    let (analysis, end) = (paragraph.scaled.text.analysis, range.upperBound)
    var graphemes: [Range<Int>] = []
    var index = analysis.clusterIndex(atOrAfter: range.lowerBound)
    while index + 1 < analysis.clusters.count, analysis.clusters[index] < end {
      graphemes.append(analysis.clusters[index]..<min(analysis.clusters[index + 1], end))
      index += 1
    }
    return graphemes
  }

  /// A grapheme cluster, positioned within the piece that contains it, or around the pieces that it consists of.
  private func placed(_ grapheme: Range<Int>, among graphemes: [Range<Int>]) -> PositionedCluster {
    let first = pieces.partitioningIndex { $0.range.upperBound > grapheme.lowerBound }
    let parts = pieces[first...].prefix { $0.range.lowerBound < grapheme.upperBound }
    guard let piece = parts.first else { return cluster(grapheme, from: 0, to: 0, isRightToLeft) }
    if parts.count == 1, piece.range != grapheme { return share(of: grapheme, in: piece, graphemes) }
    let (left, right) = (parts.map(\.left).min() ?? 0, parts.map(\.right).max() ?? 0)
    return cluster(grapheme, from: left, to: right, piece.isRightToLeft)
  }

  /// The part of a ligature that belongs to one of its clusters.
  private func share(
    of grapheme: Range<Int>, in piece: ClusterPiece, _ graphemes: [Range<Int>]
  ) -> PositionedCluster {
    let start = graphemes.partitioningIndex { $0.lowerBound >= piece.range.lowerBound }
    let end = graphemes.partitioningIndex { $0.lowerBound >= piece.range.upperBound }
    let number = graphemes.partitioningIndex { $0.lowerBound >= grapheme.lowerBound } - start
    let width = (piece.right - piece.left) / Double(max(1, end - start))
    let left = piece.left + width * Double(piece.isRightToLeft ? end - start - 1 - number : number)
    return cluster(grapheme, from: left, to: left + width, piece.isRightToLeft)
  }

  private func cluster(
    _ range: Range<Int>, from left: Double, to right: Double, _ isRightToLeft: Bool
  ) -> PositionedCluster {
    PositionedCluster(range: range, x: left, width: right - left, isRightToLeft: isRightToLeft)
  }

  /// White space after the visible text, which continues in the paragraph's direction beyond the line's end.
  private var hanging: [PositionedCluster] {
    guard span.hidden == nil, span.visibleEnd < span.end else { return [] }
    var pen = length
    return graphemes(in: span.visibleEnd..<span.end).map { grapheme in
      let width = paragraph.scaled.keptWidth(from: grapheme.lowerBound, to: grapheme.upperBound)
      defer { pen += width }
      return cluster(
        grapheme, from: isRightToLeft ? length - pen - width : pen,
        to: isRightToLeft ? length - pen : pen + width, isRightToLeft)
    }
  }
}
