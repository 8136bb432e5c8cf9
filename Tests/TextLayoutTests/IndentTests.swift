import Testing

@testable import TextLayout

/// Indents as described for Apple's `NSParagraphStyle`: from the leading side; a positive tail indent is the line's end
/// measured from that side, any other is the distance from the other side.
@Suite struct IndentTests {
  private func placed(_ string: String, _ style: ParagraphStyle, width: Double) throws -> PositionedText {
    Setting.engine.layout(try Setting.text(string, style), in: TextContainer(width: width))
  }

  @Test func linesStartAtTheirIndents() throws {
    let style = ParagraphStyle().with { ($0.firstLineHeadIndent, $0.headIndent) = (30, 10) }
    #expect(try placed("a\u{2028}b\u{2028}c\nd", style, width: 200).lines.map(\.x) == [30, 10, 10, 30])
  }

  @Test func rightToLeftIndentsAreMirrored() throws {
    let style = ParagraphStyle(baseDirection: .rightToLeft).with {
      ($0.firstLineHeadIndent, $0.headIndent) = (30, 10)
    }
    let lines = try placed("\u{5D0}\u{2028}\u{5D1}", style, width: 200).lines
    #expect(lines.map { $0.x + $0.measured.width } == [170, 190])
  }

  @Test func indentsCountForTheWidth() throws {
    let style = ParagraphStyle().with { $0.firstLineHeadIndent = 30 }
    #expect(try placed("a", style, width: .infinity).size.width == 30 + (try Setting.width("a")))
  }

  /// The tail indent; the distance from the left edge at which lines of 200 points end.
  @Test(arguments: [[0.0, 200], [-50, 150], [120, 120], [500, 200]])
  func theTailIndentEndsLines(row: [Double]) throws {
    let style = ParagraphStyle(alignment: .right).with { $0.tailIndent = row[0] }
    let lines = try placed(String(repeating: "word ", count: 20), style, width: 200).lines
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { abs($0.x + $0.measured.width - row[1]) < 1e-9 })
    let room = try Setting.width("word word")
    let narrow = ParagraphStyle().with { $0.tailIndent = room }
    #expect(try Setting.lines("word word word", narrow, width: 900) == ["word word ", "word"])
    let mirrored = ParagraphStyle().with { $0.tailIndent = room - 900 + 1e-9 }
    #expect(try Setting.lines("word word word", mirrored, width: 900) == ["word word ", "word"])
  }

  /// There is no public information: a line without room contains one cluster, at the indent.
  @Test func indentsWiderThanTheBoxLeaveACluster() throws {
    for change in [\ParagraphStyle.headIndent, \.firstLineHeadIndent] {
      let style = ParagraphStyle().with {
        ($0.headIndent, $0.firstLineHeadIndent) = (300, 300)
        $0[keyPath: change] = 301
      }
      let placed = try placed("abc", style, width: 200)
      #expect(placed.lines.map(\.measured.range) == [0..<1, 1..<2, 2..<3])
    }
    let tail = ParagraphStyle().with { $0.tailIndent = -300 }
    #expect(try Setting.lines("abc", tail, width: 200) == ["a", "b", "c"])
  }
}
