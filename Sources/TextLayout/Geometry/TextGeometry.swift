/// The positions of a text's characters, for carets, selections and hit testing. Lengths are in points.
public struct TextGeometry: Hashable, Sendable {
  /// The size of the lines in points, as from `TextLayoutEngine.measure(_:in:)`.
  public var size: TextSize
  /// The visible lines, from top to bottom.
  public var lines: [LineGeometry]
}

/// The positioned characters of a line.
public struct LineGeometry: Hashable, Sendable {
  /// The line's code units and its width.
  public var measured: MeasuredLine
  /// Points from the left side of the text's width to the line's left end.
  public var x: Double
  /// Points from the top of the text to the top of the line.
  public var top: Double
  /// Points from the top of the text to the bottom of the line.
  public var bottom: Double
  /// Whether its paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Whether it ends with a line or paragraph separator, after which the next line starts.
  public var endsWithSeparator: Bool
  /// The clusters of the line in the order of the text, including white space that hangs at its end, but not those
  /// hidden by an ellipsis.
  public var clusters: [PositionedCluster]
}

extension TextLayoutEngine {
  /// The positions of the characters of `text` in lines, aligned as by `layout(_:in:)`.
  public func geometry(of text: AttributedText, in container: TextContainer = TextContainer()) -> TextGeometry {
    geometry(of: text, in: container, checking: UnlimitedLayout())
  }

  /// The same, unless a limit stops it.
  package func geometry(
    of text: AttributedText, in container: TextContainer, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> TextGeometry {
    try geometry(of: text, in: container, checking: limit)
  }

  private func geometry<Limit: LayoutChecking>(
    of text: AttributedText, in container: TextContainer, checking limit: Limit
  ) throws(Limit.Failure) -> TextGeometry {
    let typesetter = try typeset(text, in: container, within: limit)
    let width = container.numeric.width.isFinite ? container.numeric.width : typesetter.size.width
    var lines: [LineGeometry] = []
    for line in typesetter.lines {
      try limit.check()
      lines.append(line.geometry(in: width))
    }
    return TextGeometry(size: typesetter.size, lines: lines)
  }
}

extension TypesetLine {
  fileprivate func geometry(in width: Double) -> LineGeometry {
    let positioner = positioner(in: width)
    let (length, pieces) = positioner.pieces(of: span)
    let x = x(ofLength: length, in: width)
    let isRightToLeft = paragraph.paragraphLevel(at: span.start) & 1 == 1
    var measured = measured
    measured.width = length
    let clusters = LineClusters(
      paragraph: paragraph, span: span, pieces: pieces, length: length, isRightToLeft: isRightToLeft
    ).clusters
    return LineGeometry(
      measured: measured, x: x, top: top, bottom: bottom, isRightToLeft: isRightToLeft,
      endsWithSeparator: endsWithSeparator,
      clusters: clusters.map { cluster in
        PositionedCluster(
          range: paragraphStart + cluster.range.lowerBound..<paragraphStart + cluster.range.upperBound,
          x: x + cluster.x, width: cluster.width, isRightToLeft: cluster.isRightToLeft)
      })
  }

  private var endsWithSeparator: Bool {
    guard span.end > span.start else { return false }
    let last = paragraph.scaled.text.analysis.original[span.end - 1]
    return (0x0A...0x0D).contains(last) || [0x85, 0x2028, 0x2029].contains(last)
  }
}
