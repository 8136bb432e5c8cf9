import Foundation
import LocalizedStrings
import Testing

@Suite struct XCStringsTests {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Böse %@" : {
          "comment" : "A greeting",
          "extractionState" : "manual",
          "shouldTranslate" : false,
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Grüße, %@" } },
            "zh_Hant" : { "stringUnit" : { "state" : "translated", "value" : "你好 %@" } }
          }
        },
        "Plain" : { }
      },
      "version" : "1.0"
    }
    """

  @Test func keysTextsAndLanguagesAreRead() throws {
    let strings = try catalog(Self.text)
    #expect(strings.sourceLanguage == "en")
    #expect(strings.languages == ["en", "de", "zh-Hant"])
    let entry = try #require(strings["Böse %@"])
    #expect(entry.comment == "A greeting")
    #expect(entry.extractionState == .manual)
    #expect(!entry.shouldTranslate)
    #expect(entry.table == "Localizable")
    #expect(entry["de"]?.value.units.first?.text == "Grüße, %@")
    #expect(entry["de"]?.value.units.first?.state == .needsReview)
    #expect(strings.issues.isEmpty)
  }

  @Test func keysWithoutATextInTheSourceLanguageAreTheirOwn() throws {
    let unit = try #require(try catalog(Self.text)["Plain"]?["en"]?.value.units.first)
    #expect(unit.text == "Plain")
    #expect("\(unit.place)" == "Localizable.xcstrings:13:5")
  }

  @Test func placesAreLinesAndColumnsOfCodePoints() throws {
    let entry = try #require(try catalog(Self.text)["Böse %@"])
    #expect("\(entry.place)" == "Localizable.xcstrings:4:5")
    #expect(entry["de"].map { "\($0.place)" } == "Localizable.xcstrings:9:9")
    #expect(entry["de"]?.value.units.first.map { "\($0.place)" } == "Localizable.xcstrings:9:71")
  }

  @Test(arguments: [
    ("", "1:1: this is not JSON. The JSON text ends too early."),
    ("{}", "1:1: the catalogue has no 'version'."),
    ("[]", "1:1: the catalogue must be an object, not an array."),
    (#"{"version": 1}"#, "1:13: 'version' must be a string, not a number."),
    (#"{"version": "2.0"}"#, "1:13: version '2.0' is not supported. Use one of 1.0, 1.1."),
    (#"{"version": "1.0", "strings": {}}"#, "1:1: the catalogue has no 'sourceLanguage'."),
    (#"{"version": "1.0", "sourceLanguage": "en"}"#, "1:1: the catalogue has no 'strings'."),
    (catalogText(#"{"stringUnit": {}}"#), "1:101: 'stringUnit' has no 'value'."),
    (catalogText(unit(#"\u0000"#)), "1:134: the text contains a character U+0000. Remove it."),
    (
      catalogText(unit(#"\ud83d"#)),
      "1:135: the escape is half of a surrogate pair. Write both halves, or the character itself."
    ),
    (String(repeating: "[", count: 1000), "1:129: it is nested deeper than 128 levels."),
  ])
  func whatCannotBeReadSaysWhereAndWhy(text: String, message: String) {
    #expect(fault(text) == "Localizable.xcstrings:" + message)
  }

  @Test(arguments: [
    (
      #"{"variations": {"plural": {"on": \#(unit("a")), "one": \#(unit("a")), "other": \#(unit("%d b"))}}}"#,
      "unknown-plural-category"
    ),
    (#"{"variations": {"plural": {"one": \#(unit("%d a"))}}}"#, "missing-other"),
    (#"{"variations": {"device": {"ipadd": \#(unit("a")), "other": \#(unit("b"))}}}"#, "unknown-device"),
    (#"{"variations": {"width": {"wide": \#(unit("a")), "20": \#(unit("b"))}}}"#, "unknown-width"),
    (#"{"variations": {}}"#, "empty-variations"),
    (#"{"variations": {"width": {}}}"#, "empty-variations"),
    (#"{"variations": {"plural": {}}}"#, "empty-variations"),
    (#"{"variations": {"device": {}}}"#, "empty-variations"),
    (#"{"variations": {"width": {"1": {}, "20": \#(unit("b"))}}}"#, "empty-variations"),
    (#"{"stringSet": {"values": []}}"#, "empty-variations"),
    (#"{"substitutions": {}}"#, "empty-variations"),
    (#"{"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {}}}"#, "empty-variations"),
    (unit("%#@files@"), "unknown-substitution"),
  ])
  func whatIsWrongAndCanBeReadIsAnIssue(localization: String, name: String) throws {
    #expect(try catalog(catalogText(localization)).issues.map(\.kind.name) == [name])
  }

  /// The replacement is the one that the issue names.
  @Test func aSubstitutionWithoutATextShowsItsName() throws {
    let strings = try catalog(
      catalogText(#"{"stringUnit": {"value": "%#@n@ of %@"}, "substitutions": {"n": {"variations": {"plural": {}}}}}"#))
    #expect(strings.issues.map(\.kind.name) == ["empty-variations"])
    #expect(strings.localizedString(forKey: "k", locale: "en", arguments: [1, "a"]) == "%#@n@ of a")
    #expect(strings.displayedStrings(in: "en").map(\.text) == ["%#@n@ of Lorem ipsum"])
  }

  /// There is no authority for this: an empty object is treated as a text that nobody has written yet.
  @Test func aLanguageWithNothingIsNoIssue() throws {
    let strings = try catalog(catalogText("{}", language: "de"))
    #expect(strings.issues.isEmpty && strings["k"]?["de"] == nil)
  }

  /// `n` names itself, `a` and `b` each other, and `c` is only named by both: it is not circular.
  @Test func circlesOfSubstitutionsAreIssues() throws {
    func substitution(_ text: String) -> String {
      #"{"formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit(text))}}}"#
    }
    let localization =
      #"{"stringUnit": {"state": "translated", "value": "%#@n@ %#@a@ %#@c@"}, "substitutions": {"#
      + #""n": \#(substitution("%#@n@ x")), "a": \#(substitution("%#@b@ %#@c@")), "#
      + #""b": \#(substitution("%#@a@ %#@c@")), "c": \#(substitution("%arg"))}}"#
    let issues = try catalog(catalogText(localization)).issues.filter { $0.kind.name == "circular-substitution" }
    let sentences = ["n", "a", "b"].map {
      "the texts of the substitution '\($0)' contain '%#@\($0)@' again. Remove it from one of them."
    }
    #expect(issues.map { "\($0.kind)" } == sentences)
  }

  @Test func argumentsThatDifferFromTheSourceLanguagesAreIssues() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "en": \(unit("%@ and %lld")),
        "de": \(unit("%lld und %2$lld")),
        "fr": \(unit("%2$lld et %1$@ %3$@"))}}}}
      """
    #expect(
      try catalog(text).issues.map { "\($0)" } == [
        "Localizable.xcstrings:3:57: error: key 'k', language 'de': argument 1 is a whole number, but an object in "
          + "the source language. Use the same placeholder.",
        "Localizable.xcstrings:4:57: error: key 'k', language 'fr': argument 3 does not exist in the source "
          + "language. Remove its placeholder.",
      ])
  }

  @Test func newerMinorVersionsAreReadWithAWarning() throws {
    let strings = try catalog(#"{"version": "1.7", "sourceLanguage": "en", "strings": {}}"#)
    #expect(strings.issues.map(\.kind.name) == ["newer-version"])
    #expect(strings.issues.map(\.severity) == [.warning])
  }

  /// At each place where the format defines members: the place, and the member that was probably meant. The texts are
  /// shown as before.
  @Test(arguments: [
    (#"{"k": {"localisations": {"en": 1}}}"#, "k", "localisations", "localizations"),
    (#"{"k": {"locs": 1}}"#, "k", "locs", nil),
    (#"{"k": {"localizations": {"en": {"stringUnit": {"value": "k", "x": 1}}}}}"#, "k", "x", nil),
    (
      #"{"k": {"localizations": {"en": {"stringUnit": {"value": "k"}, "stringUnits": 1}}}}"#, "k", "stringUnits",
      "stringUnit"
    ),
    (#"{"k": {"localizations": {"en": {"stringSet": {"values": ["k"], "value": 1}}}}}"#, "k", "value", "values"),
    (
      #"{"k": {"localizations": {"en": {"variations": {"device": {"other": {"stringUnit": {"value": "k"}, "note": 1}}, "plurals": {}}}}}}"#,
      "k", "note", nil
    ),
  ])
  func unknownMembersAreTold(_ strings: String, _ text: String, _ name: String, _ meant: String?) throws {
    let read = try catalog("{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\":\n\(strings)}")
    let issue = try #require(
      read.issues.first { $0.message.contains("'\(name)' is not a known member here and is ignored.") })
    let column = strings.prefix(upTo: try #require(strings.firstRange(of: "\"\(name)\"")).lowerBound).count + 1
    #expect(issue.severity == .warning && issue.key == "k" && "\(issue.place)" == "Localizable.xcstrings:2:\(column)")
    #expect(meant.map { issue.message.hasSuffix("Did you mean '\($0)'?") } ?? !issue.message.contains("Did you mean"))
    #expect(issue.kind.name == "unknown-member")
    #expect(read.localizedString(forKey: "k", locale: "en") == text)
  }

  @Test func unknownMembersOfTheCatalogueAndStatesAreTold() throws {
    let read = try catalog(
      """
      {"sourceLanguage": "en", "version": "1.0", "extra": 1, "strings": {"k": {"extractionState": "manuel",
      "localizations": {"en": {"stringUnit": {"state": "bogus", "value": "Text"}}}}}}
      """)
    #expect(
      read.issues.map { "\($0)" } == [
        "Localizable.xcstrings:1:44: warning: 'extra' is not a known member here and is ignored. Use one of "
          + "sourceLanguage, strings, version.",
        "Localizable.xcstrings:1:93: warning: key 'k': 'manuel' is not a known state; the text is shown anyway. "
          + "Did you mean 'manual'?",
        "Localizable.xcstrings:2:50: warning: key 'k', language 'en': 'bogus' is not a known state; the text is "
          + "shown anyway. Use one of new, translated, needs_review, machine_translated, stale.",
      ])
    #expect(read.localizedString(forKey: "k", locale: "en") == "Text")
  }

  /// One case is only for 1, and 1 is never `other` in English (CLDR): a plural nested in it has a text that is never
  /// shown. The same is true for a device nested in a device, but not for a plural nested in a device.
  @Test(arguments: [
    ("plural", "one", "plural", true), ("device", "iphone", "device", true), ("device", "iphone", "plural", false),
  ])
  func variationsWithinThemselvesAreTold(_ name: String, _ selector: String, _ inner: String, _ isConfigured: Bool)
    throws
  {
    let unit = #"{"stringUnit": {"state": "new", "value": "%lld"}}"#
    let first = inner == "plural" ? "one" : "ipad"
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {"variations": {"\(name)": {
      "\(selector)": {"variations": {"\(inner)": {
      "\(first)": \(unit), "other": \(unit)}}},
      "other": \(unit)}}}}}}}
      """
    let told =
      "Localizable.xcstrings:3:1: warning: key 'k', language 'en': it varies by '\(name)' within a case of "
      + "'\(name)', so only one of its cases can be shown. Write only that text."
    #expect(try catalog(text).issues.map { "\($0)" } == (isConfigured ? [told] : []))
  }

  /// Members and states in public string catalogues, including those of Xcode 26: `generatesSymbol`,
  /// `isCommentAutoGenerated`.
  @Test(arguments: ["new", "translated", "needs_review", "stale"]) func whatXcodeWritesIsKnown(state: String) throws {
    let unit = #"{"stringUnit": {"state": "\#(state)", "value": "%lld"}}"#
    let text = """
      {"sourceLanguage": "en", "version": "1.1", "strings": {"k": {"comment": "c", "isCommentAutoGenerated": true,
      "commentGenerationVersion": "1", "generatesSymbol": false, "shouldTranslate": true,
      "extractionState": "extracted_with_value", "localizations": {"en": {"stringUnit": {"value": "%#@n@"},
      "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit), "other": \(unit)}}}}}}}}}
      """
    #expect(try catalog(text).issues.isEmpty)
  }

  @Test func misspelledFilesAreNamed() {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Nothing.txt")
    #expect(throws: StringsError.self) { try StringsCatalog(contentsOf: url) }
  }
}
