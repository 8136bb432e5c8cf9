import DynamicType
import Foundation
import LayoutNotation
import ProposalLayout
import ProposalText
import SystemText
import Testing
import TextLayout

/// The rules of texts, one by one: letters are those of the README. Figures in pixels are those of Spark's pictures, at three pixels a
/// point.
@Suite struct ProposedTextTests {
  /// P1, P2: "My Title" is 170.1 pixels wide, and a line 61.4 high.
  @Test(arguments: [
    ("My Title", Nunito.bold, 15.0, [171.0, 62]), ("My Text", Nunito.bold, 15, [166, 62]),
    ("A Very Long Label", Nunito.regular, 15, [374, 62]), ("My Title", Nunito.bold, 46, [522, 189]),
    ("Multiline switch.\nMore text.\nAnd more text.", Nunito.regular, 15, [330, 185]),
    ("Multiline switch.\nMore text.\nAnd more text.", Nunito.regular, 45, [988, 553]),
  ])
  func aTextIsRoundedUpToAPixelOnce(string: String, font: String, size: Double, expected: [Double]) throws {
    #expect(try ProposedText(string, size, font).pixels() == expected)
    // What is not needed is not taken.
    #expect(try ProposedText(string, size, font).pixels(1_000, 1_000) == expected)
  }

  /// P3: a bold line among regular ones.
  @Test func aParagraphWithABoldLineIsAsHighAsWithout() throws {
    let style = ParagraphStyle(lineBreakStrategy: .standard)
    var text = AttributedText()
    for (string, name) in [("My paragraphe\n", Nunito.bold), ("with many lines\nmany many lines", Nunito.regular)] {
      text.append(string, attributes: TextAttributes(font: try Nunito.font(name, 15)), style: style)
    }
    #expect(ProposedText(text, on: PixelGrid(scale: 3)).pixels() == [340, 185])
  }

  @Test func aSingleWordOnTheSecondOfTwoLinesIsAvoided() throws {
    // P16: Spark's checkboxgroup-ax5-1.
    let text = try ProposedText("This is the way.", 45)
    #expect(text.lines(908.0 / 3) == ["This is", "the way."])
    #expect(text.pixels(908.0 / 3)[1] == 369)
  }

  @Test func aWordWiderThanTheLineIsBrokenAndItsLineFilled() throws {
    // P17: Spark's checkbox-ax5-1, in 638 pixels.
    #expect(try ProposedText("typesetting industry.", 45).lines(638.0 / 3) == ["typesettin", "g industry."])
  }

  /// P18, T1: white space at a line's end hangs, and the widest line decides.
  @Test func aWrappedTextIsAsWideAsItsWidestLine() throws {
    let (first, second) = (try ProposedText("Hello", 15).pixels(), try ProposedText("World", 15).pixels())
    let text = try ProposedText("Hello World", 15)
    #expect(text.lines(48) == ["Hello", "World"])
    #expect(text.pixels(48) == [max(first[0], second[0]), 123])
  }

  @Test func oneLineIsSetWhateverHeightIsProposed() throws {
    // P22, T2.
    let text = try ProposedText("Hello World", 15)
    #expect(text.pixels(200, 5) == [249, 62])
    #expect(text.pixels(48, 5)[1] == 62)
    #expect(text.layout(proposing: ProposedSize(width: 48, height: 40)).isTruncated)
    // 40.92 points high.
    #expect(!text.layout(proposing: ProposedSize(width: 48, height: 41)).isTruncated)
  }

  @Test func limitsOfLines() throws {
    // T5: two lines of 20.46 points.
    #expect(try ProposedText("Hello", 15, limits: TextLimits(most: 2, least: 2)).pixels()[1] == 123)
    let one = try ProposedText("Hello World of text", 15, limits: TextLimits(most: 1))
    #expect(one.pixels(50)[1] == 62)
    #expect(one.pixels(50)[0] <= 150)
    #expect(one.layout(proposing: ProposedSize(width: 50, height: nil)).isTruncated)
  }

  @Test func lineSpacingIsBetweenLinesOnly() throws {
    // T6: 3 × 20.46 + 2 × 5 = 71.38.
    var style = ParagraphStyle(lineBreakStrategy: .standard)
    style.lineSpacing = 5
    let text = AttributedText("a\nb\nc", font: try Nunito.font(Nunito.regular, 15), style: style)
    #expect(ProposedText(text, on: PixelGrid(scale: 3)).pixels()[1] == 215)
  }

  @Test func linesAreAlignedInTheTextsOwnWidth() throws {
    // T7: the widest line is at 0, and another in its middle.
    let style = ParagraphStyle(alignment: .center, lineBreakStrategy: .standard)
    let text = ProposedText(
      AttributedText("Hello World\nHello", font: try Nunito.font(Nunito.regular, 15), style: style),
      on: PixelGrid(scale: 3))
    let lines = text.layout(proposing: ProposedSize(width: 1_000, height: nil)).lines
    // Half of what the width is rounded by.
    #expect(lines[0].x < 1.0 / 6)
    #expect(abs(lines[1].x - (83 - lines[1].measured.width) / 2) < 1e-6)
  }

  @Test func aShrunkTextFits() throws {
    // T4: 249 pixels in 150, and in 60, which would need a smaller factor than half.
    let text = try ProposedText("Hello World", 15, limits: TextLimits(most: 1, minimumScale: 0.5))
    #expect(text.pixels(50)[0] <= 150 && !text.layout(proposing: ProposedSize(width: 50, height: nil)).isTruncated)
    let small = text.layout(proposing: ProposedSize(width: 20, height: nil))
    #expect(small.isTruncated && small.lines[0].runs.allSatisfy { $0.pointSize >= 7.5 })
  }

  @Test func baselines() throws {
    let text = try ProposedText("Hello\nWorld", 15)
    let baselines = text.baselines(proposing: .unspecified)
    // P24: 1.011 × 15 below the top; the next line is 1.364 × 15 below.
    #expect(abs(baselines.first - 15.165) < 1e-9)
    #expect(abs(baselines.last - 35.625) < 1e-9)
    // G4: a box stands on the first baseline.
    let row = LayoutNode(
      Stack.horizontal(.firstTextBaseline, spacing: 0),
      [LayoutNode(Leaf.rigid(LayoutSize(width: 20, height: 40))), LayoutNode(text.leaf)])
    row.place(at: .zero, proposal: .unspecified)
    #expect(abs((row.frames().last?.frame.origin.y ?? 0) - (40 - 15.165)) < 1e-9)
  }

  @Test func numbersThatAreNoneAndEmptyTexts() throws {
    for string in ["", " ", "\n", "Hello World"] {
      let text = try ProposedText(string, 15)
      for length in [0, -5, Double.nan, .infinity, 1e300] {
        let size = text.size(proposing: ProposedSize(width: length, height: length))
        #expect(size.width.isFinite && size.height.isFinite, "\(string.debugDescription) in \(length)")
      }
    }
    #expect(try ProposedText("a", 15, limits: TextLimits(most: -1, least: -1)).pixels()[1] == 62)
  }

  /// P4: `Font.custom(size:relativeTo:)`. The figures are those of fonts in the pictures.
  @Test(arguments: [
    (16.0, TextStyle.body, [14.0, 15, 45]), (16, .callout, [14, 15, 46]), (12, .caption1, [10, 10, 38]),
  ])
  func customFontsGrowByWholePoints(size: Double, style: TextStyle, expected: [Double]) {
    let sizes = [ContentSizeCategory.extraSmall, .medium, .accessibilityExtraExtraExtraLarge].map {
      FontMetricsScaling.scaledPointSize(size, maximum: nil, style: style, category: $0)
    }
    #expect(sizes == expected)
  }

  /// P5: `@ScaledMetric`, in pixels.
  @Test(arguments: [
    (44.0, [114.0, 126, 372]), (56.0, [145.0, 160, 473]), (32.0, [83.0, 92, 271]), (24.0, [62.0, 69, 203]),
    (16.0, [41.0, 46, 135]), (8.0, [21.0, 23, 68]), (4.0, [10.0, 11, 34]), (1.0, [3.0, 3, 8]),
  ])
  func scaledLengthsAreRoundedToPixels(length: Double, expected: [Double]) {
    let pixels = [ContentSizeCategory.extraSmall, .medium, .accessibilityExtraExtraExtraLarge].map {
      (FontMetricsScaling.scaledValue(length, style: .body, category: $0, displayScale: 3) * 3).rounded()
    }
    #expect(pixels == expected)
  }
}
