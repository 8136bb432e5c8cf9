/// Breaks the paragraphs of a text into lines, one below the other, as far as there is room.
struct Typesetter {
  let container: TextContainer
  /// The lines; where they are not kept, the last of them.
  private(set) var lines: [SetLine] = []
  /// The paragraphs the lines are of, and one for whose first line there was no room; none if lines are not kept.
  private(set) var paragraphs: [(start: Int, paragraph: SetParagraph)] = []
  /// The offset in the whole text behind which no line follows, because of a limit.
  private(set) var limit: Int?
  /// The number of the whole text's UTF-16 code units.
  private(set) var textEnd = 0
  private var source: SetParagraphs
  private let keepsLines: Bool
  /// Of lines that were not kept: how many, and the largest width.
  private var passed = (count: 0, width: -Double.infinity)

  /// - Parameter keepsLines: Every line is kept; otherwise only how many there are, and the room they take.
  init(container: TextContainer, keepsLines: Bool = true, shaped: @escaping (ShapeKey) -> ShapedText) {
    var container = container
    if container.width.isNaN { container.width = 0 }
    if container.height.isNaN { container.height = 0 }
    self.container = container
    self.keepsLines = keepsLines
    source = SetParagraphs(container: container, shaped: shaped)
  }

  /// How many lines there are.
  var lineCount: Int { passed.count + lines.count }

  /// How many paragraphs were made ready to be broken; equal ones count once.
  var preparedCount: Int { source.preparedCount }

  mutating func set(_ text: AttributedText) {
    textEnd = text.count
    lines.reserveCapacity(8)
    var index = 0
    while let next = text.paragraph(index) {
      let paragraph = source.paragraph(next.paragraph)
      if keepsLines { paragraphs.append((next.start, paragraph)) }
      guard set(paragraph, at: next.start) else { return endEarly() }
      if !keepsLines { passLines() }
      index += 1
    }
  }

  /// Adds the lines of a paragraph; false if there is no room for all of them.
  private mutating func set(_ paragraph: SetParagraph, at start: Int) -> Bool {
    if let line = paragraph.onlyLine { return mayAddLine && place(line, of: paragraph, at: start) }
    let first = lines.count
    var offset = 0
    var opportunity = 0
    var isComplete = false
    while !isComplete {
      guard mayAddLine else { return false }
      let isFirst = lines.count == first
      let span = paragraph.line(from: offset, opportunity: &opportunity, isFirst: isFirst)
      guard place(paragraph.broken(span, isFirst: isFirst), of: paragraph, at: start) else { return false }
      isComplete = span.end >= paragraph.count && !(paragraph.opensLastLine && span.start < paragraph.count)
      offset = span.end
    }
    switch lines.count - first {
    case 1: paragraph.onlyLine = lines[first].broken
    case 2: pushOut(paragraph, at: start)
    default: break
    }
    return true
  }

  private var mayAddLine: Bool { container.maximumLines <= 0 || lineCount < container.maximumLines }

  /// Puts a line below the others; false if there is no room for it.
  ///
  /// Heights are compared with a tolerance of a millionth of a point: frames carry the rounding of one subtraction.
  private mutating func place(_ broken: BrokenLine, of paragraph: SetParagraph, at start: Int) -> Bool {
    let top = nextTop(in: paragraph, at: start)
    let line = SetLine(paragraph: paragraph, paragraphStart: start, broken: broken, top: top)
    guard lines.isEmpty || line.bottom <= container.height + 1e-6 else { return false }
    lines.append(line)
    return true
  }

  private func nextTop(in paragraph: SetParagraph, at start: Int) -> Double {
    guard let last = lines.last else { return 0 }
    var top = last.bottom + last.box.gap
    if last.paragraphStart < start {
      top += max(0, last.paragraph.scaled.style.paragraphSpacing.finite)
        + max(0, paragraph.scaled.style.paragraphSpacingBefore.finite)
    }
    return top
  }

  /// Moves a word from the first of a paragraph's two lines to the last.
  private mutating func pushOut(_ paragraph: SetParagraph, at start: Int) {
    let before = Array(lines.suffix(2))
    guard paragraph.scaled.style.lineBreakStrategy.contains(.pushOut),
      let pushed = PushOut.applied(to: before[0].span, before[1].span, of: paragraph.breaker)
    else { return }
    let first = lines.count - 2
    lines.removeLast(2)
    if place(paragraph.broken(pushed.first, isFirst: true), of: paragraph, at: start),
      place(paragraph.broken(pushed.last, isFirst: false), of: paragraph, at: start)
    {
      return
    }
    lines.removeLast(lines.count - first)
    lines += before
  }

  /// Forgets lines that nothing moves any more: all but the last, which may become one that is cut.
  private mutating func passLines() {
    guard lines.count > 1 else { return }
    let last = lines.removeLast()
    for line in lines { passed.width = max(passed.width, line.broken.usedWidth) }
    passed.count += lines.count
    lines.removeAll(keepingCapacity: true)
    lines.append(last)
  }

  /// Ends the last line as the container's mode has it, because no other may follow.
  ///
  /// An empty last line behind the separator at the text's end is nothing that is missed.
  private mutating func endEarly() {
    guard var last = lines.popLast() else { return }
    let paragraph = last.paragraph
    let hasMore = last.paragraphStart + paragraph.count < textEnd
    guard hasMore || last.span.end < paragraph.count else { return lines.append(last) }
    let span = paragraph.lastLine(last.span, isFirst: last.isFirst, hasMore: hasMore)
    last.broken = paragraph.broken(span, isFirst: last.isFirst)
    limit = last.paragraphStart + span.end
    lines.append(last)
  }
}

extension Typesetter {
  /// The size the lines take up.
  var size: TextSize {
    guard let last = lines.last else { return TextSize(width: 0, height: 0) }
    let width = lines.reduce(passed.width) { max($0, $1.broken.usedWidth) }
    return TextSize(width: width, height: max(0, last.bottom))
  }

  /// Where a line is in the text.
  func measured(_ line: SetLine) -> MeasuredLine {
    let (span, start) = (line.span, line.paragraphStart)
    let hidden = span.hidden.map { start + $0.lowerBound..<start + $0.upperBound }
    let visibleStart = span.hidden?.lowerBound == span.start ? span.hidden?.upperBound ?? span.start : span.start
    return MeasuredLine(
      range: start + span.start..<start + span.end,
      visibleRange: start + min(visibleStart, span.visibleEnd)..<start + span.visibleEnd, width: span.width,
      truncatedRange: hidden)
  }

  var measurement: TextMeasurement {
    TextMeasurement(size: size, lines: lines.map(measured), cutRanges: cutRanges)
  }

  /// Characters that no font has, in order.
  var missingCharacters: [MissingCharacter] {
    paragraphs.flatMap { start, paragraph in
      paragraph.missingCharacters.map { MissingCharacter(offset: start + $0.offset, characters: $0.characters) }
    }
  }
}
