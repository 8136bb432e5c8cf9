import Testing

@testable import TextLayout

/// The width of text on several lines. White space at the end of a wrapped line counts: kern0x1b/charon's records of
/// the sizes of UIKit's labels, in which 34 characters and a space are 35 advances.
@Suite struct WrappedWidthTests {
  private func measure(_ text: String, _ style: ParagraphStyle = ParagraphStyle(), width: Double) throws
    -> TextMeasurement
  {
    Setting.engine.measure(try Setting.text(text, style), in: TextContainer(width: width))
  }

  @Test func theSpaceAWrappedLineEndsWithCounts() throws {
    let room = try Setting.width("one two thre")
    let measured = try measure("one two three six", width: room)
    #expect(measured.lines.map(\.range) == [0..<8, 8..<17])
    #expect(measured.size.width == max(try Setting.width("one two "), try Setting.width("three six")))
    let first = try measure("one two threes", width: room)
    #expect(first.size.width == (try Setting.width("one two ")))
    #expect(first.lines[0].width == (try Setting.width("one two")), "the line itself ends before it")
  }

  @Test func noMoreOfItCountsThanTheLineHasRoomFor() throws {
    let room = try Setting.width("one two") + 1
    #expect(try measure("one two      six", width: room).size.width == room)
    let exact = try Setting.width("one two")
    #expect(try measure("one two six", width: exact).size.width == exact)
  }

  @Test func linesStandWhereTheirVisibleTextHasThem() throws {
    let room = try Setting.width("one two thre")
    for (alignment, part) in [(TextAlignment.center, 0.5), (.right, 1), (.left, 0)] {
      let text = try Setting.text("one two three six", ParagraphStyle(alignment: alignment))
      for line in Setting.engine.layout(text, in: TextContainer(width: room)).lines {
        #expect(abs(line.x - (room - line.measured.width) * part) < 1e-9, "\(alignment)")
      }
    }
  }

  @Test func textBreaksAlikeInTheWidthItAsksFor() throws {
    let text = "Press the button, then wait: it is five   seconds at most.\nPress it again."
    for strategy in [LineBreakStrategy(), .pushOut] {
      let style = ParagraphStyle(lineBreakStrategy: strategy)
      for width in stride(from: 20, through: try Setting.width(text), by: 3.3) {
        let measured = try measure(text, style, width: width)
        #expect(try measure(text, style, width: measured.size.width) == measured, "\(width)")
      }
    }
  }
}
