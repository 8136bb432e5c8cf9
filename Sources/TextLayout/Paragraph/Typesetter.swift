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
  /// The offsets in the whole text that a limit has cut, in order.
  private(set) var cutRanges: [Range<Int>] = []
  /// The offset behind which nothing is shown.
  private var clippedEnd: Int?
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
    addCuts(textEnd: text.runs.last.map { $0.end == .max ? text.string.utf16.count : $0.end } ?? 0)
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
    if paragraph.scaled.style.lineBreakStrategy.contains(.pushOut) { pushOut(from: firstLine) }
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
    guard lines.count - firstLine > 1, let paragraph = paragraphs.last else { return }
    let start = lines.count - 2
    let spans = lines[start...].map(\.span)
    let pushed = PushOut.applied(to: spans, of: paragraph.breaker, isFirstParagraphLine: start == firstLine)
    guard pushed != spans else { return }
    let before = lines
    lines.removeLast(2)
    for (offset, span) in pushed.enumerated() where !place(span, isFirst: start == firstLine && offset == 0) {
      lines = before
    }
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
    let broken = last.span
    last.span = paragraph.lastLine(broken, isFirst: last.isFirst, hasMore: hasMore)
    last.box = paragraph.box(of: last.span)
    // Clipped text ends where its first line would have been broken.
    clippedEnd = paragraph.paragraph.start + (container.lineBreakMode == .clipping ? broken.end : last.span.end)
    lines.append(last)
  }

  private mutating func addCuts(textEnd: Int) {
    for line in lines {
      guard let hidden = line.span.hidden, !hidden.isEmpty else { continue }
      let start = paragraphs[line.paragraph].paragraph.start
      cutRanges.append(start + hidden.lowerBound..<start + hidden.upperBound)
    }
    guard let end = clippedEnd, end < textEnd else { return }
    if let last = cutRanges.last, last.upperBound == end {
      cutRanges[cutRanges.count - 1] = last.lowerBound..<textEnd
    } else {
      cutRanges.append(end..<textEnd)
    }
  }
}

extension Typesetter {
  /// The size the lines take up.
  var size: TextSize {
    TextSize(width: lines.map(usedWidth).max() ?? 0, height: max(0, lines.last?.bottom ?? 0))
  }

  /// The width a line takes up, indents included: white space at the very end of a paragraph counts, as far as there is
  /// room for it.
  private func usedWidth(of line: SetLine) -> Double {
    let paragraph = paragraphs[line.paragraph]
    let indent = max(0, -paragraph.scaled.style.tailIndent.finite)
    return indent + widthBeforeTail(of: line, in: paragraph)
  }

  private func widthBeforeTail(of line: SetLine, in paragraph: SetParagraph) -> Double {
    let edges = paragraph.breaker.edges(isFirst: line.isFirst)
    let (span, text) = (line.span, paragraph.scaled)
    guard span.end == text.text.count, span.visibleEnd < span.end, span.hidden == nil else {
      return edges.start + span.width
    }
    let hanging = text.keptWidth(from: span.visibleEnd, to: span.end)
    return edges.start + max(span.width, min(edges.width, span.width + hanging))
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
