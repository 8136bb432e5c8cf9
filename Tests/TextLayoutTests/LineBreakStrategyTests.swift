import Testing

@testable import TextLayout

@Suite struct LineBreakStrategyTests {
  private let pushOut = ParagraphStyle(lineBreakStrategy: .pushOut)

  @Test func aWordJoinsALoneLastWord() throws {
    // NSParagraphStyle.LineBreakStrategy.pushOut: "to avoid an orphan word on the last line of the paragraph".
    let width = try Setting.width("one two three")
    #expect(try Setting.lines("one two three four", width: width) == ["one two three ", "four"])
    #expect(try Setting.lines("one two three four", pushOut, width: width) == ["one two ", "three four"])
  }

  @Test func twoWordsOnTheLastLineStay() throws {
    let width = try Setting.width("one two three")
    #expect(try Setting.lines("one two three four six", pushOut, width: width) == ["one two three ", "four six"])
  }

  @Test func theNumberOfLinesStays() throws {
    // "three" does not fit beside "fourteen".
    let width = max(try Setting.width("a three"), try Setting.width("fourteen"))
    #expect(try Setting.lines("a three fourteen", pushOut, width: width) == ["a three ", "fourteen"])
    let word = try Setting.width("three")
    #expect(try Setting.lines("three four", pushOut, width: word) == ["three ", "four"])
  }

  @Test func eachParagraphIsPushedOut() throws {
    let width = try Setting.width("one two three")
    #expect(
      try Setting.lines("one two three four\none two three four", pushOut, width: width)
        == ["one two ", "three four\n", "one two ", "three four"])
  }

  @Test func koreanBreaksBetweenWordsWhenTheyComeFirst() throws {
    // NSParagraphStyle.LineBreakStrategy.hangulWordPriority: "prohibits breaking between Hangul characters".
    let text = "\u{D55C}\u{AD6D}\u{C5B4} \u{BB38}\u{C7A5}"
    let width = try Setting.width("\u{D55C}\u{AD6D}\u{C5B4} \u{BB38}")
    #expect(try Setting.lines(text, width: width) == ["\u{D55C}\u{AD6D}\u{C5B4} \u{BB38}", "\u{C7A5}"])
    let style = ParagraphStyle(lineBreakStrategy: .hangulWordPriority)
    #expect(try Setting.lines(text, style, width: width) == ["\u{D55C}\u{AD6D}\u{C5B4} ", "\u{BB38}\u{C7A5}"])
    #expect(try Setting.lines(text, style, width: try Setting.width("\u{D55C}\u{AD6D}")).count == 3)
  }
}
