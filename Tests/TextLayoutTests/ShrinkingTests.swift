import Testing

@testable import TextLayout

@Suite struct ShrinkingTests {
  private static let sentence = "one two three four five"

  private func container(_ width: Double, tightening: Double = 0) -> TextContainer {
    TextContainer(width: width, maximumLines: 1, lineBreakMode: .truncatingTail, maximumTightening: tightening)
  }

  @Test func aLineIsTightenedBeforeItIsTruncated() throws {
    let text = try Setting.text(Self.sentence)
    let width = try Setting.width(Self.sentence)
    let tight = try #require(Setting.engine.layout(text, in: container(width * 0.96, tightening: 0.05)).lines.first)
    #expect(!tight.measured.isTruncated)
    #expect(abs(tight.measured.width - width * 0.96) < 1e-9)
    // 23 clusters share the excess width.
    let loose = try #require(Setting.engine.layout(text).lines.first)
    let end = try #require(loose.runs.last?.glyphs.last?.x) - (try #require(tight.runs.last?.glyphs.last?.x))
    #expect(abs(end - width * 0.04 / 23 * 22) < 1e-9)
    #expect(Setting.engine.measure(text, in: container(width * 0.94, tightening: 0.05)).isTruncated)
  }

  @Test func joinedLettersAreNotTightened() throws {
    let text = try Setting.text("\u{628}\u{628}\u{628}\u{628}\u{628}\u{628}")
    let width = Setting.engine.measure(text).size.width
    #expect(Setting.engine.measure(text, in: container(width * 0.98, tightening: 0.05)).isTruncated)
  }

  @Test func theScaleFactorIsTheLargestThatFits() throws {
    let text = try Setting.text(Self.sentence)
    let width = try Setting.width(Self.sentence)
    for part in [0.51, 0.6, 0.75, 0.9, 0.999] {
      let factor = Setting.engine.scaleFactor(fitting: text, in: container(width * part), minimum: 0.5)
      // A multiple of 1/1024 of the range from the minimum to 1.
      #expect(factor <= part + 1e-9 && factor > part - 0.5 / 1024 - 1e-9, "\(part)")
    }
  }

  /// A cache without capacity has the same effect as a text that is too long for it.
  @Test func aTextTooLongToBeKeptIsShapedOnceForAllSizes() throws {
    let text = try Setting.text(String(repeating: Self.sentence + " ", count: 50))
    let box = container(try Setting.width(Self.sentence) * 40)
    let counts = [0, 48 << 20].map { limit in
      let engine = TextLayoutEngine(cacheLimit: limit)
      #expect(engine.scaleFactor(fitting: text, in: box, minimum: 0.5) < 1)
      return engine.shapingCount
    }
    #expect(counts[0] > 0 && counts[0] == counts[1])
  }

  @Test func theScaleFactorKeepsItsBounds() throws {
    let text = try Setting.text(Self.sentence)
    let width = try Setting.width(Self.sentence)
    for (part, minimum, factor) in [(1, 0.5, 1), (2, 0.5, 1), (0.1, 0.5, 0.5), (0.5, 0, 1), (0.5, 1, 1), (0.5, 3, 1)] {
      #expect(Setting.engine.scaleFactor(fitting: text, in: container(width * part), minimum: minimum) == factor)
    }
    for minimum in [-1, Double.nan, .infinity] {
      #expect(Setting.engine.scaleFactor(fitting: text, in: container(width / 2), minimum: minimum) == 1)
    }
  }

  @Test func aWiderBoxShrinksLess() throws {
    let text = try Setting.text(Self.sentence)
    var last = 0.0
    for width in stride(from: 20.0, through: 220, by: 5) {
      let factor = Setting.engine.scaleFactor(fitting: text, in: container(width), minimum: 0.2)
      #expect(factor >= last, "\(width)")
      last = factor
    }
  }

  @Test func severalLinesShrinkToTheirHeight() throws {
    // Lines are 20 points high: two at full size, three at a smaller one.
    let container = TextContainer(width: try Setting.width("one two"), height: 41, lineBreakMode: .truncatingTail)
    let text = try Setting.text(Self.sentence)
    let factor = Setting.engine.scaleFactor(fitting: text, in: container, minimum: 0.3)
    #expect(factor < 1 && factor > 0.3)
    let scaled = Setting.engine.measure(text.scaled(by: factor), in: container)
    #expect(!scaled.isTruncated && scaled.size.height <= 41)
  }

  @Test func scaledTextIsLinear() throws {
    var text = try Setting.text("Text \u{5E9}\u{5DC} ")
    text.append("more", attributes: TextAttributes(font: try Setting.font("NotoSans-Regular", size: 31, leading: -1)))
    let size = Setting.engine.measure(text).size
    for factor in [0.1, 0.5, 3, 40] {
      let scaled = Setting.engine.measure(text.scaled(by: factor)).size
      #expect(abs(scaled.width - factor * size.width) < 1e-9 * factor)
      #expect(abs(scaled.height - factor * size.height) < 1e-9 * factor)
    }
  }
}
