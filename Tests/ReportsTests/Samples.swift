import ImageComparison
import Snapshots
import SourcePlaces

@testable import Reports

/// A small run with every verdict, and texts that an attacker could have written.
enum Samples {
  /// Characters that end or begin something in one of the formats, or change the direction of text. `%0A`, `&lt;` and
  /// `\u{a}` are literal.
  static let hostileTexts = [
    "]]> <b>&lt;&amp;\"'",
    "bell \u{7} escape \u{1B}[31m nul \u{0} c1 \u{85} not \u{FFFF}\u{FFFE}",
    "right \u{202E}to\u{202C} left \u{200F}\u{2066}x\u{2069}",
    "a | b || \\| c \\",
    "`code` ``two`` **bold** _it_ ~~no~~ [link](javascript:alert(1)) ![x](y) <img src=x> # 1",
    "first\nsecond\r\nthird\u{2028}fourth\ttab",
    "100% %0A %25 a:b,c::error file=x::y ##[error]z",
    "100%\u{301}0A:\u{301},\u{301}|\u{301}<\u{301}&\u{301}\"\u{301}]]>\u{301}`\u{301}\n\u{301}x",
    "@someone fixes #1, https://example.com www.example.com $x$ $y$ :tada: e\u{301} \u{1F468}\u{200D}\u{1F469}",
    "- item", "# title", "1. one", "> quote", "    code", "| a |", "---", "",
  ]
  static let long = String(repeating: "Very long, with | and ` and % and ]]>. ", count: 400)

  static let source = SourcePlace(file: "Snapshots/Catalogue/more cards#1.yaml", line: 12)

  static func path(_ configuration: String, scene: String = "greeting") -> CasePath {
    CasePath(catalogueFile: "more cards#1", scene: scene, configuration: configuration)
  }

  static let pictures = Snapshots.Outcome.Pictures(
    expected: "cards/greeting/card-AX3@2x/expected.png", actual: "cards/greeting/card-AX3@2x/actual.png",
    difference: "cards/greeting/card-AX3@2x/difference.png")

  /// A change of layout, described in sentences.
  static func moved(_ sentences: String..., engine: Snapshots.Outcome.Engine = .same) -> Snapshots.Outcome {
    .changed(
      .layout(LayoutDifference(sentences: sentences, cause: "title: text"), engine: engine), pictures,
      isRecorded: false)
  }

  /// A case that took 1.2345 seconds.
  static func result(
    _ configuration: String, scene: String = "greeting", _ outcome: Snapshots.Outcome, findings: [Finding] = [],
    source: SourcePlace? = source
  ) -> CaseResult {
    CaseResult(
      path(configuration, scene: scene), outcome, findings: findings, source: source, duration: .milliseconds(1234.5))
  }

  static let small: [CaseResult] = {
    let cut = Finding(kind: "truncated-text", node: "subtitle", message: "The text is cut. Not shown: \"news\".")
    var known = cut
    known.allowed = "The page shows it whole."
    let same = Snapshots.Outcome.unchanged(engine: .same, isRecorded: false)
    return [
      result("card-L@2x", same), result("card-AX3@2x", moved("title: text 'a' → 'b'"), findings: [cut]),
      result("card-AX5@2x", moved("title: text 'a' → 'b'", "subtitle below moved 48 pt down"), findings: [cut]),
      result("card-L@2x", scene: "other", .new(actual: "cards/other/card-L@2x/actual.png", isRecorded: false)),
      result("card-AX3@2x", scene: "other", same, findings: [known]),
      result("#none", scene: "#3", .failed(reason: "cards.yaml:12:7: UILabel has no 'txet'. Did you mean 'text'?")),
      result(
        "card-L@2x", scene: "broken",
        .unreadable(
          .picture(reason: "'cards/broken/card-L@2x.png' is no PNG file.", actual: "a.png"), isRecorded: false),
        source: nil),
    ]
  }()

  /// Each text as a scene's name, a change, a view and a message.
  static let hostile: [CaseResult] = (hostileTexts + [long]).map { text in
    CaseResult(
      CasePath(catalogueFile: "cards", scene: text, configuration: "card-L"), moved(text),
      findings: [
        Finding(kind: "missing-glyph", node: text, message: text),
        Finding(kind: "broken-word", node: "title", message: "cut", allowed: text),
      ], source: SourcePlace(file: "Catalogue/\(text.prefix(300))", line: 1), duration: .zero)
  }

  static func report(_ results: [CaseResult], failing: Set<String> = []) -> RunReport {
    RunReport(RunSummary(results: results, failing: failing), folder: "galley-output/7", failing: failing)
  }
}
