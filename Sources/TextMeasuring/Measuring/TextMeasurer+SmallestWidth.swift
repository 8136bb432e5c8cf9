import TextLayout

extension TextMeasurer {
  /// The smallest width in which the text fits; nil if there is none among those that a request may have.
  ///
  /// A text without any width, such as U+200B, gets the width of a hair, as a request cannot have the width 0.
  ///
  /// The layout at a width is also that of all narrower widths down to its widest line: a narrower width breaks no line
  /// later, and lines that fitted still fit. (In justified text a word may move to the next line on the way; the number
  /// of lines stays the same.) So the next layout is the one just below that line's width, and going down in this way
  /// visits every layout.
  /// The search starts at a width found by bisection, as wide ones fit, and ends where a word is broken, or there are
  /// more lines than are allowed or than twice as many: in between, the text may change between fitting and not fitting
  /// several times.
  func smallestWidth(_ prepared: PreparedRequest) throws(MeasuringError) -> Double? {
    let text = try prepared.text(at: prepared.request.categories.first ?? .large, fonts: fonts)
    var search = FitSearch(prepared, by: engine)
    let widest = try search.breaks(of: text, width: .infinity).widestLine
    guard try search.fits(text, width: widest) else { return nil }
    var found = try search.bisected(text, from: widest)
    var step = try search.breaks(of: text, width: found)
    let lines = prepared.request.lines
    let lineLimit = lines > 0 ? lines : 2 * step.lineCount + 8
    var width = found
    while width > 0, !step.breaksWord, step.lineCount <= lineLimit, step.widestLine <= width + Self.hair {
      // Sums may differ by a hair from those that lines are broken by.
      if width < found, try search.fits(text, width: width, laidOut: step) { found = width }
      if step.widestLine < found, try search.fits(text, width: step.widestLine) { found = step.widestLine }
      width = step.widestLine < width ? step.widestLine.nextDown : width - Self.hair
      step = try search.breaks(of: text, width: width)
    }
    return found <= MeasuringLimits.length ? max(found, Self.hair) : nil
  }

  /// The possible difference between sums of the same advances, in points. A line that exceeds its width by more than
  /// that consists of one cluster, which does not fit in a narrower width either.
  static let hair = 1e-9
}

extension FitSearch {
  /// A width that fits, less than half a point above one that does not.
  fileprivate mutating func bisected(_ text: AttributedText, from width: Double) throws(MeasuringError) -> Double {
    var (low, high) = (0.0, width)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if try fits(text, width: middle) { high = middle } else { low = middle }
    }
    return high
  }
}
