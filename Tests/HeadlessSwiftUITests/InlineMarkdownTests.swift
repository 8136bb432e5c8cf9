import Testing

@testable import HeadlessSwiftUI

/// Examples of the CommonMark specification 0.31 by their numbers, with their HTML as marks: `<b>`, `<i>`, `<c>`, `<s>`.
@Suite struct InlineMarkdownTests {
  private func marked(_ text: String) -> String {
    InlineMarkdown(text).runs.map { run in
      var text = run.text
      if run.isCode { text = "<c>\(text)</c>" }
      if run.isStruck { text = "<s>\(text)</s>" }
      if run.isEmphasized { text = "<i>\(text)</i>" }
      if run.isStrong { text = "<b>\(text)</b>" }
      if let link = run.link { text = "<\(link)>\(text)</>" }
      return text
    }.joined()
  }

  @Test(arguments: [
    (350, "*foo bar*", "<i>foo bar</i>"), (351, "a * foo bar*", "a * foo bar*"),
    (355, "foo*bar*", "foo<i>bar</i>"), (357, "_foo bar_", "<i>foo bar</i>"), (360, "foo_bar_", "foo_bar_"),
    (378, "**foo bar**", "<b>foo bar</b>"), (379, "** foo bar**", "** foo bar**"),
    (381, "foo**bar**", "foo<b>bar</b>"), (382, "__foo bar__", "<b>foo bar</b>"),
    (12, "\\*not emphasized*", "*not emphasized*"), (328, "`foo`", "<c>foo</c>"),
    (338, "`foo\\`bar`", "<c>foo\\</c>bar`"), (345, "*foo`*`", "*foo<c>*</c>"),
    (482, "[link](/uri)", "</uri>link</>"),
  ])
  func examples(number: Int, text: String, expected: String) { #expect(marked(text) == expected, "\(number)") }

  /// GitHub Flavored Markdown 0.29, example 491.
  @Test func strikethrough() { #expect(marked("~~Hi~~ Hello") == "<s>Hi</s> Hello") }

  @Test func plainTextIsOneRun() {
    #expect(InlineMarkdown("3 < 4").runs == [InlineMarkdown.Run(text: "3 < 4")])
    #expect(InlineMarkdown("").runs.isEmpty)
  }
}
