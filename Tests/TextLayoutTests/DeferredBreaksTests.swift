import TestSupport
import Testing

@testable import TextLayout

/// Line breaks are looked for only if a text needs more than one line, which changes no line.
@Suite struct DeferredBreaksTests {
  private static let texts = [
    "Settings", "Two words", "Trailing spaces   ", "   ", "An em space at the end\u{2003}\u{2003}", "em \u{2003}  ",
    "A soft\u{AD}hyphen", "Zero\u{200B}width", "a tab\tin it", "two\nparagraphs", "a line\u{2028}separator",
    "e\u{301} and \u{301}", "\u{600} ", "خط واحد 12", "한국어 단어들", "日本語の文、長い文。", "ภาษาไทยยาว", "ភាសាខ្មែរ", "😀 👩‍👩‍👧",
    "Ωmega x 10",
  ]
  private static let modes: [LineBreakMode] = [.wordWrapping, .charWrapping, .truncatingTail, .clipping]

  @Test(arguments: texts, modes) func linesAreTheSame(text: String, mode: LineBreakMode) throws {
    for kern in [nil, -4.0, -20] {
      let attributes = TextAttributes(font: try Fonts.textFont(), kern: kern)
      let text = AttributedText(text, attributes: attributes, style: ParagraphStyle(lineBreakMode: mode))
      for width in Array(stride(from: 5.0, to: 200, by: 15)) + [.infinity] {
        for maximum in [0, 1] {
          let container = TextContainer(width: width, maximumLines: maximum)
          #expect(Self.measured(text, in: container) == Self.measured(text, in: container, knowingBreaks: true))
        }
      }
    }
  }

  @Test func oneLineNeedsNoBreaks() throws {
    let text = AttributedText("One line of text", font: try Fonts.textFont())
    #expect(!Self.asksForBreaks(text, width: .infinity))
    #expect(!Self.asksForBreaks(text, width: 300))
    #expect(Self.asksForBreaks(text, width: 60))
    #expect(!Self.asksForBreaks(AttributedText("ends in spaces  ", font: try Fonts.textFont()), width: 300))
    #expect(Self.asksForBreaks(AttributedText("two\u{2028}lines", font: try Fonts.textFont()), width: .infinity))
  }

  /// With emoji, or long, a text's advances are not packed.
  @Test func widthsDoNotDependOnPacking() throws {
    let font = try Fonts.textFont()
    let word = TextLayoutEngine().measure("word ", font: font).lines[0].width
    let space = TextLayoutEngine().measure("word word", font: font).lines[0].width - 2 * word
    for count in [100, 7000] {
      let text = String(repeating: "word ", count: count)
      let width = TextLayoutEngine().measure(text, font: font).lines[0].width
      #expect(abs(width - Double(count) * word - Double(count - 1) * space) < 1e-6)
      let smiling = TextLayoutEngine().measure(text + "😀", font: font).lines[0].width
      let smile = TextLayoutEngine().measure("word 😀", font: font).lines[0].width
      #expect(abs(smiling - width - (smile - word)) < 1e-6)
    }
  }

  private static func measured(
    _ text: AttributedText, in container: TextContainer, knowingBreaks: Bool = false
  ) -> TextMeasurement {
    var typesetter = Typesetter(container: container, shapes: TextShapes(cacheLimit: 1 << 20))
    if knowingBreaks {
      typesetter.set(text, within: UnlimitedLayout())
      for line in typesetter.lines { _ = line.paragraph.scaled.text.analysis.breaks }
      typesetter.restart(in: container)
    }
    typesetter.set(text, within: UnlimitedLayout())
    return typesetter.measurement
  }

  private static func asksForBreaks(_ text: AttributedText, width: Double) -> Bool {
    var typesetter = Typesetter(container: TextContainer(width: width), shapes: TextShapes(cacheLimit: 0))
    typesetter.set(text, within: UnlimitedLayout())
    return typesetter.lines[0].paragraph.scaled.text.analysis.knowsBreaks
  }
}
