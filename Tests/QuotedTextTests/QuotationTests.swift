import QuotedText
import Testing

@Suite struct QuotationTests {
  @Test func leftToRightTextIsQuotedAsItIs() {
    #expect("Add to basket".quoted == "'Add to basket'")
    #expect("価格 €5".quoted == "'価格 €5'")
    #expect("".quoted == "''")
  }

  /// UAX #9, 2.4: text between FSI and PDI is ordered by itself, so two quotations keep their order around an arrow.
  @Test(arguments: ["ممتاز", "שלום", "price: ممتاز", "\u{10A60}", "\u{1E900}"])
  func rightToLeftTextIsIsolated(text: String) {
    #expect(text.quoted == "'\u{2068}\(text)\u{2069}'")
  }

  @Test func controlsInAQuotedTextAreEscaped() {
    #expect("a\nb".quoted == "'a\\u{a}b'")
    #expect("\u{202E}ممتاز".quoted == "'\u{2068}\\u{202e}ممتاز\u{2069}'")
    // A text cannot end its own isolate.
    #expect("ممتاز\u{2069}".quoted == "'\u{2068}ممتاز\\u{2069}\u{2069}'")
  }

  @Test func closedIsolatesStayInALine() {
    let line = "text \("ممتاز".quoted) → \("ممتاز جدا".quoted)"
    #expect(line.shownOnOneLine == line)
    #expect("a\u{2068}b".shownOnOneLine == "a\\u{2068}b")
    #expect("\u{2069}a\u{2068}b\u{2069}".shownOnOneLine == "\\u{2069}a\u{2068}b\u{2069}")
    #expect("\u{2067}a\u{2069}".shownOnOneLine == "\\u{2067}a\\u{2069}")
  }
}
