import Synchronization

/// Sets text in lines: fonts chosen, bidirectional, shaped, broken at a width, placed.
///
/// A paragraph is shaped once for every size and width it is asked for. The engine can be used from any thread, and what
/// it keeps changes no result.
public final class TextLayoutEngine: Sendable {
  private let shapes: TextShapes
  private let measurements = MeasurementCache()
  private let preparedParagraphs = Atomic<Int>(0)

  /// - Parameter cacheLimit: Bytes of shaped text to keep at most, about.
  public init(cacheLimit: Int = 48 << 20) { shapes = TextShapes(cacheLimit: cacheLimit) }

  /// The engine that views share.
  public static let shared = TextLayoutEngine()

  /// How often HarfBuzz has been called, since the engine was made.
  public var shapingCount: Int { shapes.shaper.shapingCount }

  /// How many code units HarfBuzz has been given, since the engine was made.
  package var shapedUnitCount: Int { shapes.shaper.shapedUnitCount }

  /// How many paragraphs have been made ready to be broken into lines, since the engine was made.
  package var preparedParagraphCount: Int { preparedParagraphs.load(ordering: .relaxed) }

  /// Forgets all shaped text, and how large texts are.
  public func removeCache() {
    shapes.removeAll()
    measurements.removeAll()
  }

  /// The size of `text` and where its lines start.
  public func measure(_ text: AttributedText, in container: TextContainer = TextContainer()) -> TextMeasurement {
    typeset(text, in: container, within: UnlimitedLayout()).measurement
  }

  /// The same, unless a limit ends it.
  package func measure(
    _ text: AttributedText, in container: TextContainer, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> TextMeasurement {
    try typeset(text, in: container, within: limit).measurement
  }

  /// The size of `text`, kept for the next time it is asked for.
  package func extent(of text: AttributedText, in container: TextContainer) -> TextExtent {
    measurements.extent(for: MeasurementKey(text, in: container)) {
      var sizer = sizer()
      return sizer.extent(of: text, container)
    }
  }

  /// What measures texts one after the other, quickly where they are sizes of one text.
  package func sizer() -> TextSizer { TextSizer(Typesetter(container: TextContainer(), shapes: shapes), of: self) }

  /// How often `extent` had to measure, since the engine was made.
  package var extentCount: Int { measurements.count }

  /// The size of `text` in one font and where its lines start, at most `width` points wide.
  public func measure(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) -> TextMeasurement {
    measure(AttributedText(text, font: font, style: style), in: TextContainer(width: width))
  }

  /// `text` in lines of glyphs, aligned in the container's width or, where that is infinite, in its own.
  public func layout(_ text: AttributedText, in container: TextContainer = TextContainer()) -> PositionedText {
    placed(text, in: container, placingGlyphs: true, within: UnlimitedLayout())
  }

  /// The same; without glyphs lines have no runs, and all else they have.
  ///
  /// - Throws: What has ended it.
  package func layout(
    _ text: AttributedText, in container: TextContainer, placingGlyphs: Bool, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> PositionedText {
    try placed(text, in: container, placingGlyphs: placingGlyphs, within: limit)
  }

  private func placed<Limit: LayoutChecking>(
    _ text: AttributedText, in container: TextContainer, placingGlyphs: Bool, within limit: Limit
  ) throws(Limit.Failure) -> PositionedText {
    var placed = PlacedLines(container: container.numeric, placesGlyphs: placingGlyphs)
    // Where the width is known, lines need not wait for the widest one, and their shapes can go.
    let typesetter = try typeset(
      text, in: container, passing: placed.width.isFinite ? { placed.add($0) } : nil, within: limit)
    if !placed.width.isFinite { placed.width = typesetter.size.width }
    for line in typesetter.lines {
      try limit.check()
      placed.add(line)
    }
    return PositionedText(
      size: typesetter.size, lines: placed.lines, cutRanges: typesetter.withRest(placed.cuts),
      brokenWords: placed.brokenWords, missingCharacters: typesetter.missingCharacters)
  }

  /// `text` of one font in lines of glyphs, at most `width` points wide.
  public func layout(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) -> PositionedText {
    layout(AttributedText(text, font: font, style: style), in: TextContainer(width: width))
  }

  /// The largest factor, from `minimum` to 1, by which the fonts of `text` can be multiplied so that all of it is shown
  /// within the container; `minimum` if none is.
  ///
  /// The result is a multiple of 1/1024 from `minimum` on: it is found by bisection.
  public func scaleFactor(fitting text: AttributedText, in container: TextContainer, minimum: Double) -> Double {
    guard minimum > 0, minimum < 1 else { return 1 }
    // A text too long for the cache is shaped once for all sizes, too.
    let kept = shapes.keepingAll()
    guard !fits(text, in: container, kept) else { return 1 }
    var low = 0
    var high = 1024
    while high - low > 1 {
      let middle = (low + high) / 2
      let factor = minimum + (1 - minimum) * Double(middle) / 1024
      if fits(text.scaled(by: factor), in: container, kept) { low = middle } else { high = middle }
    }
    return minimum + (1 - minimum) * Double(low) / 1024
  }

  /// On one line only the width counts. Apple's documentation of `adjustsFontSizeToFitWidth` speaks of the "bounding
  /// rectangle"; labels of one line a hair lower than their text are common, and keep its size.
  private func fits(_ text: AttributedText, in container: TextContainer, _ shapes: TextShapes) -> Bool {
    var container = container
    if container.maximumLines == 1 { container.height = .infinity }
    container.maximumTightening = 0
    let typesetter = typeset(text, in: container, shapes, within: UnlimitedLayout())
    let size = typesetter.size
    return size.width <= container.width + 1e-6 && size.height <= container.height + 1e-6
      && typesetter.measurement.cutRanges.isEmpty
  }

  fileprivate func count(_ preparedCount: Int) { preparedParagraphs.wrappingAdd(preparedCount, ordering: .relaxed) }

  func typeset<Limit: LayoutChecking>(
    _ text: AttributedText, in container: TextContainer, _ shapes: TextShapes? = nil,
    passing pass: ((TypesetLine) -> Void)? = nil, within limit: Limit
  ) throws(Limit.Failure) -> Typesetter {
    var typesetter = Typesetter(container: container, shapes: shapes ?? self.shapes)
    try typesetter.set(text, passing: pass, within: limit)
    count(typesetter.preparedCount)
    return typesetter
  }
}

/// Measures texts one after the other: what was set for one is used again for its next size.
package struct TextSizer: ~Copyable {
  private var typesetter: Typesetter
  private let engine: TextLayoutEngine

  fileprivate init(_ typesetter: consuming Typesetter, of engine: TextLayoutEngine) {
    self.typesetter = typesetter
    self.engine = engine
  }

  /// The size of a text.
  ///
  /// - Parameter font: the text's only font at another size, of the same cascade; nil: as the text says.
  package mutating func extent(
    of text: AttributedText, in font: TextFont? = nil, _ container: TextContainer
  ) -> TextExtent {
    setExtent(of: text, in: font, container, within: UnlimitedLayout())
  }

  /// The same, unless a limit ends it.
  package mutating func extent(
    of text: AttributedText, in font: TextFont?, _ container: TextContainer, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> TextExtent {
    try setExtent(of: text, in: font, container, within: limit)
  }

  private mutating func setExtent<Limit: LayoutChecking>(
    of text: AttributedText, in font: TextFont?, _ container: TextContainer, within limit: Limit
  ) throws(Limit.Failure) -> TextExtent {
    typesetter.restart(in: container)
    try typesetter.set(text, in: font, passing: { _ in }, within: limit)
    engine.count(typesetter.preparedCount)
    return TextExtent(size: typesetter.size, lineCount: typesetter.lineCount, isTruncated: typesetter.isTruncated)
  }
}
