import Testing

@testable import TextLayout

@Suite struct LineBreakStrategyTests {
  private let pushOut = ParagraphStyle(lineBreakStrategy: .pushOut)

  @Test func aWordJoinsALoneLastWord() throws {
    let width = try Setting.width("one two three")
    #expect(try Setting.lines("one two three four", width: width) == ["one two three ", "four"])
    #expect(try Setting.lines("one two three four", pushOut, width: width) == ["one two ", "three four"])
  }

  /// The line breaks in published pictures: ResearchKit 3.1, hmrc/ios-components, SwiftUI articles. In each of them the
  /// first word of the last line would have fitted on the first.
  @Test(arguments: [
    "Press the button to start recording |before speaking.", "This activity measures your lower |extremity function.",
    "Do this as quickly as you can without |making mistakes.", "Put the peg behind the line using your |right hand.",
    "For this test, volume will be set to |50 percent.", "You don't have any money in |this account.",
    "Welcome to |Home Assistant", "Moves faster than |a hare.",
  ])
  func publishedLinesThatAreJoined(lines: String) throws {
    let (text, expected) = (lines.replacing("|", with: ""), lines.split(separator: "|").map(String.init))
    let last = try #require(text.split(separator: " ").last)
    let width = try Setting.width(String(text.dropLast(last.count + 1)))
    #expect(try Setting.lines(text, width: width).last == String(last), "greedily")
    #expect(try Setting.lines(text, pushOut, width: width) == expected)
  }

  /// ResearchKit 3.1 ("interruptions." is set by the same label code as "50 percent." above), a German app; words of 12
  /// and 14 characters, or followed by zero-width characters.
  @Test(arguments: [
    "Turn on Do Not Disturb to avoid interruptions.", "Es ist ein unbekannter Fehler aufgetreten.",
    "Learn all about SwiftUI\u{200B}\u{200B}\u{200B}\u{200B}",
  ])
  func publishedLinesWhoseLastWordIsTooLong(text: String) throws {
    let last = try #require(text.split(separator: " ").last)
    let width = try Setting.width(String(text.dropLast(last.count + 1)))
    #expect(try Setting.lines(text, pushOut, width: width) == [String(text.dropLast(last.count)), String(last)])
  }

  /// About twenty published texts of three or more lines that end in one short word.
  @Test func paragraphsOfMoreLinesStay() throws {
    let width = try Setting.width("one two three")
    let text = "one two three one two three four"
    #expect(try Setting.lines(text, pushOut, width: width) == ["one two three ", "one two three ", "four"])
  }

  @Test func linesThatBreakBetweenCharactersStay() throws {
    let style = ParagraphStyle(lineBreakMode: .charWrapping, lineBreakStrategy: .pushOut)
    #expect(try Setting.lines("one two", style, width: try Setting.width("one tw")) == ["one tw", "o"])
  }

  @Test func twoWordsOnTheLastLineStay() throws {
    let width = try Setting.width("one two three")
    #expect(try Setting.lines("one two three four six", pushOut, width: width) == ["one two three ", "four six"])
  }

  @Test func theNumberOfLinesStays() throws {
    // "three" does not fit next to "fourteen".
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
