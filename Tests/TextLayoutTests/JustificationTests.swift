import Testing

@testable import TextLayout

@Suite struct JustificationTests {
  private let justified = ParagraphStyle(alignment: .justified)

  private func lines(_ string: String, _ style: ParagraphStyle, width: Double) throws -> [PositionedLine] {
    Setting.engine.layout(try Setting.text(string, style), in: TextContainer(width: width)).lines
  }

  private func end(of line: PositionedLine) -> Double {
    line.x + (line.runs.map { $0.x + $0.width }.max() ?? 0)
  }

  @Test func linesReachBothEdgesButForTheLast() throws {
    let lines = try lines(String(repeating: "word and word ", count: 9), justified, width: 217)
    #expect(lines.count > 3)
    for line in lines.dropLast() {
      #expect(line.x == 0)
      #expect(line.measured.width == 217)
    }
    let last = try #require(lines.last)
    #expect(last.measured.width < 217)
  }

  @Test func linesBeforeHardBreaksAreNatural() throws {
    for feed in ["\n", "\u{2028}"] {
      let lines = try lines("a b\(feed)c d", justified, width: 200)
      #expect(lines.map(\.measured.width) == [try Setting.width("a b"), try Setting.width("c d")])
    }
  }

  @Test func allSpacesOfALineGrowAlike() throws {
    let text = "ab cd ef gh"
    let width = try Setting.width("ab cd ef") + 9
    let line = try #require(try lines(text, justified, width: width).first)
    let natural = try #require(try lines(text, ParagraphStyle(), width: width).first)
    func positions(_ line: PositionedLine) -> [Double] { line.runs.flatMap(\.glyphs).map(\.x) }
    let moved = zip(positions(line), positions(natural)).map { $0 - $1 }
    // Two spaces share nine points: everything after each is moved by another 4.5.
    let expected = [0, 0, 0, 4.5, 4.5, 4.5, 9, 9]
    #expect(zip(moved.prefix(8), expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(moved)")
  }

  /// A space with a mark on it is two glyphs but one space.
  @Test func aSpaceWithAMarkGrowsOnce() throws {
    let text = "a \u{301}b c dddd"
    let width = try Setting.width("a \u{301}b c") + 9
    let line = try #require(try lines(text, justified, width: width).first)
    #expect(Setting.substring(text, line.measured.range) == "a \u{301}b c ")
    #expect(abs(end(of: line) - width) < 1e-9)
  }

  @Test func rightToLeftLinesReachBothEdges() throws {
    let text = String(repeating: "\u{5D0}\u{5D1}\u{5D2} ", count: 20)
    let lines = try lines(text, justified, width: 150)
    #expect(lines.count > 2)
    for line in lines.dropLast() {
      #expect(line.x == 0)
      #expect(abs(end(of: line) - 150) < 1e-9)
    }
    #expect(lines.last.map { abs($0.x + $0.measured.width - 150) < 1e-9 } == true)
  }

  @Test func indentsAreTheEdges() throws {
    let style = justified.with { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20) }
    let lines = try lines(String(repeating: "word ", count: 20), style, width: 200)
    #expect(lines.dropLast().map(\.x) == [30] + lines.dropLast(2).map { _ in 10 })
    #expect(lines.dropLast().allSatisfy { abs($0.x + $0.measured.width - 180) < 1e-9 })
  }

  @Test func aLineWithoutSpacesStaysAsItIs() throws {
    let word = "\u{65E5}\u{672C}\u{8A9E}\u{6587}"
    let line = try #require(try lines(word, justified, width: 60).first)
    #expect(line.measured.width == (try Setting.width(Setting.substring(word, line.measured.range))))
  }

  @Test func onlySpacesBehindTheLastTabGrow() throws {
    let line = try #require(try lines("a b\tc d e f", justified, width: try Setting.width("c d e") + 28 + 12).first)
    let natural = try #require(
      try lines("a b\tc d e f", ParagraphStyle(), width: try Setting.width("c d e") + 28 + 12).first)
    #expect(line.run(at: 0) == natural.run(at: 0))
    #expect(line.run(at: 2)?.x == natural.run(at: 2)?.x)
  }
}
