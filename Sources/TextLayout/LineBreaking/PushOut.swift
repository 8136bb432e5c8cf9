/// Lines of a paragraph whose last one shall not hold a single word.
enum PushOut {
  /// The lines, with the last word of the one before the last moved to the last line if that holds one word alone.
  ///
  /// UIKit's rule is not public (`NSParagraphStyle.LineBreakStrategy.pushOut`: "to avoid an orphan word on the last line
  /// of the paragraph"). Here the word moves when it stands behind white space, when another word stays before it, and
  /// when the last line has room for it; so the number of lines never changes.
  static func applied(to lines: [LineSpan], of breaker: LineBreaker, isFirstParagraphLine: Bool) -> [LineSpan] {
    guard lines.count > 1 else { return lines }
    let (previous, last) = (lines[lines.count - 2], lines[lines.count - 1])
    let breaks = breaker.softBreaks(in: previous.start..<last.end)
    guard !breaks.contains(where: { $0.offset > last.start }), previous.visibleEnd < previous.end,
      let word = breaks.last(where: { $0.offset < previous.end }), word.visibleEnd < word.offset,
      word.visibleEnd > previous.start
    else { return lines }
    let isFirst = isFirstParagraphLine && lines.count == 2
    let shortened = breaker.line(from: previous.start, to: word, isFirst: isFirst)
    let lengthened = breaker.rest(from: word.offset, isFirst: false)
    guard lengthened.width <= breaker.edges(isFirst: false).width, lengthened.end == last.end else { return lines }
    return lines.dropLast(2) + [shortened, lengthened]
  }
}
