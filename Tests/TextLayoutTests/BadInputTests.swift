import Testing

@testable import TextLayout

/// Unintended input has a defined result, and takes time linear in its length.
@Suite struct BadInputTests {
  private static let absurd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1, 0, 1e-300]

  /// Expects every line, and that the text is covered.
  private func expectWhole(
    _ text: AttributedText, in container: TextContainer = TextContainer(width: 50), _ note: String
  ) {
    let placed = TextLayoutEngine().layout(text, in: container)
    #expect(placed.lines.first?.measured.range.lowerBound == 0, "\(note)")
    let end = placed.lines.last?.measured.range.upperBound
    #expect(end == text.string.utf16.count || placed.cutRanges.last?.upperBound == text.string.utf16.count, "\(note)")
    let measured = TextLayoutEngine().measure(text, in: container)
    #expect(measured.lines.map(\.range) == placed.lines.map(\.measured.range), "\(note)")
  }

  private static let sample = "ab \u{5D0}\u{5D1}\tc\u{FFFC}d\u{AD}ef \u{628}\u{628}\ng"

  @Test func absurdAttributesHaveAResult() throws {
    let changes: [(String, (inout TextAttributes, Double) -> Void)] = [
      ("kern", { $0.kern = $1 }), ("tracking", { $0.tracking = $1 }), ("offset", { $0.baselineOffset = $1 }),
      ("expansion", { $0.expansion = $1 }), ("size", { $0.font.pointSize = $1 }),
      ("font tracking", { $0.font.tracking = $1 }),
      ("metrics", { $0.font.metrics = LineMetrics(ascent: $1, descent: $1, leading: $1) }),
      ("attachment", { $0.attachment = TextAttachmentBounds(x: $1, y: $1, width: $1, height: $1) }),
    ]
    for (name, change) in changes {
      for value in Self.absurd {
        var attributes = TextAttributes(font: try Setting.font())
        change(&attributes, value)
        expectWhole(AttributedText(Self.sample, attributes: attributes), "\(name) \(value)")
      }
    }
  }

  @Test func absurdStylesHaveAResult() throws {
    let changes: [(String, (inout ParagraphStyle, Double) -> Void)] = [
      ("line spacing", { $0.lineSpacing = $1 }), ("spacing", { $0.paragraphSpacing = $1 }),
      ("spacing before", { $0.paragraphSpacingBefore = $1 }), ("first indent", { $0.firstLineHeadIndent = $1 }),
      ("head indent", { $0.headIndent = $1 }), ("tail indent", { $0.tailIndent = $1 }),
      ("minimum", { $0.minimumLineHeight = $1 }), ("maximum", { $0.maximumLineHeight = $1 }),
      ("multiple", { $0.lineHeightMultiple = $1 }), ("interval", { ($0.tabStops, $0.defaultTabInterval) = ([], $1) }),
      ("stop", { $0.tabStops = [TabStop(alignment: .right, location: $1)] }),
    ]
    for (name, change) in changes {
      for value in Self.absurd {
        for alignment in [TextAlignment.natural, .justified, .center] {
          var style = ParagraphStyle(alignment: alignment)
          change(&style, value)
          expectWhole(try Setting.text(Self.sample, style), "\(name) \(value)")
        }
      }
    }
  }

  @Test func absurdContainersHaveAResult() throws {
    let modes: [LineBreakMode] = [.wordWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle]
    for value in Self.absurd {
      for mode in modes {
        let containers = [
          TextContainer(width: value, lineBreakMode: mode),
          TextContainer(width: 50, height: value, lineBreakMode: mode),
          TextContainer(width: 50, maximumLines: 1, lineBreakMode: mode, maximumTightening: value),
          TextContainer(width: value, height: value, maximumLines: .max, lineBreakMode: mode),
          TextContainer(width: value, maximumLines: .min, lineBreakMode: mode),
        ]
        for container in containers { expectWhole(try Setting.text(Self.sample), in: container, "\(value) \(mode)") }
      }
    }
  }

  @Test func absurdLengthsLeavePlacesFinite() throws {
    for value in [Double.nan, .infinity, -.infinity] {
      let style = ParagraphStyle().with {
        ($0.headIndent, $0.lineSpacing, $0.minimumLineHeight) = (value, value, value)
      }
      let attributes = TextAttributes(font: try Setting.font(), kern: value, baselineOffset: value, expansion: value)
      let placed = Setting.engine.layout(
        AttributedText(Self.sample, attributes: attributes, style: style), in: TextContainer(width: 50))
      let glyphs = placed.lines.flatMap(\.runs).flatMap(\.glyphs)
      #expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(value)")
      #expect(placed.size.width.isFinite && placed.size.height.isFinite, "\(value)")
    }
  }

  @Test func namesThatDoNotExistAreNoErrors() throws {
    var font = try Setting.font()
    font.features = [
      FontFeature(tag: "", value: 7), FontFeature(tag: "toolong", value: 1), FontFeature(tag: "\u{1F600}", value: 1),
    ]
    for language in ["", "x", "no-such-language", String(repeating: "a", count: 10_000), "\u{1F600}", "en\0US"] {
      let attributes = TextAttributes(font: font, language: language)
      expectWhole(
        AttributedText(Self.sample, attributes: attributes, style: ParagraphStyle(language: language)), language)
    }
  }

  @Test func aLimitOfLinesMayBeHuge() throws {
    let container = TextContainer(width: 50, maximumLines: .max)
    #expect(Setting.engine.measure(try Setting.text("a b c"), in: container).lines.count == 1)
  }

  @Test func manyHardBreaksAreManyLines() throws {
    let text = try Setting.text(String(repeating: "\n", count: 20_000))
    #expect(Setting.engine.measure(text).lines.count == 20_001)
    let soft = try Setting.text(String(repeating: "\u{2028}", count: 20_000))
    #expect(Setting.engine.measure(soft).lines.count == 20_001)
  }

  @Test func aHundredThousandTabsEndAndAreNotShaped() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(String(repeating: "\t", count: 100_000))
    let measured = engine.measure(text, in: TextContainer(width: 300))
    #expect(measured.lines.last?.range.upperBound == 100_000)
    #expect(engine.shapingCount == 0)
  }

  @Test func aHundredThousandRunsAreShapedOnceEach() throws {
    let engine = TextLayoutEngine()
    var text = AttributedText()
    let attributes = try (0..<2).map { TextAttributes(font: try Setting.font(), paint: $0) }
    for index in 0..<100_000 { text.append("a", attributes: attributes[index % 2]) }
    let container = TextContainer(width: 300)
    let count = engine.measure(text, in: container).lines.count
    #expect(count > 1000)
    #expect(engine.shapingCount <= 100_000 + 2 * count)
  }

  @Test func aLongWordIsShapedAFewTimesALine() throws {
    let engine = TextLayoutEngine()
    let text = try Setting.text(String(repeating: "VA", count: 20_000))
    let count = engine.measure(text, in: TextContainer(width: 300)).lines.count
    #expect(count > 1000)
    #expect(engine.shapingCount < 12 * count)
  }
}
