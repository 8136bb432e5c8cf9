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
    let widest = try step(text, prepared, width: .infinity)
    guard try fits(text, prepared, width: widest.width) else { return nil }
    var found = try bisected(text, prepared, from: widest.width)
    var step = try step(text, prepared, width: found)
    let lines = prepared.request.lines
    let lineLimit = lines > 0 ? lines : 2 * step.lineCount + 8
    var width = found
    while width > 0, !step.breaksWord, step.lineCount <= lineLimit, step.width <= width + Self.hair {
      // Sums may differ by a hair from those that lines are broken by.
      for candidate in [width, step.width] where candidate < found {
        if try fits(text, prepared, width: candidate) { found = candidate }
      }
      width = step.width < width ? step.width.nextDown : width - Self.hair
      step = try self.step(text, prepared, width: width)
    }
    return found <= MeasuringLimits.length ? max(found, Self.hair) : nil
  }

  /// The possible difference between sums of the same advances, in points. A line that exceeds its width by more than
  /// that consists of one cluster, which does not fit in a narrower width either.
  static let hair = 1e-9

  /// A width that fits, less than half a point above one that does not.
  private func bisected(_ text: AttributedText, _ prepared: PreparedRequest, from width: Double) throws(MeasuringError)
    -> Double
  {
    var (low, high) = (0.0, width)
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if try fits(text, prepared, width: middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// A layout without limits on lines and height, and the width of its widest line.
  private func step(
    _ text: AttributedText, _ prepared: PreparedRequest, width: Double
  ) throws(MeasuringError) -> (width: Double, lineCount: Int, breaksWord: Bool) {
    let container = TextContainer(width: width, lineBreakMode: prepared.request.lineBreakMode)
    do throws(LayoutInterruption) {
      let placed = try engine.layout(text, in: container, placingGlyphs: false, within: prepared.limit)
      let natural = try engine.measure(text, in: container, within: prepared.limit).lines.map(\.width).max() ?? 0
      return (natural, placed.lines.count, !placed.brokenWords.isEmpty)
    } catch {
      throw MeasuringError(error)
    }
  }
}
