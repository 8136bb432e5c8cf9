/// Prevents the last of a paragraph's two lines from having just one short word.
enum PushOut {
  /// The longest last word, in UTF-16 code units, that another one joins.
  ///
  /// Some thirty published pictures (ResearchKit 3.1, hmrc/ios-components, adyen-ios 17.2 among them) agree that words of
  /// up to 9 are joined, those of 12 are not, and that characters count, not widths; 11 is likely not. 10 is a guess.
  private static let longestWord = 10

  /// Both lines of a two-line paragraph, with the first one broken one opportunity earlier; nil if the break stays.
  ///
  /// Apple documents that `pushOut` "typically only pushes out the last line by one word". In the pictures it does so
  /// in paragraphs of exactly two lines. Guesses: any opportunity counts, including those after a hyphen and between
  /// ideographs; nothing moves that does not fit on the last line.
  static func applied(
    to first: LineSpan, _ last: LineSpan, of breaker: LineBreaker
  ) -> (first: LineSpan, last: LineSpan)? {
    guard breaker.mode == .wordWrapping, last.visibleEnd - last.start <= longestWord else { return nil }
    let breaks = breaker.ruler.scaled.text.breaks.optional(in: first.start..<last.end)
    guard !breaks.contains(where: { $0.offset > last.start }),
      let previous = breaks.last(where: { $0.offset < first.end }), previous.visibleEnd > first.start
    else { return nil }
    let shortened = breaker.line(from: first.start, to: previous, isFirst: true)
    let lengthened = breaker.rest(from: previous.offset, isFirst: false)
    guard lengthened.width <= breaker.edges(isFirst: false).width, lengthened.end == last.end else { return nil }
    return (shortened, lengthened)
  }
}
