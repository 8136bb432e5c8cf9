import Foundation
import SourcePlaces
import Testing

@testable import Remedies

/// Changes of a catalogue's text. What is expected is written by hand.
@Suite struct YAMLEditTests {
  private static let block = """
    # A card.
    scenes:
      - name: card   # with a comment
        view:
          class: UIView # the card
          subviews:
            - &one
              class: UILabel
              text: "One: two"
              numberOfLines: 1 # too few
            - {class: UILabel, <<: *one, text: 'It''s'}
          constraints:
            - a.top = self.top   # the top
            - a.leading = self.leading

    """

  private static func changed(_ text: String = block, _ edits: YAMLEdit...) throws -> String? {
    try #require(CatalogueText(Data(text.utf8), file: "card.yaml")).changed(by: edits)?.text
  }

  private static func place(_ line: Int, _ column: Int) -> SourcePlace {
    SourcePlace(file: "card.yaml", line: line, column: column)
  }

  @Test func aValueIsReplacedAndItsCommentStays() throws {
    let text = try Self.changed(Self.block, .set(key: "numberOfLines", value: "0", at: Self.place(7, 11)))
    #expect(text == Self.block.replacingOccurrences(of: "numberOfLines: 1 #", with: "numberOfLines: 0 #"))
  }

  @Test func aKeyIsAddedBelowTheClassOfABlock() throws {
    let text = try Self.changed(Self.block, .set(key: "alpha", value: "1", at: Self.place(5, 7)))
    #expect(
      text
        == Self.block.replacingOccurrences(
          of: "class: UIView # the card\n", with: "class: UIView # the card\n      alpha: 1\n"))
  }

  @Test func aKeyIsAddedAfterTheClassInBraces() throws {
    let text = try Self.changed(Self.block, .set(key: "alpha", value: "1", at: Self.place(11, 11)))
    #expect(
      text == Self.block.replacingOccurrences(of: "{class: UILabel, <<", with: "{class: UILabel, alpha: 1, <<"))
  }

  @Test func aQuotedValueIsReplacedAsAWhole() throws {
    let text = try Self.changed(Self.block, .set(key: "text", value: "\"It is\"", at: Self.place(11, 11)))
    #expect(text == Self.block.replacingOccurrences(of: "'It''s'", with: "\"It is\""))
  }

  @Test func aListInLinesGrowsByALine() throws {
    let text = try Self.changed(
      Self.block, .append(texts: ["a.trailing <= self.trailing - 8"], key: "constraints", at: Self.place(5, 7)))
    #expect(
      text
        == Self.block.replacingOccurrences(
          of: "a.leading = self.leading\n",
          with: "a.leading = self.leading\n        - a.trailing <= self.trailing - 8\n"))
  }

  @Test func additionsToOneListStandInTheirOrder() throws {
    let text = try Self.changed(
      "a: {class: UIView}\n", .append(texts: ["x.top = y.top"], key: "constraints", at: Self.place(1, 4)),
      .append(texts: ["x.left = y.left"], key: "constraints", at: Self.place(1, 4)))
    #expect(text == "a: {class: UIView, constraints: [x.top = y.top, x.left = y.left]}\n")
  }

  @Test func aListThatIsNotThereIsMade() throws {
    let text = try Self.changed(
      Self.block, .append(texts: ["self.width >= 44"], key: "constraints", at: Self.place(11, 11)))
    #expect(text?.contains("{class: UILabel, constraints: [self.width >= 44], <<: *one") == true)
  }

  @Test func aListOfAnAliasIsCopied() throws {
    let text = "a: &a [x.top = y.top]\nb: {class: UIView, constraints: *a}\n"
    let changed = try Self.changed(
      text, .append(texts: ["x.left = y.left"], key: "constraints", at: Self.place(2, 4)))
    #expect(changed == "a: &a [x.top = y.top]\nb: {class: UIView, constraints: [x.top = y.top, x.left = y.left]}\n")
  }

  @Test func aTextOfAListIsReplaced() throws {
    let text = try Self.changed(Self.block, .replace(text: "a.top = self.top + 8", at: Self.place(13, 11)))
    #expect(text == Self.block.replacingOccurrences(of: "a.top = self.top   #", with: "a.top = self.top + 8   #"))
  }

  @Test func aKeyIsRemovedWithItsLine() throws {
    let text = try Self.changed(Self.block, .remove(key: "text", at: Self.place(7, 11)))
    #expect(text == Self.block.replacingOccurrences(of: "          text: \"One: two\"\n", with: ""))
  }

  @Test func aKeyIsRemovedWithTheLinesOfItsValue() throws {
    let text = "a:\n  b:\n    - {c: 1}\n    - d\n  e: 2\n"
    #expect(try Self.changed(text, .remove(key: "b", at: Self.place(2, 3))) == "a:\n  e: 2\n")
    let shared = "a:\n  b:\n    - &d {c: 1}\n  e: *d\n"
    #expect(try Self.changed(shared, .remove(key: "b", at: Self.place(2, 3))) == nil)
  }

  @Test func aKeyInBracesIsRemoved() throws {
    let text = try Self.changed(Self.block, .remove(key: "text", at: Self.place(11, 11)))
    #expect(text == Self.block.replacingOccurrences(of: ", text: 'It''s'", with: ""))
  }

  @Test func linesEndAsTheFileHasThem() throws {
    let text = Self.block.replacingOccurrences(of: "\n", with: "\r\n")
    let changed = try Self.changed(text, .set(key: "alpha", value: "1", at: Self.place(5, 7)))
    #expect(
      changed
        == text.replacingOccurrences(of: "UIView # the card\r\n", with: "UIView # the card\r\n      alpha: 1\r\n"))
  }

  @Test func aByteOrderMarkStays() throws {
    let bytes = Data("\u{FEFF}a: {b: 1}\n".utf8)
    let document = try #require(CatalogueText(bytes, file: "card.yaml"))
    let changed = try #require(document.changed(by: [.set(key: "b", value: "2", at: Self.place(1, 4))]))
    #expect(changed.bytes == Data("\u{FEFF}a: {b: 2}\n".utf8))
  }

  /// A value on several lines, and one with an anchor, which others use, stay.
  @Test func whatIsMoreThanAValueIsNotTouched() throws {
    #expect(try Self.changed(Self.block, .set(key: "subviews", value: "[]", at: Self.place(5, 7))) == nil)
    #expect(try Self.changed("a: {b: &x 1, c: *x}\n", .set(key: "b", value: "2", at: Self.place(1, 4))) == nil)
    #expect(try Self.changed(Self.block, .set(key: "b", value: "2", at: Self.place(99, 1))) == nil)
    #expect(
      try Self.changed(
        Self.block, .set(key: "numberOfLines", value: "0", at: Self.place(7, 11)),
        .set(key: "numberOfLines", value: "2", at: Self.place(7, 11))) == nil)
  }

  @Test(arguments: [
    ("title.top >= self.top + 8", "title.top >= self.top + 8"), ("yes", "\"yes\""), ("a: b", "\"a: b\""),
    ("#5F5F63", "\"#5F5F63\""), ("Say \"no\"\n", "\"Say \\\"no\\\"\\n\""), ("", "\"\""), ("1", "\"1\""),
  ])
  func textsAreQuotedWhereTheyNeedIt(_ text: String, _ written: String) {
    #expect(YAMLText.quoted(text) == written)
  }
}
