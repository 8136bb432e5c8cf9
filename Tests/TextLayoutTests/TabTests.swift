import Testing

@testable import TextLayout

/// Tabs as described for Apple's `NSTextTab` and `NSParagraphStyle`.
@Suite struct TabTests {
  private func placed(
    _ string: String, _ style: ParagraphStyle = ParagraphStyle(), width: Double = .infinity
  ) throws -> PositionedText {
    Setting.engine.layout(try Setting.text(string, style), in: TextContainer(width: width))
  }

  /// The start of the character at an offset in the first line, from the line's left edge.
  private func start(of offset: Int, in placed: PositionedText) throws -> Double {
    try #require(placed.lines.first?.run(at: offset)).x
  }

  private func style(_ stops: TabStop..., interval: Double = 0) -> ParagraphStyle {
    ParagraphStyle().with { ($0.tabStops, $0.defaultTabInterval) = (stops, interval) }
  }

  @Test func theStandardStopsAreTwelve28PointsApart() throws {
    // UIKit's header: "default is 12 left-aligned tabs at 28pt interval".
    let string = String(repeating: "\ta", count: 12)
    let placed = try placed(string)
    for index in 0..<12 { #expect(try start(of: 2 * index + 1, in: placed) == 28 * Double(index + 1)) }
  }

  @Test func aTabGoesToTheNextStopBehindTheText() throws {
    // "mmmm" is wider than 28 points at 17 points per em, and narrower than 84.
    #expect(try start(of: 5, in: try placed("mmmm\tb")) == 84 - 28 * (try Setting.width("mmmm") < 56 ? 1 : 0))
  }

  @Test func stopsAlignTheTextBehindThem() throws {
    let text = try Setting.width("bcd")
    for (alignment, start) in [
      (TabStop.Alignment.left, 100), (.right, 100 - text), (.center, 100 - text / 2),
    ] {
      let placed = try placed("a\tbcd\te", style(TabStop(alignment: alignment, location: 100), interval: 200))
      #expect(abs(try self.start(of: 2, in: placed) - start) < 1e-9, "\(alignment)")
      #expect(try self.start(of: 6, in: placed) == 200)
    }
  }

  @Test func terminatorsAlignNumbersAtTheirPoints() throws {
    // NSTextTab.columnTerminators: the first of these characters ends the column that is aligned at the stop.
    let style = style(TabStop(alignment: .terminators(".,"), location: 100))
    for (text, column) in [("1234.5", "1234"), ("1,2.3", "1"), ("77", "77"), (".5", "")] {
      let placed = try placed("\t" + text, style)
      #expect(abs(try start(of: 1, in: placed) - (100 - (try Setting.width(column)))) < 1e-9, "\(text)")
    }
  }

  @Test func textTooWideForItsStopFollowsTheTextBefore() throws {
    let before = try Setting.width("mmmmmm")
    for alignment in [TabStop.Alignment.right, .center, .terminators(".")] {
      let placed = try placed("mmmmmm\tmmmmmmmm", style(TabStop(alignment: alignment, location: before + 3)))
      #expect(try start(of: 7, in: placed) == before, "\(alignment)")
    }
  }

  @Test func behindTheLastStopComesTheDefaultInterval() throws {
    let placed = try placed("\ta\t\tb", style(TabStop(location: 10), interval: 30))
    #expect(try start(of: 1, in: placed) == 10)
    #expect(try start(of: 4, in: placed) == 60)
  }

  @Test func withoutStopsAndIntervalATabIsAThirdOfAnEm() throws {
    // There is no public information.
    #expect(abs(try start(of: 1, in: try placed("\tb", style())) - 17.0 / 3) < 1e-9)
  }

  @Test func stopsCountFromTheContainerNotTheIndent() throws {
    let indented = ParagraphStyle().with { $0.firstLineHeadIndent = 20 }
    let placed = try placed("\tb", indented)
    #expect(placed.lines.map(\.x) == [20])
    #expect(try start(of: 1, in: placed) == 8)
  }

  @Test func rightToLeftTabsCountFromTheRight() throws {
    let style = ParagraphStyle(baseDirection: .rightToLeft)
    let line = try #require(try placed("\u{5D0}\t\u{5D1}", style, width: 200).lines.first)
    let last = try #require(line.run(at: 2))
    #expect(abs(line.x + last.x + last.width - (200 - 28)) < 1e-9)
    let first = try #require(line.run(at: 0))
    #expect(abs(line.x + first.x + first.width - 200) < 1e-9)
  }

  @Test func textThatDoesNotFitBehindATabStartsALine() throws {
    // UAX #14 allows a break after a tab, but never before it.
    #expect(try Setting.lines("a\tword", width: 28 + (try Setting.width("word"))) == ["a\tword"])
    #expect(try Setting.lines("a\tword", width: 27 + (try Setting.width("word"))) == ["a\t", "word"])
  }

  @Test func stopsNeedNotBeInOrder() throws {
    let placed = try placed("\ta\tb", style(TabStop(location: 80), TabStop(location: 40)))
    #expect(try start(of: 1, in: placed) == 40)
    #expect(try start(of: 3, in: placed) == 80)
  }
}
