import Testing

@testable import TextLayout

@Suite struct MeasurementCacheTests {
  private let string = "Storm warning: gusts of up to ninety are expected tonight."

  @Test func aTextIsMeasuredOnceForEachWidth() throws {
    let engine = TextLayoutEngine()
    for (width, count) in [(120.0, 1), (120, 1), (200, 2), (120, 2), (.infinity, 3)] {
      let container = TextContainer(width: width)
      // A new value with the same text each time.
      let extent = engine.extent(of: try Setting.text(string), in: container)
      let measured = engine.measure(try Setting.text(string), in: container)
      #expect(extent.size == measured.size && extent.lineCount == measured.lines.count, "\(width)")
      #expect(engine.extentCount == count, "\(width)")
    }
    engine.removeCache()
    _ = engine.extent(of: try Setting.text(string), in: TextContainer(width: 120))
    #expect(engine.extentCount == 4)
  }

  @Test func whateverAMeasurementDependsOnTellsTextsApart() throws {
    let engine = TextLayoutEngine()
    let room = TextContainer(width: 120)
    let texts = [
      try Setting.text(string), try Setting.text(string + "\u{E9}"), try Setting.text(string + "e\u{301}"),
      AttributedText(string, font: try Setting.font(size: 18)),
      AttributedText(string, font: try Setting.font(leading: 3)),
      try Setting.text(string, ParagraphStyle().with { $0.lineSpacing = 2 }),
    ]
    for text in texts { _ = engine.extent(of: text, in: room) }
    #expect(engine.extentCount == texts.count)
    let containers = [
      TextContainer(width: 120, height: 30), TextContainer(width: 120, maximumLines: 2),
      TextContainer(width: 120, maximumLines: 2, lineBreakMode: .truncatingTail),
    ]
    for container in containers { _ = engine.extent(of: texts[0], in: container) }
    #expect(engine.extentCount == texts.count + containers.count)
    for text in texts {
      #expect(engine.extent(of: text, in: room).size == engine.measure(text, in: room).size)
    }
  }

  @Test func whatWasNotAskedForForLongIsForgotten() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text("a")
    for width in 1...70_000 { _ = engine.extent(of: text, in: TextContainer(width: Double(width))) }
    #expect(engine.extentCount == 70_000)
    _ = engine.extent(of: text, in: TextContainer(width: 70_000))
    #expect(engine.extentCount == 70_000)
    _ = engine.extent(of: text, in: TextContainer(width: 1))
    #expect(engine.extentCount == 70_001)
  }
}
