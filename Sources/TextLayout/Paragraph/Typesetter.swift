/// A line in its place among the others.
struct SetLine {
  /// The index of its paragraph.
  var paragraph: Int
  var span: LineSpan
  /// It is the first of its paragraph.
  var isFirst: Bool
  var box: LineBox
  /// Points from the top of the text to the top of the line.
  var top: Double

  var bottom: Double { top + box.height }
}

/// Breaks the paragraphs of a text into lines, one below the other, as far as there is room.
struct Typesetter {
  let container: TextContainer
  private(set) var paragraphs: [SetParagraph] = []
  private(set) var lines: [SetLine] = []
  /// The offset in the whole text behind which no line follows, because of a limit.
  private(set) var limit: Int?
  /// The number of the whole text's UTF-16 code units.
  private(set) var textEnd = 0
  private let shaped: (ShapeKey) -> ShapedText

  init(container: TextContainer, shaped: @escaping (ShapeKey) -> ShapedText) {
    var container = container
    if container.width.isNaN { container.width = 0 }
    if container.height.isNaN { container.height = 0 }
    self.container = container
    self.shaped = shaped
  }

  mutating func set(_ text: AttributedText) {
    let all = text.paragraphs()
    lines.reserveCapacity(8)
    for (index, paragraph) in all.enumerated() {
      paragraphs.append(SetParagraph(paragraph, in: container, shaped: shaped))
      guard setLastParagraph() else {
        endEarly(followedBy: all[(index + 1)...])
        break
      }
    }
    textEnd = text.runs.last.map { $0.end == .max ? text.string.utf16.count : $0.end } ?? 0
  }

  /// Adds the lines of the newest paragraph; false if there is no room for all of them.
  private mutating func setLastParagraph() -> Bool {
    let index = paragraphs.count - 1
    let paragraph = paragraphs[index]
    let firstLine = lines.count
    var start = 0
    var opportunity = 0
    var isComplete = false
    while !isComplete {
      guard container.maximumLines <= 0 || lines.count < container.maximumLines else { return false }
      let isFirst = lines.count == firstLine
      let span = paragraph.line(from: start, opportunity: &opportunity, isFirst: isFirst)
      guard place(span, isFirst: isFirst) else { return false }
      isComplete = span.end >= paragraph.count && !(paragraph.opensLastLine && span.start < paragraph.count)
      start = span.end
    }
    pushOut(from: firstLine)
    return true
  }

  /// Puts a line of the newest paragraph below the others; false if there is no room for it.
  ///
  /// Heights are compared with a tolerance of a millionth of a point: frames carry the rounding of one subtraction.
  private mutating func place(_ span: LineSpan, isFirst: Bool) -> Bool {
    let index = paragraphs.count - 1
    let box = paragraphs[index].box(of: span)
    let line = SetLine(paragraph: index, span: span, isFirst: isFirst, box: box, top: nextTop())
    guard lines.isEmpty || line.bottom <= container.height + 1e-6 else { return false }
    lines.append(line)
    return true
  }

  private func nextTop() -> Double {
    guard let last = lines.last else { return 0 }
    var top = last.bottom + last.box.gap
    if last.paragraph < paragraphs.count - 1, let next = paragraphs.last {
      let previous = paragraphs[last.paragraph].paragraph.style
      top += max(0, previous.paragraphSpacing.finite) + max(0, next.paragraph.style.paragraphSpacingBefore.finite)
    }
    return top
  }

  private mutating func pushOut(from firstLine: Int) {
    guard lines.count - firstLine == 2, let paragraph = paragraphs.last,
      paragraph.scaled.style.lineBreakStrategy.contains(.pushOut),
      let pushed = PushOut.applied(to: lines[firstLine].span, lines[firstLine + 1].span, of: paragraph.breaker)
    else { return }
    let before = lines
    lines.removeLast(2)
    if !place(pushed.first, isFirst: true) || !place(pushed.last, isFirst: false) { lines = before }
  }

  /// Ends the last line as the container's mode has it, because no other may follow.
  ///
  /// An empty last line behind the separator at the text's end is nothing that is missed.
  private mutating func endEarly(followedBy rest: ArraySlice<TextParagraph>) {
    guard var last = lines.popLast() else { return }
    let paragraph = paragraphs[last.paragraph]
    let unset = paragraphs[(last.paragraph + 1)...].map(\.paragraph) + rest
    let hasMore = unset.contains { !$0.key.text.string.isEmpty }
    guard hasMore || last.span.end < paragraph.count else { return lines.append(last) }
    last.span = paragraph.lastLine(last.span, isFirst: last.isFirst, hasMore: hasMore)
    last.box = paragraph.box(of: last.span)
    limit = paragraph.paragraph.start + last.span.end
    lines.append(last)
  }
}

extension Typesetter {
  /// The size the lines take up.
  var size: TextSize {
    TextSize(width: lines.map(usedWidth).max() ?? 0, height: max(0, lines.last?.bottom ?? 0))
  }

  /// The width a line takes up, indents included: white space at its end counts, as far as there is room for it.
  ///
  /// So it does in UIKit (kern0x1b/charon's records of fitting sizes: a label of 34 characters and a space on its longest
  /// line is 35 advances wide).
  private func usedWidth(of line: SetLine) -> Double {
    let (paragraph, span) = (paragraphs[line.paragraph], line.span)
    let edges = paragraph.breaker.edges(isFirst: line.isFirst)
    var width = span.width
    if span.visibleEnd < span.end, span.hidden == nil {
      let hanging = paragraph.scaled.keptWidth(from: span.visibleEnd, to: span.end)
      width = max(width, min(edges.width, width + hanging))
    }
    return edges.start + width + max(0, -paragraph.scaled.style.tailIndent.finite)
  }

  /// Where the lines are in the text.
  var measuredLines: [MeasuredLine] {
    lines.map { line in
      let (span, start) = (line.span, paragraphs[line.paragraph].paragraph.start)
      let hidden = span.hidden.map { start + $0.lowerBound..<start + $0.upperBound }
      let visibleStart = span.hidden?.lowerBound == span.start ? span.hidden?.upperBound ?? span.start : span.start
      return MeasuredLine(
        range: start + span.start..<start + span.end,
        visibleRange: start + min(visibleStart, span.visibleEnd)..<start + span.visibleEnd, width: span.width,
        truncatedRange: hidden)
    }
  }

  var measurement: TextMeasurement {
    TextMeasurement(size: size, lines: measuredLines, cutRanges: cutRanges)
  }
}
