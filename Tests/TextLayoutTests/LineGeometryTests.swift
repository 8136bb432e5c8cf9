import Testing

@testable import TextLayout

/// Heights by STULabel's `STUTextFrameOptions` (the mode that imitates TextKit), with Apple's description of
/// `NSParagraphStyle`: h = min(maximum, max((ascent + descent) multiple, minimum)), with the baseline at h - descent
/// from the top.
@Suite struct LineGeometryTests {
  private func placed(_ string: String, leading: Double = 0, _ style: ParagraphStyle) throws -> PositionedText {
    Setting.engine.layout(
      AttributedText(string, font: try Setting.font(leading: leading), style: style), in: TextContainer())
  }

  /// Minimum, maximum, multiple; height and baseline of a line with an ascent of 16 and a descent of 4.
  @Test(arguments: [
    [0, 0, 0, 20, 16], [30, 0, 0, 30, 26], [0, 15, 0, 15, 11], [0, 0, 1.5, 30, 26], [0, 0, 0.5, 10, 6],
    [25, 0, 1.5, 30, 26], [35, 0, 1.5, 35, 31], [0, 24, 1.5, 24, 20], [40, 30, 0, 30, 26],
  ])
  func heightLimitsMoveTheBaseline(row: [Double]) throws {
    let style = ParagraphStyle().with {
      ($0.minimumLineHeight, $0.maximumLineHeight, $0.lineHeightMultiple) = (row[0], row[1], row[2])
    }
    let placed = try placed("a\u{2028}b", style)
    #expect(placed.size.height == 2 * row[3])
    #expect(placed.lines.map(\.baseline) == [row[4], row[3] + row[4]])
    #expect(placed.lines.map(\.metrics.lineHeight) == [row[3], row[3]])
  }

  /// Line spacing, leading, and the space between two lines: the larger of the two, or their sum for a negative leading
  /// (mobimeo/ios-baseline-alignment tests that for UILabel with all preferred fonts).
  @Test(arguments: [[0, 0, 0], [3, 0, 3], [0, 2, 2], [3, 2, 3], [1, 2, 2], [0, -1, -1], [3, -1, 2]])
  func linesAreApartByLineSpacingOrLeading(row: [Double]) throws {
    let style = ParagraphStyle().with { $0.lineSpacing = row[0] }
    let placed = try placed("a\u{2028}b\u{2028}c", leading: row[1], style)
    let gap = row[2]
    #expect(placed.size.height == 60 + gap + gap)
    #expect(placed.lines.map(\.baseline) == [16, 36 + gap, 56 + gap + gap])
  }

  @Test func paragraphsAreApartByTheirSpacingButNotAtTheEnds() throws {
    let style = ParagraphStyle().with { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7) }
    let placed = try placed("a\nb\u{2028}c\nd", style)
    #expect(placed.lines.map(\.baseline) == [16, 48, 68, 100])
    #expect(placed.size.height == 104)
  }

  @Test func eachParagraphHasItsOwnStyle() throws {
    var text = AttributedText()
    let attributes = TextAttributes(font: try Setting.font())
    text.append("a\n", attributes: attributes, style: ParagraphStyle().with { $0.paragraphSpacing = 5 })
    text.append("b\n", attributes: attributes, style: ParagraphStyle().with { $0.minimumLineHeight = 30 })
    text.append("c", attributes: attributes, style: ParagraphStyle().with { $0.paragraphSpacingBefore = 1 })
    #expect(Setting.engine.layout(text).lines.map(\.baseline) == [16, 51, 72])
  }

  @Test func theLargestExtentsOfALineAreItsExtents() throws {
    var text = AttributedText()
    text.append("a", attributes: TextAttributes(font: try Setting.font(ascent: 10, descent: 9, leading: 1)))
    text.append("b", attributes: TextAttributes(font: try Setting.font(ascent: 20, descent: 2, leading: 3)))
    text.append("\nc", attributes: TextAttributes(font: try Setting.font(ascent: 5, descent: 1)))
    let placed = Setting.engine.layout(text)
    #expect(placed.lines.map(\.baseline) == [20, 37])
    #expect(placed.size.height == 38)
  }

  /// Upward offset, expected height and baseline: the text's 16 above and 4 below move, the plain "a" next to it stays.
  @Test(arguments: [[0, 20, 16], [6, 26, 22], [-6, 26, 16]])
  func aBaselineOffsetMakesTheLineGrow(row: [Double]) throws {
    var text = AttributedText()
    text.append("a", attributes: TextAttributes(font: try Setting.font()))
    text.append("b", attributes: TextAttributes(font: try Setting.font(), baselineOffset: row[0], paint: 1))
    let placed = Setting.engine.layout(text)
    #expect(placed.size.height == row[1])
    #expect(placed.lines.map(\.baseline) == [row[2]])
    let raised = try #require(placed.lines.first?.run(at: 1))
    #expect(raised.glyphs.map(\.y) == [-row[0]])
    #expect(raised.baselineOffset == row[0])
  }

  /// Offset of the whole text; minimum, maximum, multiple; height of a line, its baseline, and that of the letters.
  ///
  /// A line without limits grows by the offset (Stack Overflow 76655003). In one of 30 points letters move by the
  /// offset from 26, up to its top (Apple's forums, thread 124799) and down (the release notes of iOS 16.6, 106109259).
  @Test(arguments: [
    [0, 0, 0, 0, 20, 16, 16], [5, 0, 0, 0, 25, 21, 16], [-5, 0, 0, 0, 25, 16, 21], [5, 30, 30, 0, 30, 26, 21],
    [10, 30, 0, 0, 30, 26, 16], [-5, 30, 30, 0, 30, 26, 31], [4, 0, 15, 0, 15, 11, 7], [-4, 0, 15, 0, 15, 11, 15],
    [5, 0, 0, 1.5, 35, 31, 26], [-5, 0, 0, 1.5, 35, 26, 31],
  ])
  func anOffsetThatALineSharesMovesItsText(row: [Double]) throws {
    let style = ParagraphStyle().with {
      ($0.minimumLineHeight, $0.maximumLineHeight, $0.lineHeightMultiple) = (row[1], row[2], row[3])
    }
    let attributes = TextAttributes(font: try Setting.font(), baselineOffset: row[0])
    let placed = Setting.engine.layout(AttributedText("a\u{2028}b", attributes: attributes, style: style))
    #expect(placed.size.height == 2 * row[4])
    #expect(placed.lines.map(\.baseline) == [row[5], row[4] + row[5]])
    let letters = placed.lines.map { line in line.runs.flatMap(\.glyphs).map { line.baseline + $0.y } }
    #expect(letters == [[row[6]], [row[4] + row[6]]])
  }

  /// With 5 and 8, both share 5: above the letters raised by that, 3 are added.
  @Test(arguments: [1.0, -1])
  func aLineSharesTheLeastOffsetOfItsText(sign: Double) throws {
    var text = AttributedText()
    text.append("a", attributes: TextAttributes(font: try Setting.font(), baselineOffset: sign * 5))
    text.append("b", attributes: TextAttributes(font: try Setting.font(), baselineOffset: sign * 8, paint: 1))
    let placed = Setting.engine.layout(text)
    #expect(placed.size.height == 28)
    #expect(placed.lines.map(\.baseline) == [sign > 0 ? 24 : 16])
  }

  @Test func anAttachmentAloneOnItsLineIsMovedToo() throws {
    let attributes = TextAttributes(
      font: try Setting.font(), baselineOffset: 5, attachment: TextAttachmentBounds(width: 10, height: 30))
    let placed = Setting.engine.layout(AttributedText("\u{FFFC}", attributes: attributes))
    #expect(placed.size.height == 35)
    #expect(placed.lines.map(\.baseline) == [35])
  }

  /// Lower edge above the baseline, height; the line's height and baseline beside text of 16 above and 4 below.
  @Test(arguments: [[0, 10, 20, 16], [0, 40, 44, 40], [-10, 12, 26, 16], [8, 20, 32, 28], [-30, 10, 46, 16]])
  func anAttachmentTakesItsRoom(row: [Double]) throws {
    let bounds = TextAttachmentBounds(y: row[0], width: 50, height: row[1])
    var text = AttributedText()
    text.append("a", attributes: TextAttributes(font: try Setting.font()))
    text.append("\u{FFFC}", attributes: TextAttributes(font: try Setting.font(), attachment: bounds))
    let placed = Setting.engine.layout(text)
    #expect(placed.size.height == row[2])
    #expect(placed.lines.map(\.baseline) == [row[3]])
    let width = try Setting.width("a")
    #expect(placed.size.width == width + 50)
    let run = try #require(placed.lines.first?.run(at: 1))
    #expect(run.attachment == bounds)
    #expect(run.x == width)
    #expect(run.width == 50)
    #expect(run.glyphs.isEmpty)
  }

  @Test func charactersBesideAnAttachmentInItsRunAreText() throws {
    let bounds = TextAttachmentBounds(width: 50, height: 10)
    let attributes = TextAttributes(font: try Setting.font(), attachment: bounds)
    let placed = Setting.engine.layout(AttributedText("ab\u{FFFC}c\u{FFFC}", attributes: attributes))
    let runs = try #require(placed.lines.first).runs
    #expect(runs.map(\.attachment) == [nil, bounds, nil, bounds])
    #expect(runs.map(\.range) == [0..<2, 2..<3, 3..<4, 4..<5])
    #expect(abs(placed.size.width - (try Setting.width("ab") + (try Setting.width("c")) + 100)) < 1e-9)
    #expect(placed.size.height == 20)
  }
}
