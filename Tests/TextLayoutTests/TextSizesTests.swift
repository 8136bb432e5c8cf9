import TestSupport
import Testing

@testable import TextLayout

/// A text that is set at one size after another has the same results as at its first: those of a new engine, which the
/// tests of shaping and lines check.
@Suite struct TextSizesTests {
  /// Characters that one optical size of the system font has and the other lacks, and some that neither has.
  private static let differing: [Unicode.Scalar] = [
    "\u{E3F}", "\u{20BF}", "\u{20E3}", "\u{E081}", "\u{E161}", "\u{146B}", "\u{F8FF}", "\u{1F600}",
  ]

  private static func string(_ random: inout SeededGenerator) -> String {
    var string = RandomTextTests.text(&random)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      string.unicodeScalars.append(differing.randomElement(using: &random) ?? "a")
    }
    return string + ["", " Article 12, \u{628}\u{62A} ok", "\nsecond line"][Int.random(in: 0...2, using: &random)]
  }

  private static func container(_ random: inout SeededGenerator) -> TextContainer {
    TextContainer(
      width: Bool.random(using: &random) ? Double.random(in: 1...300, using: &random) : .infinity,
      height: Bool.random(using: &random) ? Double.random(in: 10...200, using: &random) : .infinity,
      maximumLines: Int.random(in: 0...3, using: &random),
      lineBreakMode: [.wordWrapping, .truncatingTail, .clipping].randomElement(using: &random) ?? .wordWrapping)
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func aCutIsSetAsIfItWereNew(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let engine = TextLayoutEngine()
    let (string, container) = (Self.string(&random), Self.container(&random))
    for (name, size) in [
      ("Inter-Regular", 17.0), ("InterDisplay-Regular", 28), ("Inter-Regular", 19), ("Inter-Bold", 17),
    ] {
      let text = AttributedText(string, font: try Fonts.textFont(name, size: size))
      #expect(engine.layout(text, in: container) == TextLayoutEngine().layout(text, in: container), "\(name)")
    }
  }

  @Test(arguments: 0..<150 as Range<UInt64>) func sizesAreMeasuredAsIfTheyWereNew(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (engine, new) = (TextLayoutEngine(), TextLayoutEngine())
    var sizer = engine.sizer()
    for _ in 0..<3 {
      let text = AttributedText(
        Self.string(&random), font: try Fonts.textFont(), style: ParagraphStyle().with { $0.headIndent = 3 })
      for _ in 0..<6 {
        let font = try Setting.font(size: Double.random(in: 6...60, using: &random), leading: 2)
        let container = Self.container(&random)
        let measured = new.measure(text.inFont(font), in: container)
        let extent = sizer.extent(of: text, in: font, container)
        #expect(extent.size == measured.size && extent.lineCount == measured.lines.count, "\(container)")
        #expect(extent.isTruncated == measured.isTruncated, "\(container)")
      }
      #expect(sizer.extent(of: text, TextContainer()).size == new.measure(text).size)
    }
  }

  /// Further sizes of a text need no shaping; in the other optical size only the part in the system font is shaped.
  @Test func sizesShapeATextOnce() throws {
    let engine = TextLayoutEngine()
    let text = AttributedText("\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}", font: try Fonts.textFont())
    _ = engine.measure(text)
    let count = engine.shapingCount
    _ = engine.measure(text.inFont(try Fonts.textFont(size: 19)))
    #expect(engine.shapingCount == count)
    // The space is shaped as well.
    _ = engine.measure(text.inFont(try Fonts.textFont("InterDisplay-Regular", size: 28)))
    #expect(engine.shapingCount == count + 1)
  }

  /// The given fonts replace those of the runs, and nothing else changes.
  @Test func aTextInAnotherFontIsThatText() throws {
    let font = try Fonts.textFont(size: 30)
    let words = TextAttributes(font: try Fonts.textFont(), language: "de", tracking: 1, paint: 3)
    for string in ["", "one", "one\ntwo", "one\n"] {
      let text = AttributedText(string, attributes: words)
      var attributes = words
      attributes.font = font
      _ = Setting.engine.measure(text)
      #expect(text.inFont(font) == AttributedText(string, attributes: attributes))
      #expect(
        Setting.engine.layout(text.inFont(font))
          == TextLayoutEngine().layout(AttributedText(string, attributes: attributes)))
    }
  }
}
