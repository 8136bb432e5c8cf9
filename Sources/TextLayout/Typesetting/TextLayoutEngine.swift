import Synchronization

/// Lays text out in lines: chooses fonts, resolves directions, shapes, breaks at a width, and positions glyphs.
///
/// A paragraph is shaped once for all sizes and widths. The engine can be used from any thread, and its caches change
/// no result.
public final class TextLayoutEngine: Sendable {
  private let shapes: TextShapes
  private let extents = MeasurementCache<TextExtent>()
  private let breaks = MeasurementCache<TextBreaks>()
  private let preparedParagraphs = Atomic<Int>(0)

  /// - Parameter cacheLimit: The approximate size of the cache for shaped text, in bytes.
  public init(cacheLimit: Int = 48 << 20) { shapes = TextShapes(cacheLimit: cacheLimit) }

  /// The engine shared by all views.
  public static let shared = TextLayoutEngine()

  /// The number of calls of HarfBuzz since the engine was made.
  public var shapingCount: Int { shapes.shaper.shapingCount }

  /// The number of code units passed to HarfBuzz since the engine was made.
  package var shapedUnitCount: Int { shapes.shaper.shapedUnitCount }

  /// The number of paragraphs prepared for line breaking since the engine was made.
  package var preparedParagraphCount: Int { preparedParagraphs.load(ordering: .relaxed) }

  /// Clears the caches of shaped text and of measurements.
  public func removeCache() {
    shapes.removeAll()
    extents.removeAll()
    breaks.removeAll()
  }

  /// The size of `text` and the ranges of its lines.
  public func measure(_ text: AttributedText, in container: TextContainer = TextContainer()) -> TextMeasurement {
    typeset(text, in: container, within: UnlimitedLayout()).measurement
  }

  /// The same, unless a limit stops it.
  package func measure(
    _ text: AttributedText, in container: TextContainer, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> TextMeasurement {
    try typeset(text, in: container, within: limit).measurement
  }

  /// The size of `text`, cached.
  package func extent(of text: AttributedText, in container: TextContainer) -> TextExtent {
    extents.measurement(for: MeasurementKey(text, in: container)) {
      var sizer = sizer()
      return sizer.extent(of: text, container)
    }
  }

  /// The way `text` is broken, cached.
  ///
  /// - Parameter sizer: finds out what is not known.
  package func breaks(of text: AttributedText, in container: TextContainer, by sizer: inout TextSizer) -> TextBreaks {
    breaks.measurement(for: MeasurementKey(text, in: container)) { sizer.breaks(of: text, container) }
  }

  /// A measurer for a sequence of texts, which is fast if they are sizes of one text.
  package func sizer() -> TextSizer { TextSizer(Typesetter(container: TextContainer(), shapes: shapes), of: self) }

  /// The number of measurements made for `extent` since the engine was made.
  package var extentCount: Int { extents.count }

  /// The size of `text` in one font and the ranges of its lines, at most `width` points wide.
  public func measure(
    _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) -> TextMeasurement {
    measure(AttributedText(text, font: font, style: style), in: TextContainer(width: width))
  }

  /// `text` in lines of glyphs, aligned in the container's width or, if that is infinite, in its own.
  public func layout(_ text: AttributedText, in container: TextContainer = TextContainer()) -> PositionedText {
    placed(text, in: container, placingGlyphs: true, within: UnlimitedLayout())
  }

  /// The same; without glyphs, lines have no runs, but everything else.
  ///
  /// - Throws: The reason that it stopped.
  package func layout(
    _ text: AttributedText, in container: TextContainer, placingGlyphs: Bool, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> PositionedText {
    try placed(text, in: container, placingGlyphs: placingGlyphs, within: limit)
  }

  private func placed<Limit: LayoutChecking>(
    _ text: AttributedText, in container: TextContainer, placingGlyphs: Bool, within limit: Limit
  ) throws(Limit.Failure) -> PositionedText {
    var placed = PlacedLines(container: container.numeric, placesGlyphs: placingGlyphs)
    // If the width is known, lines need not wait for the widest one, and their shapes can be released.
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

  /// The largest factor, from `minimum` to 1, for the fonts of `text` with which all of it fits into the container;
  /// `minimum` if none does.
  ///
  /// The result is `minimum` plus a multiple of 1/1024, found by bisection.
  public func scaleFactor(fitting text: AttributedText, in container: TextContainer, minimum: Double) -> Double {
    guard minimum > 0, minimum < 1 else { return 1 }
    // A text too long for the cache is also shaped just once for all sizes.
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

  /// For a single line only the width counts. Apple's documentation of `adjustsFontSizeToFitWidth` mentions the
  /// "bounding rectangle", but single-line labels slightly lower than their text are common, and keep its size.
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

/// Measures texts in sequence, reusing a text's layout for its next size.
package struct TextSizer: ~Copyable {
  private var typesetter: Typesetter
  private let engine: TextLayoutEngine

  fileprivate init(_ typesetter: consuming Typesetter, of engine: TextLayoutEngine) {
    self.typesetter = typesetter
    self.engine = engine
  }

  /// The size of a text.
  ///
  /// - Parameter font: the text's only font at another size, in the same cascade; nil for the text's own fonts.
  package mutating func extent(
    of text: AttributedText, in font: TextFont? = nil, _ container: TextContainer
  ) -> TextExtent {
    setExtent(of: text, in: font, container, within: UnlimitedLayout())
  }

  /// The same, unless a limit stops it.
  package mutating func extent(
    of text: AttributedText, in font: TextFont?, _ container: TextContainer, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> TextExtent {
    try setExtent(of: text, in: font, container, within: limit)
  }

  /// The way a text is broken.
  package mutating func breaks(of text: AttributedText, _ container: TextContainer) -> TextBreaks {
    findBreaks(of: text, container, within: UnlimitedLayout())
  }

  /// The same, unless a limit stops it.
  package mutating func breaks(
    of text: AttributedText, _ container: TextContainer, within limit: LayoutLimit
  ) throws(LayoutInterruption) -> TextBreaks {
    try findBreaks(of: text, container, within: limit)
  }

  private mutating func findBreaks<Limit: LayoutChecking>(
    of text: AttributedText, _ container: TextContainer, within limit: Limit
  ) throws(Limit.Failure) -> TextBreaks {
    typesetter.restart(in: container)
    try typesetter.set(text, within: limit)
    engine.count(typesetter.preparedCount)
    return TextBreaks(
      size: typesetter.size, lineCount: typesetter.lineCount, widestLine: typesetter.widestLine,
      isTruncated: typesetter.isTruncated, breaksWord: typesetter.breaksWord)
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
