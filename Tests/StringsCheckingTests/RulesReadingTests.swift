import Findings
import LocalizedStrings
import SourcePlaces
import Testing
import TextLayout
import TextMeasuring

@testable import StringsChecking

/// Rules files: their content, and the places of errors.
@Suite struct RulesReadingTests {
  @Test func everythingIsRead() throws {
    let rules = try Samples.rules(
      """
      device: ipad
      defaults: {width: 200, categories: [AX5, L]}
      levels: {missing-glyph: off, no-rule: error, duplicate-key: error}
      rules:
        - key: [debug.*, internal.*]
          ignore: Developers alone see them.
        - key: title.*
          table: Main*
          language: [de, fr]
          style: headline
          maximumSize: 30
          width: [120, 160.5]
          height: 44
          lines: 0
          expectedLines: {L: 1, AX1: 2}
          categories: all
          lineBreakMode: truncatingMiddle
          tightening: true
          boldText: true
        - key: "*"
          font: {family: Roboto Slab, weight: bold, size: 20, scaledWith: title1}
      allow:
        - {key: title.long, language: de, finding: truncated-text, reason: The page has it whole.}
      """)
    #expect(rules.device == .ipad)
    #expect(rules.levels == ["missing-glyph": .off, "no-rule": .error, "duplicate-key": .error])
    #expect(rules.rules[0].treatment == .ignored(reason: "Developers alone see them."))
    #expect(rules.rules[0].selector.keys.map(\.text) == ["debug.*", "internal.*"])
    let title = try #require(rules.rules[1].label)
    #expect(title.template.font == .style(.headline, maximumSize: 30))
    #expect(title.template.widths == [120, 160.5] && title.template.height == 44 && title.template.lines == 0)
    #expect(title.template.categories == MeasuringCategory.allCases)
    #expect(title.template.lineBreakMode == .truncatingMiddle)
    #expect(title.template.allowsTightening && title.template.hasBoldText)
    let expected = MeasuringCategory.allCases.map { title.expectedLines?[$0] }
    #expect(expected == [nil, nil, nil, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    #expect(rules.rules[1].place.description == "rules.yaml:7:5")
    let rest = try #require(rules.rules[2].label)
    #expect(rest.template.widths == [200] && rest.template.categories == [.large, .accessibilityExtraExtraExtraLarge])
    #expect(rest.template.lines == 1, "as a label starts")
    let face = MeasuringFont.Face.family("Roboto Slab", weight: .bold, isItalic: false)
    #expect(rest.template.font == MeasuringFont(face, size: 20, scaledWith: .title1))
    #expect(rules.allowances.map(\.finding) == ["truncated-text"])
  }

  @Test(arguments: [
    ("rules: [", "rules.yaml:2:1: this is not valid YAML: "),
    ("", "rules.yaml:1:1: the file is empty."),
    ("- a", "rules.yaml:1:1: the file must be a mapping, 'key: value', not a list."),
    ("rulse: []", "rules.yaml:1:1: the file has no 'rulse'. Did you mean 'rules'?"),
    ("levels: {}", "rules.yaml:1:1: the file needs 'rules'."),
    ("rules: []", "rules.yaml:1:8: 'rules' takes a list of rules, not an empty list."),
    ("rules: {key: a}", "rules.yaml:1:8: 'rules' takes a list of rules, not a mapping."),
    ("rules: [{key: a}]", "rules.yaml:1:9: a rule needs 'width'."),
    ("rules: [{width: 9}]", "rules.yaml:1:9: a rule needs 'key'."),
    ("rules: [{key: a, widht: 9}]", "rules.yaml:1:18: a rule has no 'widht'. Did you mean 'width'?"),
    ("rules: [{key: a, width: 0}]", "rules.yaml:1:25: 'width' takes a number above 0 and at most 10000, not '0'."),
    (
      "rules: [{key: a, width: .nan}]", "rules.yaml:1:25: 'width' takes a number above 0 and at most 10000, not '.nan'."
    ),
    (
      "rules: [{key: a, width: []}]",
      "rules.yaml:1:25: 'width' takes a number, or a list of numbers, not an empty list."
    ),
    ("rules: [{key: , width: 9}]", "rules.yaml:1:15: 'key' takes a pattern of keys, or a list of them, not nothing."),
    (
      "rules: [{key: a, width: 9, lines: -1}]",
      "rules.yaml:1:35: 'lines' takes a whole number from 0 to 1000, not '-1'."
    ),
    (
      "rules: [{key: a, width: 9, style: bdoy}]",
      "rules.yaml:1:35: 'style': 'bdoy' is not a known text style. Did you mean 'body'?"
    ),
    (
      "rules: [{key: a, width: 9, categories: [AX6]}]",
      "rules.yaml:1:41: 'categories': 'AX6' is not a known category. Did you mean"
    ),
    (
      "rules: [{key: a, width: 9, tightening: maybe}]",
      "rules.yaml:1:40: 'tightening' takes true or false, not 'maybe'."
    ),
    (
      "rules: [{key: a, width: 9, ignore: no}]",
      "rules.yaml:1:25: 'width' and 'ignore' cannot be combined: ignored strings"
    ),
    (
      "rules: [{key: a, width: 9, style: body, font: {}}]",
      "rules.yaml:1:35: 'style' and 'font' cannot be combined: a style is a font of its own."
    ),
    (
      "rules: [{key: a, width: 9, expectedLines: 1}]",
      "rules.yaml:1:43: 'expectedLines' and 'lines' cannot be combined: the label cuts what is beyond 1 line; give it more,"
    ),
    (
      "rules: [{key: a, width: 9, font: {size: 9, scaledWith: none, maximumSize: 10}}]",
      "rules.yaml:1:75: 'maximumSize' and 'scaledWith' cannot be combined: the font keeps its size."
    ),
    (
      "rules: [{key: a, width: 9}]\nlevels: {truncated-txt: off}",
      "rules.yaml:2:10: 'levels' has no 'truncated-txt'. Did you mean 'truncated-text'?"
    ),
    (
      "rules: [{key: a, width: 9}]\nlevels: {broken-word: warn}",
      "rules.yaml:2:23: 'broken-word': 'warn' is not a known level."
    ),
    (
      "rules: [{key: a, width: 9}]\nallow: [{key: a, finding: cut, reason: b}]",
      "rules.yaml:2:27: 'finding': 'cut' is not a known finding."
    ),
    (
      "rules: [{key: a, width: 9}]\ndevice: iphnoe",
      "rules.yaml:2:9: 'device': 'iphnoe' is not a known device. Did you mean 'iphone'?"
    ),
  ])
  func mistakesHavePlacesAndAdvice(yaml: String, message: String) {
    let error = #expect(throws: RulesError.self) { try Samples.rules(yaml) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  /// Rules may set what defaults leave open.
  @Test func defaultsAreCheckedInTheirRules() throws {
    let defaults = "defaults: {width: 9, expectedLines: 2, style: title1, maximumSize: 30}\n"
    let rules = try Samples.rules(defaults + "rules: [{key: a, lines: 0, style: body}]")
    #expect(rules.rules[0].label?.expectedLines == ExpectedLines(2))
    #expect(rules.rules[0].label?.template.font == .style(.body, maximumSize: 30))
    let error = #expect(throws: RulesError.self) { try Samples.rules(defaults + "rules: [{key: a}]") }
    #expect(error?.description.hasPrefix("rules.yaml:2:9: 'expectedLines' and 'lines' cannot be combined") == true)
  }

  @Test func aFontThatIsNotThereIsAMistakeOfItsRule() throws {
    let rules = try Samples.rules("rules:\n  - key: a\n    width: 9\n    font: {name: Intr-Regular}")
    let error = #expect(throws: RulesError.self) {
      try StringsChecker(rules, measurer: try Samples.measurer.get())
    }
    #expect(
      error?.description == "rules.yaml:2:5: font.name: There is no font 'Intr-Regular'. Did you mean 'Inter-Regular'?")
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let error = #expect(throws: RulesError.self) { try StringsRules([0x61, 0x0A, 0xFF], file: "rules.yaml") }
    #expect(error?.description == "rules.yaml:2:1: the file is not UTF-8 from here on. Save it as UTF-8.")
  }
}
