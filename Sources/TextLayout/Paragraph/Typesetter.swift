/// Breaks the paragraphs of a text into lines, one below the other, as far as there is room.
struct Typesetter: ~Copyable {
  let container: TextContainer
  /// The lines; where they are passed on, the last of them.
  private(set) var lines: [SetLine] = []
  /// Characters that no font has, in order.
  private(set) var missingCharacters: [MissingCharacter] = []
  /// The offset in the whole text behind which no line follows, because of a limit.
  private(set) var limit: Int?
  /// The number of the whole text's UTF-16 code units, known where a limit has ended it early.
  private(set) var textEnd = 0
  private var source: SetParagraphs
  /// Of lines that were passed on: how many, and the largest width.
  private var passed = (count: 0, width: -Double.infinity)

  init(container: TextContainer, shaped: @escaping (ShapeKey, _ isKept: Bool) -> ShapedText) {
    self.container = container.numeric
    source = SetParagraphs(container: self.container, shaped: shaped)
  }

  /// How many lines there are.
  var lineCount: Int { passed.count + lines.count }

  /// How many paragraphs were made ready to be broken; equal ones count once.
  var preparedCount: Int { source.preparedCount }

  /// - Parameter pass: Takes lines that nothing moves any more, in order: all but those left in `lines`. Without it every
  ///   line is kept, and what it was shaped from.
  mutating func set(_ text: AttributedText, passing pass: ((SetLine) -> Void)? = nil) {
    lines.reserveCapacity(16)
    var index = 0
    while let next = text.paragraph(index) {
      let paragraph = source.paragraph(next.paragraph)
      addMissingCharacters(of: paragraph, at: next.start)
      guard set(paragraph, at: next.start) else { return endEarly(in: text) }
      guard !next.isLast else { return }
      if let pass { passLines(to: pass) }
      index += 1
    }
  }

  private mutating func addMissingCharacters(of paragraph: SetParagraph, at start: Int) {
    for missing in paragraph.scaled.text.missingCharacters {
      missingCharacters.append(MissingCharacter(offset: start + missing.offset, characters: missing.characters))
    }
  }

  /// Adds the lines of a paragraph; false if there is no room for all of them.
  private mutating func set(_ paragraph: SetParagraph, at start: Int) -> Bool {
    // A text may be a million line feeds.
    if let last = lines.indices.last, lines[last].paragraph === paragraph, lines[last].isFirst {
      return mayAddLine && place(lines[last].broken, of: paragraph, at: start)
    }
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
    if lines.count - first == 2, paragraph.scaled.style.lineBreakStrategy.contains(.pushOut) {
      pushOut(paragraph, at: start)
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
    // In place: a copy of a line would hold on to its paragraph.
    guard let last = lines.indices.last else { return 0 }
    var top = lines[last].bottom + lines[last].box.gap
    if lines[last].paragraphStart < start {
      top +=
        max(0, lines[last].paragraph.scaled.style.paragraphSpacing.finite)
        + max(0, paragraph.scaled.style.paragraphSpacingBefore.finite)
    }
    return top
  }

  /// Moves a word from the first of a paragraph's two lines to the last.
  private mutating func pushOut(_ paragraph: SetParagraph, at start: Int) {
    let first = lines.count - 2
    let before = Array(lines[first...])
    guard let pushed = PushOut.applied(to: before[0].span, before[1].span, of: paragraph.breaker) else { return }
    lines.removeLast(2)
    if place(paragraph.broken(pushed.first, isFirst: true), of: paragraph, at: start),
      place(paragraph.broken(pushed.last, isFirst: false), of: paragraph, at: start)
    {
      return
    }
    lines.removeLast(lines.count - first)
    lines += before
  }

  /// Hands on the lines that nothing moves any more: all but the last, which may become one that is cut.
  private mutating func passLines(to pass: (SetLine) -> Void) {
    guard lines.count > 1 else { return }
    let last = lines.removeLast()
    for line in lines {
      passed.width = max(passed.width, line.broken.usedWidth)
      pass(line)
    }
    passed.count += lines.count
    lines.removeAll(keepingCapacity: true)
    lines.append(last)
  }

  /// Ends the last line as the container's mode has it, because no other may follow.
  ///
  /// An empty last line behind the separator at the text's end is nothing that is missed.
  private mutating func endEarly(in text: AttributedText) {
    textEnd = text.count
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
    guard let last = lines.indices.last else { return TextSize(width: 0, height: 0) }
    var width = passed.width
    for index in lines.indices { width = max(width, lines[index].broken.usedWidth) }
    return TextSize(width: width, height: max(0, lines[last].bottom))
  }

  var measurement: TextMeasurement {
    var measured: [MeasuredLine] = []
    measured.reserveCapacity(lines.count)
    var cuts: [Range<Int>] = []
    for index in lines.indices {
      measured.append(lines[index].measured)
      if lines[index].mayBeCut(in: container) { cuts += lines[index].cuts(in: container) }
    }
    return TextMeasurement(size: size, lines: measured, cutRanges: withRest(cuts))
  }
}
