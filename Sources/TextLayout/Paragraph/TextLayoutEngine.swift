/// Sets text in lines: fonts chosen, bidirectional, shaped, broken at a width, placed.
///
/// A text is shaped once for every size and width it is asked for. The engine can be used from any thread, and what it
/// keeps changes no result.
public final class TextLayoutEngine: Sendable {
  private let shaper = Shaper()
  private let cache: ShapeCache

  /// - Parameter cacheLimit: UTF-16 code units of shaped text to keep, about.
  public init(cacheLimit: Int = 4_000_000) {
    cache = ShapeCache(limit: cacheLimit / 2)
  }

  /// The engine that views share.
  public static let shared = TextLayoutEngine()

  /// How often HarfBuzz has been called, since the engine was made.
  public var shapingCount: Int { shaper.shapingCount }

  /// Forgets all shaped text.
  public func removeCache() { cache.removeAll() }

  /// The size of `text` and where its lines start, at most `width` points wide.
  ///
  /// A width that is not positive leaves room for one cluster a line; `.infinity` breaks only where the text says so.
  public func measure(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) -> TextMeasurement {
    lines(text, font: font, style: style, width: width).measurement
  }

  /// `text` in lines of glyphs, at most `width` points wide and aligned in it.
  public func layout(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) -> PositionedText {
    let broken = lines(text, font: font, style: style, width: width)
    let positioner = LinePositioner(
      text: broken.text, scale: font.scale, ellipsis: broken.measurement.isTruncated ? ellipsis(font, style) : nil)
    let available = width.isFinite ? width : broken.measurement.size.width
    let pitch = font.metrics.lineHeight + style.gap(font.metrics)
    let lines = zip(broken.spans, broken.measurement.lines).enumerated().map { index, line in
      let isRightToLeft = positioner.paragraphLevel(of: line.0) & 1 == 1
      return PositionedLine(
        measured: line.1, x: style.lineStart(of: line.1.width, in: available, isRightToLeft: isRightToLeft),
        baseline: font.metrics.ascent + Double(index) * pitch, metrics: font.metrics, runs: positioner.runs(of: line.0))
    }
    return PositionedText(
      size: broken.measurement.size, lines: lines, isTruncated: broken.measurement.isTruncated,
      missingCharacters: broken.text.missingCharacters)
  }

  private struct BrokenText {
    var text: ShapedText
    var spans: [LineSpan]
    var measurement: TextMeasurement
  }

  private func lines(_ text: String, font: TextFont, style: ParagraphStyle, width: Double) -> BrokenText {
    let shaped = shapedText(text, font, style)
    let breaker = LineBreaker(text: shaped, scale: font.scale, width: width.isNaN ? 0 : width)
    var (spans, isComplete) = breaker.lines(limit: style.lineLimit(font.metrics))
    if !isComplete, style.truncatesTail, let last = spans.popLast() {
      let ellipsis = ellipsis(font, style)
      let ellipsisWidth = ellipsis.points(ellipsis.advance(from: 0, to: ellipsis.count), font.scale)
      spans.append(breaker.truncatedLine(from: last.start, ellipsisWidth: ellipsisWidth))
    }
    let measured = spans.map { span in
      MeasuredLine(
        range: span.start..<span.end, visibleRange: span.start..<span.visibleEnd, width: span.width,
        isTruncated: span.isTruncated)
    }
    let size = TextSize(
      width: spans.map { usedWidth(of: $0, in: shaped, font.scale, width) }.max() ?? 0,
      height: style.height(ofLines: spans.count, font.metrics))
    return BrokenText(
      text: shaped, spans: spans,
      measurement: TextMeasurement(size: size, lines: measured, isTruncated: !isComplete))
  }

  /// The width a line takes up: white space at the very end of the text counts, as far as there is room for it.
  private func usedWidth(of line: LineSpan, in text: ShapedText, _ scale: TextScale, _ width: Double) -> Double {
    guard line.end == text.count, line.visibleEnd < line.end else { return line.width }
    let hanging = text.points(text.keptAdvance(from: line.visibleEnd, to: line.end), scale)
    return max(line.width, min(width, line.width + hanging))
  }

  private func shapedText(_ text: String, _ font: TextFont, _ style: ParagraphStyle) -> ShapedText {
    let key = ShapeCache.Key(
      text: text, cascade: font.cascade, features: font.features, language: style.language,
      baseDirection: style.baseDirection)
    return cache.text(for: key) {
      ShapedText(
        text, cascade: font.cascade, features: font.features, language: style.language,
        baseDirection: style.baseDirection, shaper: shaper)
    }
  }

  private func ellipsis(_ font: TextFont, _ style: ParagraphStyle) -> ShapedText {
    shapedText("\u{2026}", font, style)
  }
}

extension TextFont {
  fileprivate var scale: TextScale { TextScale(pointSize: pointSize, tracking: tracking) }
}

extension ParagraphStyle {
  /// Points from the left side to a line of `width` points.
  fileprivate func lineStart(of width: Double, in available: Double, isRightToLeft: Bool) -> Double {
    switch alignment {
    case .left: 0
    case .right: available - width
    case .center: (available - width) / 2
    case .natural: isRightToLeft ? available - width : 0
    }
  }
}

extension ShapedText {
  /// Characters that no font has, in order.
  fileprivate var missingCharacters: [MissingCharacter] {
    runs.filter(\.isMissing).map { run in
      MissingCharacter(
        offset: run.range.lowerBound, characters: String(decoding: analysis.units[run.range], as: UTF16.self))
    }
  }
}
