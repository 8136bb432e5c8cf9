import TextLayout

/// Every paragraph of a corpus at 17 points: shaped for the first time, and known and measured at a new width.
struct ParagraphBenchmark {
  private let texts: [CorpusText]
  private let count: Int

  private static let pointSize = 17.0
  /// As often as `peers/hb_shape.c` shapes the paragraphs, unless told otherwise.
  private static let coldPasses = 10
  private static let relayoutPasses = 5
  /// Points. A paragraph is measured at each once in a pass; `peers/pango_measure.c` has the same.
  private static let newWidths = stride(from: 100.0, through: 700, by: 40)

  init(_ texts: [CorpusText]) {
    self.texts = texts
    count = texts.reduce(0) { $0 + $1.paragraphs.count }
  }

  /// Paragraphs a second, each measured once by an engine that has seen no text when a pass begins, after a pass that is
  /// not timed.
  func coldFigure() throws -> Figure {
    var sum = measure(with: TextLayoutEngine(), width: 343)
    var seconds = 0.0
    for _ in 0..<Self.coldPasses {
      let engine = TextLayoutEngine()
      let start = processorSeconds()
      sum += measure(with: engine, width: 343)
      seconds += processorSeconds() - start
      // What it has kept is freed outside the clock.
      withExtendedLifetime(engine) {}
    }
    guard sum > 0 else { throw BenchmarkError.nothingMeasured }
    return Figure(name: "measure.cold", value: Double(Self.coldPasses * count) / seconds, unit: "paragraphs/s")
  }

  /// Measurements a second of paragraphs that are shaped already, each at a width it was not yet measured at.
  ///
  /// The texts are kept, as the peer keeps its layouts. Every pass has an engine of its own, which shapes the paragraphs
  /// outside the clock.
  func relayoutFigure() throws -> Figure {
    let kept = attributedTexts()
    var seconds = 0.0
    var measurements = 0
    var sum = 0.0
    for _ in 0..<Self.relayoutPasses {
      let engine = TextLayoutEngine()
      for text in kept { sum += engine.measure(text).sum }
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
