import Foundation
import Testing

/// `galley strings`.
@Suite struct StringsTests {
  private static let example = GalleyProcess.repository.appendingPathComponent("Snapshots/Strings")
  private static let long = "Einstellungen und Datenschutz"

  /// A folder with the strings of two languages and a rule by which the German text is truncated at the largest sizes.
  private static func files(rules: String = "rules: [{key: '*', width: 300, categories: [L, AX4, AX5]}]") -> [String:
    String]
  {
    [
      "App/en.lproj/Localizable.strings": "\"row.privacy\" = \"Privacy\";\n",
      "App/de.lproj/Localizable.strings": "/* A row. */\n  \"row.privacy\" = \"\(long)\";\n",
      "rules.yaml": rules,
    ]
  }

  private func run(_ arguments: String..., rules: String? = nil) async throws -> Outcome {
    let workspace = try Workspace(rules.map { Self.files(rules: $0) } ?? Self.files())
    return try await workspace.run(["strings", "App", "--rules", "rules.yaml"] + arguments)
  }

  @Test func whatIsCutIsATableAndExitsWithOne() async throws {
    let run = try await run()
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output == """
        App/de.lproj/Localizable.strings
          2:19  error  de  row.privacy  cut at AX4, AX5 in 300 pt: "n und Datenschutz" is not shown; needs 616 to 692 pt, has 300

        1 error in 2 texts of 1 key in 2 languages, 6 measurements

        """, "\(run)")
  }

  @Test func whatFailsCanBeNamed() async throws {
    #expect(try await run("--fail-on", "none").status == 0)
    #expect(try await run("--fail-on", "missing-translation,broken-word").status == 0)
    let run = try await run("--fail-on", "truncated-text")
    #expect(run.status == 1 && run.output.contains("  error  de  row.privacy  cut at "), "\(run)")
    var files = Self.files(rules: "rules: [{key: '*', width: 3000}]")
    files["App/en.lproj/Localizable.strings"]? += "\"row.new\" = \"New\";\n"
    let missing = try await Workspace(files).run(
      "strings", "App", "--rules", "rules.yaml", "--fail-on", "missing-translation")
    #expect(missing.status == 1)
    #expect(
      missing.output == """
        App/en.lproj/Localizable.strings
          2:1  error  de  row.new  it has no text in the language: that of 'en' is shown

        1 error in 3 texts of 2 keys in 2 languages, 36 measurements

        """, "\(missing)")
  }

  @Test func pullRequestsGetATableAndAnnotations() async throws {
    let run = try await run("--markdown", "-", "--github")
    #expect(run.status == 1)
    let sentence = "cut at AX4, AX5 in 300 pt: \"n und Datenschutz\" is not shown; needs 616 to 692 pt, has 300"
    #expect(
      run.output == """
        ## Strings

        1 error in 2 texts of 1 key in 2 languages, 6 measurements

        | level | language | key | what | place |
        | --- | --- | --- | --- | --- |
        | error | de | row\\.privacy | \(sentence.replacing(":", with: "\\:")) | App/de.lproj/Localizable.strings\\:2\\:19 |
        ::error file=App/de.lproj/Localizable.strings,line=2,col=19,title=truncated-text::de: row.privacy: \(sentence)

        """, "\(run)")
  }

  /// The width that is needed is the one in which the text is whole, to a point.
  @Test func theRoomThatIsMissingIsWhatTheMeasurerSays() async throws {
    let workspace = try Workspace()
    for (category, needed) in [("AX4", 616), ("AX5", 692)] {
      for (width, isWhole) in [(needed, true), (needed - 1, false)] {
        let run = try await workspace.run(
          "measure", Self.long, "--locale", "de", "--category", category, "--width", "\(width)", "--lines", "1",
          "--json")
        #expect(run.output.contains("\"isTruncated\":true") != isWhole, "\(run)")
      }
    }
  }

  @Test func argumentsStandForPlaceholders() async throws {
    let workspace = try Workspace(["en.lproj/Localizable.strings": "\"hi\" = \"Hi %@\";\n"])
    let run = try await workspace.run(
      "strings", "en.lproj/Localizable.strings", "--width", "20", "--lines", "1", "--category", "L", "--argument",
      "Maximilian", "--json")
    #expect(run.status == 1 && run.output.contains("\"text\":\"Hi Maximilian\""), "\(run)")
  }

  @Test func nothingWrongExitsWithZero() async throws {
    let run = try await run(rules: "rules: [{key: '*', width: 3000}]")
    #expect(run.status == 0)
    #expect(run.output == "Nothing is wrong in 2 texts of 1 key in 2 languages, 24 measurements\n")
  }

  @Test func filtersChooseLanguagesAndSizes() async throws {
    #expect(try await run("--language", "en").status == 0)
    #expect(try await run("--category", "L").status == 0)
    let run = try await run("--category", "AX5", "--language", "de")
    #expect(run.status == 1 && run.output.contains("cut at AX5 in 300 pt"))
  }

  @Test func withoutRulesAllTextsAreInOneLabel() async throws {
    let workspace = try Workspace(Self.files())
    let run = try await workspace.run(
      "strings", "App/de.lproj/Localizable.strings", "--width", "300", "--lines", "1", "--style", "title1")
    #expect(run.status == 1)
    #expect(run.output.contains("error  de  row.privacy  cut at XS to AX5 in 300 pt"), "\(run)")
  }

  @Test func theJSONSaysTheSame() async throws {
    struct Report: Decodable {
      struct Finding: Decodable {
        var kind, level, file, key, language, text, rule: String
        var line, column: Int
        var sizes: [Size]
      }
      struct Size: Decodable {
        var width: Double
        var categories: [String]
      }
      var version: Int
      var summary: [String: Int]
      var findings: [Finding]
    }
    let run = try await run("--json")
    #expect(run.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.version == 2 && report.summary["errors"] == 1 && report.summary["texts"] == 2)
    let finding = try #require(report.findings.first)
    #expect(finding.kind == "truncated-text" && finding.level == "error" && finding.language == "de")
    #expect(finding.file == "App/de.lproj/Localizable.strings" && finding.line == 2 && finding.column == 19)
    #expect(finding.sizes.first?.categories == ["AX4", "AX5"] && finding.sizes.first?.width == 300)
    #expect(finding.text == Self.long && finding.rule == "rules.yaml:1:9")
  }

  @Test func reportsAreWhatTheirToolsTake() async throws {
    let workspace = try Workspace(Self.files(rules: "rules: [{key: '*', width: 300}, {key: b, width: 1}]"))
    let run = try await workspace.run(
      "strings", "App", "--rules", "rules.yaml", "--junit", "out/junit.xml", "--sarif", "strings.sarif")
    #expect(run.status == 1 && run.output.contains("1 error, 1 warning"))
    let check = GalleyProcess.repository.appendingPathComponent("Tests/ReportsTests/Fixtures/check.py").path
    let schemas = "SCHEMAS='\(GalleyProcess.repository.appendingPathComponent(".build/schemas").path)'"
    let junit = try await workspace.shell("\(schemas) python3 -B '\(check)' junit out/junit.xml")
    #expect(junit.status == 0, "\(junit)")
    #expect(junit.output.contains("Localizable de") && junit.output.contains("App/de.lproj/Localizable.strings:2:19"))
    let sarif = try await workspace.shell("\(schemas) python3 -B '\(check)' sarif strings.sarif")
    #expect(sarif.status == 0, "\(sarif)")
    let text = String(decoding: try workspace.read("strings.sarif"), as: UTF8.self)
    #expect(text.contains("\"startColumn\" : 19") && text.contains("\"startLine\" : 2"))
    #expect(text.contains("\"uri\" : \"App/de.lproj/Localizable.strings\""))
  }

  /// SARIF 2.1.0, section 3.27.17: partial fingerprints distinguish results.
  @Test func resultsThatDifferInTheirArgumentHaveFingerprintsOfTheirOwn() async throws {
    var files = Self.files(rules: "rules: [{key: '*', width: 3000}]")
    files["App/en.lproj/Localizable.strings"] = "a = \"A\";\n"
    files["App/de.lproj/Localizable.strings"] = "a = \"%d %@\";\n"
    let run = try await Workspace(files).run("strings", "App", "--rules", "rules.yaml", "--sarif", "-")
    let fingerprints = run.output.split(separator: "\n").filter { $0.contains("\"stringKindVariation/v1\"") }
    #expect(fingerprints.count == 2 && Set(fingerprints).count == 2, "\(run)")
    for (line, number) in zip(fingerprints, 1...) {
      #expect(line.contains("additional-argument: : argument \(number)\""))
    }
  }

  /// A test for each key in each language contains the issues of its file and its texts; an issue about no measured key
  /// is a test of its own.
  @Test func whatIsWrongWithAFileFailsItsKeysTest() async throws {
    var files = Self.files(rules: "rules: [{key: 'row.*', width: 3000}, {key: '*', ignore: no}]")
    files["App/en.lproj/Localizable.strings"] = "\"row.privacy\" = \"Privacy of %@\";\nother = \"%d\";\n"
    files["App/de.lproj/Localizable.strings"] = "\"row.privacy\" = \"%d\";\nother = \"%@\";\n"
    let run = try await Workspace(files).run(
      "strings", "App", "--rules", "rules.yaml", "--junit", "-")
    let elements = run.output.split(separator: "\n").filter { $0.contains("<test") || $0.contains("<failure") }
      .map { $0.split(separator: "\"").prefix(2).joined(separator: "\"").trimmingCharacters(in: .whitespaces) }
    #expect(
      elements == [
        "<testsuites name=\"galley", "<testsuite name=\"Localizable en", "<testcase name=\"row.privacy",
        "<testsuite name=\"Localizable de", "<testcase name=\"row.privacy", "<failure type=\"differing-argument",
        "<testsuite name=\"App/de.lproj/Localizable.strings", "<testcase name=\"2:9 de: other: differing-argument",
        "<failure type=\"differing-argument",
      ], "\(run)")
  }

  @Test func theJSONIsWhatItsSchemaSays() async throws {
    let rules = "rules: [{key: '*', width: 300}, {key: b, width: 1}]\nallow: [{key: a, finding: no-rule, reason: b}]"
    let workspace = try Workspace(Self.files(rules: rules))
    let schema = GalleyProcess.repository.appendingPathComponent("Snapshots/strings-findings.schema.json").path
    let python = """
      import json, jsonschema, sys
      schema, report = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(report)
      """
    try workspace.write(python, to: "validate.py")
    let line = "\"$galley\" strings App --rules rules.yaml --json > report.json; "
    let run = try await workspace.shell(line + "PATH=/usr/bin:/bin python3 -B validate.py '\(schema)' report.json")
    #expect(run.status == 0, "\(run)")
    #expect(String(decoding: try workspace.read("report.json"), as: UTF8.self).contains(#""kind":"unused-rule""#))
  }

  @Test func aReportOnStandardOutputStandsAlone() async throws {
    let run = try await run("--junit", "-")
    #expect(run.status == 1 && run.output.hasPrefix("<?xml") && run.output.hasSuffix("</testsuites>\n"))
    let both = try await self.run("--junit", "-", "--json")
    #expect(both.status == 2 && both.errors.contains("Only one of --json, --junit, --markdown and --sarif"))
  }

  @Test func pseudolanguagesAreLanguages() async throws {
    let run = try await run("--pseudo", "--language", "en-XA", rules: "rules: [{key: '*', width: 60, categories: [L]}]")
    #expect(run.status == 1)
    #expect(run.output.contains("error  en-XA  row.privacy  cut at L in 60 pt: \""), "\(run)")
    let all = try await self.run("--pseudo", rules: "rules: [{key: '*', width: 3000, categories: [L]}]")
    #expect(all.output == "Nothing is wrong in 5 texts of 1 key in 5 languages, 5 measurements\n")
  }

  @Test func thePageShowsWhatIsPrinted() async throws {
    let workspace = try Workspace()
    try FileManager.default.createSymbolicLink(
      at: workspace.url("Snapshots"), withDestinationURL: GalleyProcess.repository.appendingPathComponent("Snapshots"))
    let readme = try String(
      contentsOf: GalleyProcess.repository.appendingPathComponent("Sources/StringsChecking/README.md"), encoding: .utf8)
    let line = try #require(readme.split(separator: "\n").first { $0.hasPrefix("galley strings ") })
    let run = try await workspace.shell(String(line).replacing("galley strings", with: "\"$galley\" strings"))
    #expect(run.status == 1 && readme.contains("```\n\(run.output)```\n"), "\(run)")
  }

  @Test func anyNumberOfJobsPrintsTheSame() async throws {
    let workspace = try Workspace()
    let arguments = [
      "strings", Self.example.appendingPathComponent("Localizable.xcstrings").path, "--rules",
      Self.example.appendingPathComponent("rules.yaml").path,
    ]
    let runs = [
      try await workspace.run(arguments + ["--json", "--jobs", "1"]),
      try await workspace.run(arguments + ["--json", "--jobs", "3"]),
    ]
    #expect(runs[0].status == 1 && runs[0].output == runs[1].output)
    #expect(runs[0].output.contains(#""keysWithoutRule":["greeting"]"#))
  }

  @Test(arguments: [
    (["--rules", "nowhere.yaml"], "nowhere.yaml: the rules cannot be read: check that it exists and can be read."),
    ([], "Name the labels with --rules, or one for all texts with --width."),
    (["--rules", "bad.yaml"], "bad.yaml:1:9: a rule needs 'width'."),
    (
      ["--rules", "rules.yaml", "--width", "3"], "--rules describes the labels, so it cannot be combined"
    ),
    (
      ["--rules", "rules.yaml", "--style", "title1"], "--rules describes the labels, so it cannot be combined"
    ),
    (["--rules", "rules.yaml", "--argument", "x"], "--rules describes the labels, so it cannot be combined"),
    (["--rules", "rules.yaml", "--fail-on", "truncated"], "--fail-on: 'truncated' is not a known value."),
    (
      ["--rules", "rules.yaml", "--language", "dee"],
      "--language: there are no texts in 'dee'. Did you mean 'de'? Use one of"
    ),
    (["--rules", "rules.yaml", "--category", "AX9"], "--category: 'AX9' is not a known value. Did you mean 'AX1'?"),
    (["--rules", "rules.yaml", "--jobs", "0"], "--jobs is 0: expected 1 to 1024."),
    (
      ["--rules", "rules.yaml", "--junit", "rules.yaml/junit.xml"],
      "The report 'rules.yaml/junit.xml' cannot be written: "
    ),
  ])
  func wrongUsageExitsWithTwo(arguments: [String], message: String) async throws {
    let workspace = try Workspace(Self.files())
    try workspace.write("rules: [{key: a}]", to: "bad.yaml")
    let run = try await workspace.run(["strings", "App"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: " + message), "\(run)")
    #expect(run.output.isEmpty && run.lines.count == 1)
  }

  /// A file's folder determines its language, too.
  @Test func aFileInItsLanguagesFolderIsNamedFromThere() async throws {
    let workspace = try Workspace(Self.files())
    let run = try await workspace.shell(
      "cd App/de.lproj && \"$galley\" strings Localizable.strings --width 3000")
    #expect(run.status == 0 && run.output.hasPrefix("Nothing is wrong in 1 text of 1 key in 1 language"), "\(run)")
  }

  /// The key replaces the text, and is reported as an error at the place of the rule.
  @Test(arguments: ["width", "plural", "device"]) func aRuleWithoutTextsIsAFinding(rule: String) async throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": {
        "en": {"variations": {"\(rule)": {}}}}}}}
      """
    let workspace = try Workspace(["Main.xcstrings": catalog])
    let run = try await workspace.run("strings", "Main.xcstrings", "--width", "300")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        Main.xcstrings
          2:25  error  en  hi  it has no text to show; another case, another language's text, the key or \
        '%#@name@' is shown instead. Add a text.

        1 error in 1 text of 1 key
        """), "\(run)")
  }

  @Test(arguments: [
    (["Ap", "--width", "9"], "Ap: there is no such file or folder. Did you mean 'App'?"),
    (
      ["rules.yaml", "--width", "9"],
      "rules.yaml: this is not a known format of strings. Name a file that ends in"
    ),
    (
      ["a.strings", "--width", "9"],
      "a.strings: the language of the file is not known. Put it into a folder that names the language, such as 'en.lproj'. "
        + "Alternatively, name it with --source-language."
    ),
  ])
  func otherMistakesExitWithTwo(arguments: [String], message: String) async throws {
    let workspace = try Workspace(Self.files().merging(["a.strings": "\"a\" = \"b\";"]) { first, _ in first })
    let run = try await workspace.run(["strings"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: " + message), "\(run)")
  }
}
