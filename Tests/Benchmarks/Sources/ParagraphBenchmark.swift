import TextLayout

/// All paragraphs of a corpus at 17 points: shaped for the first time, and, once shaped, measured at a new width.
struct ParagraphBenchmark {
  private let texts: [CorpusText]
  private let count: Int

  private static let pointSize = 17.0
  /// The default number of passes, equal to that of `peers/hb_shape.c`.
  private static let coldPasses = 10
  private static let relayoutPasses = 5
  /// The width in points at which paragraphs are laid out before, so that their breaks are known as well.
  private static let firstWidth = 60.0
  /// Widths in points. In a pass each paragraph is measured once at each; `peers/pango_measure.c` uses the same.
  private static let newWidths = stride(from: 100.0, through: 700, by: 40)

  init(_ texts: [CorpusText]) {
    self.texts = texts
    count = texts.reduce(0) { $0 + $1.paragraphs.count }
  }

  /// Paragraphs per second, each measured once by an engine whose caches are empty at the beginning of a pass. The
  /// first pass is not timed.
  func coldFigure() throws -> Figure {
    var sum = measure(with: TextLayoutEngine(), width: 343)
    var seconds = 0.0
    for _ in 0..<Self.coldPasses {
      let engine = TextLayoutEngine()
      let start = processorSeconds()
      sum += measure(with: engine, width: 343)
      seconds += processorSeconds() - start
      // Its caches are freed outside of the timed part.
      withExtendedLifetime(engine) {}
    }
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return Figure(name: "measure.cold", value: Double(Self.coldPasses * count) / seconds, unit: "paragraphs/s")
  }

  /// Measurements per second of paragraphs that are already shaped, each at a width it has not been measured at.
  ///
  /// The texts are kept, as the other program keeps its layouts. Every pass has its own engine, which lays the
  /// paragraphs out once outside of the timed part.
  func relayoutFigure() throws -> Figure {
    let kept = attributedTexts()
    var seconds = 0.0
    var measurements = 0
    var sum = 0.0
    for _ in 0..<Self.relayoutPasses {
      let engine = TextLayoutEngine()
      for text in kept { sum += engine.measure(text, in: TextContainer(width: Self.firstWidth)).sum }
      let start = processorSeconds()
      for width in Self.newWidths {
        for text in kept { sum += engine.measure(text, in: TextContainer(width: width)).sum }
        measurements += kept.count
      }
      seconds += processorSeconds() - start
    }
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return Figure(name: "measure.relayout", value: Double(measurements) / seconds, unit: "measurements/s")
  }

  private func attributedTexts() -> [AttributedText] {
    texts.flatMap { text in
      let font = TextFont(cascade: text.cascade, pointSize: Self.pointSize)
      return text.paragraphs.map {
        AttributedText($0.text, font: font, style: ParagraphStyle(language: text.language))
      }
    }
  }

  private func measure(with engine: TextLayoutEngine, width: Double) -> Double {
    var sum = 0.0
    for text in texts {
      let font = TextFont(cascade: text.cascade, pointSize: Self.pointSize)
      let style = ParagraphStyle(language: text.language)
      for paragraph in text.paragraphs {
        sum += engine.measure(paragraph.text, font: font, style: style, width: width).sum
      }
    }
    return sum
  }
}
