/// Line breaks of justified text that keep its spaces narrow.
enum JustifiedBreaks {
  /// Two consecutive lines, with the first one broken one opportunity earlier, if the spaces of both then grow less
  /// than those of the second line do now; nil if the break stays.
  ///
  /// One published picture shows that UIKit breaks justified text elsewhere than left-aligned text (BlueprintUI's
  /// `LabelTests`, `justify` against `left`): a word that fits on its line moves to the next, which would have been
  /// stretched by a quarter. How UIKit decides is a guess. Other choices made here:
  /// - The paragraph's last line is not stretched, so no word moves to it; nor does one move across a hard break.
  /// - Both lines must have spaces left: text without any stays, Chinese and Japanese among it.
  /// - No soft hyphen is introduced for it.
  /// - A second line without spaces counts as if it had half of one.
  static func applied(
    to first: LineSpan, _ second: LineSpan, isFirst: Bool, of breaker: LineBreaker
  ) -> (first: LineSpan, second: LineSpan)? {
    guard breaker.softBreak(at: first.end) != nil, let end = breaker.softBreak(at: second.end),
      let previous = breaker.ruler.scaled.text.breaks.optional(in: first.start..<first.end).last(where: {
        !$0.needsHyphen
      }),
      previous.visibleEnd > first.start
    else { return nil }
    let lengthened = breaker.line(from: previous.offset, to: end, isFirst: false)
    guard let growth = breaker.spaceGrowth(on: lengthened, isFirst: false), growth >= 0 else { return nil }
    let shortened = breaker.line(from: first.start, to: previous, isFirst: isFirst)
    guard let other = breaker.spaceGrowth(on: shortened, isFirst: isFirst), other >= 0 else { return nil }
    let present = breaker.spaceGrowth(on: second, isFirst: false) ?? 2 * breaker.room(for: second, isFirst: false)
    return max(growth, other) < present ? (shortened, lengthened) : nil
  }
}

extension LineBreaker {
  /// Whether words may move to the next line to keep the spaces of justified lines narrow.
  var evensSpaces: Bool { ruler.scaled.style.alignment == .justified && mode == .wordWrapping }

  /// The opportunity at which a line ends before the text does; nil if the break is mandatory, or within a word.
  fileprivate func softBreak(at offset: Int) -> BreakOpportunity? {
    let breaks = ruler.scaled.text.breaks
    let index = breaks.firstIndex(atOrAfter: offset)
    guard index < breaks.count - 1, breaks[index].offset == offset, !breaks[index].isMandatory else { return nil }
    return breaks[index]
  }

  /// Points by which each space of a line grows to justify it; nil if it has none.
  fileprivate func spaceGrowth(on line: LineSpan, isFirst: Bool) -> Double? {
    let count = ruler.scaled.text.spaceCount(onLine: line.start..<line.visibleEnd)
    return count > 0 ? room(for: line, isFirst: isFirst) / Double(count) : nil
  }

  /// The free space of a line in points.
  fileprivate func room(for line: LineSpan, isFirst: Bool) -> Double { edges(isFirst: isFirst).width - line.width }
}
