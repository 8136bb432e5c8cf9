/// Breaks the paragraphs of a text into lines, one below the other, as long as they fit.
struct Typesetter: ~Copyable {
  private(set) var container: TextContainer
  /// The lines; if they are passed on, only the last of them.
  private var rows: [Row] = []
  /// The current paragraph; earlier ones are kept separately, so that rows need not retain them.
  private var current: TypesetParagraph?
  private var earlier: [TypesetParagraph] = []
  /// Characters that no font has, in order.
  private(set) var missingCharacters: [MissingCharacter] = []
  /// The offset in the whole text after which no line follows because of a limit.
  private(set) var limit: Int?
  /// The number of UTF-16 code units of the whole text, set if a limit has ended it early.
  private(set) var textEnd = 0
  private var source: TypesetParagraphs
  /// The number of lines passed on, the largest width, and whether some of them is not entirely visible.
  private var passed = (count: 0, width: -Double.infinity, isCut: false)

  init(container: TextContainer, shapes: TextShapes) {
    self.container = container.numeric
    source = TypesetParagraphs(container: self.container, shapes: shapes)
  }

  /// A positioned line. It does not retain its paragraph, which would take time for every line.
  private struct Row {
    unowned(unsafe) var paragraph: TypesetParagraph
    /// The offset of the paragraph in the text.
    var paragraphStart: Int
    var broken: BrokenLine
    /// Points from the top of the text to the top of the line.
    var top: Double

    var span: LineSpan { broken.span }
    var bottom: Double { top + broken.box.height }
  }

  /// The number of lines.
  var lineCount: Int { passed.count + rows.count }

  /// The number of paragraphs prepared for line breaking; equal ones count once.
  var preparedCount: Int { source.preparedCount }

  /// Restarts in another container. Lines that were passed on must no longer be in use.
  mutating func restart(in container: TextContainer) {
    self.container = container.numeric
    rows.removeAll(keepingCapacity: true)
    (current, earlier, missingCharacters) = (nil, [], [])
    (limit, textEnd) = (nil, 0)
    passed = (count: 0, width: -.infinity, isCut: false)
    source.restart(in: self.container)
  }

  /// - Parameters:
  ///   - font: The text's only font at another size, in which lines can be measured; nil for the text's own fonts.
  ///   - pass: Receives final lines in order: all but those left in `lines`. Without it every line is kept, with the
  ///     paragraph it came from.
  ///   - limit: A limit that can stop it before the end of the text.
  mutating func set<Limit: LayoutChecking>(
    _ text: AttributedText, in font: TextFont? = nil, passing pass: ((TypesetLine) -> Void)? = nil, within limit: Limit
  ) throws(Limit.Failure) {
    rows.reserveCapacity(6)
    var index = 0
    while let next = text.paragraph(index) {
      let paragraph = try source.paragraph(next.paragraph, in: font, within: limit)
      addMissingCharacters(of: paragraph, at: next.start)
      if let current, current !== paragraph { earlier.append(current) }
      current = paragraph
      guard try set(paragraph, at: next.start, within: limit) else { return endEarly(in: text) }
      guard !next.isLast else { return }
      if let pass { passLines(to: pass) }
      index += 1
    }
  }

  private mutating func addMissingCharacters(of paragraph: TypesetParagraph, at start: Int) {
    for missing in paragraph.scaled.text.missingCharacters {
      missingCharacters.append(MissingCharacter(offset: start + missing.offset, characters: missing.characters))
    }
  }

  /// Adds the lines of a paragraph; false if not all of them fit.
  private mutating func set<Limit: LayoutChecking>(
    _ paragraph: TypesetParagraph, at start: Int, within limit: Limit
  ) throws(Limit.Failure) -> Bool {
    try limit.check()
    // A text may consist of a million line feeds.
    if let last = rows.indices.last, rows[last].broken.isFirst, rows[last].paragraph === paragraph {
      return mayAddLine && place(rows[last].broken, of: paragraph, at: start)
    }
    let first = rows.count
    var offset = 0
    var progress = LineProgress()
    let evensSpaces = paragraph.breaker.evensSpaces
    var isComplete = false
    while !isComplete {
      try limit.check()
      guard mayAddLine else { return false }
      let isFirst = rows.count == first
      let span = paragraph.line(from: offset, &progress, isFirst: isFirst)
      guard place(paragraph.broken(span, isFirst: isFirst), of: paragraph, at: start) else { return false }
      isComplete = span.end >= paragraph.count && !(paragraph.opensLastLine && span.start < paragraph.count)
      offset = span.end
      // The paragraph's last line is not stretched.
      if evensSpaces, !isComplete, rows.count - first > 1 { evenSpaces(of: paragraph, at: start) }
    }
    if rows.count - first == 2, paragraph.scaled.style.lineBreakStrategy.contains(.pushOut) {
      pushOut(paragraph, at: start)
    }
    return true
  }

  private var mayAddLine: Bool { container.maximumLines <= 0 || lineCount < container.maximumLines }

  /// Puts a line below the others; false if it does not fit.
  ///
  /// Heights are compared with a tolerance of a millionth of a point: frames carry the rounding of one subtraction.
  private mutating func place(_ broken: BrokenLine, of paragraph: TypesetParagraph, at start: Int) -> Bool {
    let row = Row(
      paragraph: paragraph, paragraphStart: start, broken: broken, top: nextTop(in: paragraph, at: start))
    guard rows.isEmpty || row.bottom <= container.height + 1e-6 else { return false }
    rows.append(row)
    return true
  }

  private func nextTop(in paragraph: TypesetParagraph, at start: Int) -> Double {
    // Accessed in place, as rows are large.
    guard let last = rows.indices.last else { return 0 }
    var top = rows[last].bottom + rows[last].broken.box.gap
    if rows[last].paragraphStart < start {
      top +=
        max(0, rows[last].paragraph.scaled.style.paragraphSpacing.finite)
        + max(0, paragraph.scaled.style.paragraphSpacingBefore.finite)
    }
    return top
  }

  /// Moves a word from the first of a paragraph's two lines to the last, if it fits.
  private mutating func pushOut(_ paragraph: TypesetParagraph, at start: Int) {
    let (before, last) = (rows[rows.count - 2], rows[rows.count - 1])
    guard let pushed = PushOut.applied(to: before.span, last.span, of: paragraph.breaker) else { return }
    replaceLastTwo(with: pushed.first, pushed.last, of: paragraph, at: start)
  }

  /// Moves a word from the second to last line to the last, if that makes the spaces of a justified paragraph grow
  /// less.
  private mutating func evenSpaces(of paragraph: TypesetParagraph, at start: Int) {
    let (before, last) = (rows[rows.count - 2], rows[rows.count - 1])
    guard
      let evened = JustifiedBreaks.applied(
        to: before.span, last.span, isFirst: before.broken.isFirst, of: paragraph.breaker)
    else { return }
    replaceLastTwo(with: evened.first, evened.second, of: paragraph, at: start)
  }

  /// Replaces the last two lines of a paragraph; nothing happens if the new ones do not fit.
  private mutating func replaceLastTwo(
    with first: LineSpan, _ second: LineSpan, of paragraph: TypesetParagraph, at start: Int
  ) {
    let count = rows.count - 2
    let before = (rows[count], rows[count + 1])
    rows.removeLast(2)
    if place(paragraph.broken(first, isFirst: before.0.broken.isFirst), of: paragraph, at: start),
      place(paragraph.broken(second, isFirst: false), of: paragraph, at: start)
    {
      return
    }
    rows.removeLast(rows.count - count)
    rows += [before.0, before.1]
  }

  /// Passes on the final lines: all but the last, which may have to be truncated.
  private mutating func passLines(to pass: (TypesetLine) -> Void) {
    guard rows.count > 1 else { return }
    let last = rows.removeLast()
    passed.isCut = isTruncated
    for row in rows {
      passed.width = max(passed.width, row.broken.usedWidth)
      pass(line(row))
    }
    passed.count += rows.count
    rows.removeAll(keepingCapacity: true)
    rows.append(last)
    // The last line belongs to the current paragraph.
    earlier.removeAll(keepingCapacity: true)
  }

  /// Ends the last line according to the container's mode, because no other may follow.
  ///
  /// An empty last line after the separator at the text's end does not count as missing.
  private mutating func endEarly(in text: AttributedText) {
    textEnd = text.count
    guard var last = rows.popLast() else { return }
    let paragraph = last.paragraph
    let hasMore = last.paragraphStart + paragraph.count < textEnd
    guard hasMore || last.span.end < paragraph.count else { return rows.append(last) }
    let isFirst = last.broken.isFirst
    let span = paragraph.lastLine(last.span, isFirst: isFirst, hasMore: hasMore)
    last.broken = paragraph.broken(span, isFirst: isFirst)
    // White space after the last visible word does not count, as in BlueprintUI's pictures of two lines.
    if paragraph.breaker.mode == .wordWrapping { last.broken.usedWidth = span.width }
    limit = last.paragraphStart + span.end
    rows.append(last)
  }
}

extension Typesetter {
  /// The lines; if they were passed on, only the last of them.
  var lines: [TypesetLine] {
    var lines: [TypesetLine] = []
    for row in rows { lines.append(line(row)) }
    return lines
  }

  private func line(_ row: Row) -> TypesetLine {
    TypesetLine(
      paragraph: row.paragraph, paragraphStart: row.paragraphStart, broken: row.broken, top: row.top)
  }

  /// The size of the lines.
  var size: TextSize {
    guard let last = rows.indices.last else { return TextSize(width: 0, height: 0) }
    var width = passed.width
    for index in rows.indices { width = max(width, rows[index].broken.usedWidth) }
    return TextSize(width: width, height: max(0, rows[last].bottom))
  }

  /// The width of the widest of the lines, which are not passed on, without white space at its end.
  var widestLine: Double { rows.map(\.span.width).max() ?? 0 }

  /// Whether a word is broken at the end of one of the lines, which are not passed on.
  var breaksWord: Bool { lines.contains { $0.brokenWord != nil } }

  /// Whether some of the text is hidden.
  var isTruncated: Bool { passed.isCut || !cutRanges.isEmpty }

  var measurement: TextMeasurement {
    TextMeasurement(size: size, lines: rows.map { $0.broken.measured(in: $0.paragraphStart) }, cutRanges: cutRanges)
  }

  /// The cuts in the remaining lines, and the text after them.
  private var cutRanges: [Range<Int>] {
    var cuts: [Range<Int>] = []
    for index in rows.indices where rows[index].broken.mayBeCut(in: container) {
      cuts += line(rows[index]).cuts(in: container)
    }
    return withRest(cuts)
  }
}
