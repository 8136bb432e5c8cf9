import TextLayout

extension TextMeasurer {
  /// The smallest width in which the text fits; nil if there is none of those that a request may have.
  ///
  /// A text without any width, U+200B say, gets a hair of it, as no request has the width 0.
  ///
  /// A layout at a width is that of all widths down to its widest line: a narrower width breaks no line later, and what
  /// fitted still fits. (Of justified text a word may move on the way, from one line to the next: it has as many lines.) So
  /// the next layout is the one just below that line, and going down passes every layout there is.
  /// The way starts at a width that was found by bisection, for wide ones fit, and ends where a word is broken or the
  /// lines are more than twice as many: whether the text fits need not change only once in between.
  func smallestWidth(_ prepared: PreparedRequest) throws(MeasuringError) -> Double? {
    let text = try prepared.text(at: prepared.request.categories.first ?? .large, fonts: fonts)
    let widest = try step(text, prepared, width: .infinity)
    guard try fits(text, prepared, width: widest.width) else { return nil }
    var found = try bisected(text, prepared, from: widest.width)
    var step = try step(text, prepared, width: found)
    let lineLimit = 2 * step.lineCount + 8
    var width = found
    while width > 0, !step.breaksWord, step.lineCount <= lineLimit, step.width <= width + Self.hair {
      // Sums may differ by a hair from what lines are broken by.
      for candidate in [width, step.width] where candidate < found {
        if try fits(text, prepared, width: candidate) { found = candidate }
      }
      width = step.width < width ? step.width.nextDown : width - Self.hair
      step = try self.step(text, prepared, width: width)
    }
    return found <= MeasuringLimits.length ? max(found, Self.hair) : nil
  }

  /// Points by which sums of the same advances may differ. A line that is wider than its room by more than that holds one
  /// cluster, which fits in no narrower room either.
  static let hair = 1e-9

  /// A width that fits, from which nearly as narrow a one does not.
  private func bisected(_ text: AttributedText, _ prepared: PreparedRequest, from width: Double) throws(MeasuringError)
    -> Double
  {
    var (low, high) = (0.0, width)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if try fits(text, prepared, width: middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// A layout without limits of lines and height, and the width of its widest line.
  private func step(
    _ text: AttributedText, _ prepared: PreparedRequest, width: Double
  ) throws(MeasuringError) -> (width: Double, lineCount: Int, breaksWord: Bool) {
    let container = TextContainer(width: width, lineBreakMode: prepared.request.lineBreakMode)
    do throws(LayoutInterruption) {
      let placed = try engine.layout(text, in: container, placingGlyphs: true, within: prepared.limit)
      let natural = try engine.measure(text, in: container, within: prepared.limit).lines.map(\.width).max() ?? 0
      return (natural, placed.lines.count, !placed.brokenWords.isEmpty)
    } catch {
      throw MeasuringError(error)
    }
  }
}
