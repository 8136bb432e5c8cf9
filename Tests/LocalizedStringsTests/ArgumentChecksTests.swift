import LocalizedStrings
import Testing

/// Placeholders that disagree. The errors are those of GNU gettext's manual ("c-format Flag", `msgfmt --check-format`)
/// and Asana's locheck (README, `Problems.swift`): another kind, one too many, one too few.
@Suite struct ArgumentChecksTests {
  private func issues(_ localizations: KeyValuePairs<String, String>, key: String = "k") throws -> [String] {
    let texts = localizations.map { "    \"\($0)\": \($1)" }.joined(separator: ",\n")
    let head = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
    let strings = try catalog("\(head)\n  \"\(key)\": {\"localizations\": {\n\(texts)}}}}")
    return strings.issues.map { "\($0.place.line ?? 0) \($0.kind.name) \($0.variation ?? "-")" }
  }

  private func plural(_ cases: KeyValuePairs<String, String>) -> String {
    let cases = cases.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
    return #"{"variations": {"plural": {\#(cases)}}}"#
  }

  /// The example in locheck's README, and in gettext's manual.
  @Test func translationsHaveTheArgumentsOfTheSource() throws {
    let source = unit("Send %d donuts to %@")
    let wrong = "4 differing-argument -"
    #expect(try issues(["en": source, "de": unit("%@ to donuts %d send")]) == [wrong, wrong])
    #expect(try issues(["en": source, "de": unit("%2$@ to donuts %1$d send")]) == [])
    #expect(try issues(["en": source, "de": unit("%d donuts")]) == ["4 missing-argument -"])
    #expect(try issues(["en": source, "de": unit("Donuts")]) == ["4 missing-argument -", "4 missing-argument -"])
    #expect(try issues(["en": source, "de": unit("%d %@ %@")]) == ["4 additional-argument -"])
    #expect(try issues(["en": unit("String `%s' has %d characters"), "de": unit("%2$d Zeichen: `%1$s'")]) == [])
  }

  @Test func everyTextOfATranslationIsLookedAt() throws {
    let source = plural(["one": "%lld file", "other": "%lld files"])
    let translation = plural(["one": "%@ Datei", "other": "%lld Dateien %lld"])
    #expect(
      try issues(["en": source, "de": translation]) == [
        "4 differing-argument plural.one", "4 additional-argument plural.other",
      ])
  }

  /// locheck's `stringsdict_entry_permutations_have_conflicting_specifiers`.
  @Test func textsOfALanguageAgree() throws {
    let cases = plural(["one": "%@ file", "other": "%lld files"])
    #expect(try issues(["en": cases]) == ["3 conflicting-argument plural.other"])
    let devices = #"{"variations": {"device": {"ipad": \#(unit("%@")), "other": \#(unit("%f"))}}}"#
    #expect(try issues(["en": devices]) == ["3 conflicting-argument device.other"])
    #expect(
      try issues(["en": plural(["one": "%d file", "other": "%lld files"])]) == [], "sizes of numbers are one kind")
  }

  /// A key that is a format tells what the code passes: Apple's "Stringsdict File Format", `%d file(s) remaining`.
  @Test func aKeyThatIsAFormatHasItsArguments() throws {
    #expect(try issues(["en": unit("%@ files")], key: "%lld files") == ["3 conflicting-argument -"])
    #expect(try issues(["en": unit("%2$@ has %1$lld")], key: "%lld of %@") == [])
    #expect(try issues(["de": unit("%@ Dateien")], key: "%lld files") == ["3 differing-argument -"])
  }

  /// `NSStringFormatValueTypeKey` is "a string format specifier for a number, as in `%d`" (Apple, "Stringsdict File Format").
  @Test func formsHaveTheirVariablesSpecifier() throws {
    func issues(_ specifier: String, _ form: String) throws -> [String] {
      let members = [
        ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", specifier),
        ("one", "\(form) file"), ("other", "\(form) files"),
      ]
      let rules =
        "<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\n<key>n</key>\n"
        + StringsdictTests.dict(members) + "</dict>"
      return try catalog(StringsdictTests.text(rules), .stringsdict, language: "en").issues.map { "\($0)" }
    }
    func conflict(_ column: Int, _ form: String) -> String {
      "Localizable.stringsdict:3:\(column): error: key 'k', language 'en', case 'substitutions.n.plural.\(form)': "
        + "argument 1 is an object here, but a whole number at Localizable.stringsdict:2:1. Use the same placeholder."
    }
    #expect(try issues("d", "%@") == [conflict(151, "one"), conflict(191, "other")])
    #expect(try issues("lld", "%d") == [] && issues("ld", "%1$ld") == [] && issues("f", "%.1f") == [])
    let message = "is not a format specifier of a number. Write 'lld' for integers and 'lf' for other numbers."
    #expect(
      try issues("@", "%@") == ["Localizable.stringsdict:2:1: error: key 'k', language 'en': '@' \(message)"])
  }

  /// A form selected by only a few numbers may give them in words ("One file removed", gettext's manual, "Translating
  /// plural forms"; "This Tab", an engineer from Apple at developer.apple.com/forums/thread/662762). In Russian,
  /// according to the same thread, `one` is for 1, 21, 31 and so on.
  @Test func formsOfManyNumbersShowThem() throws {
    #expect(try issues(["en": plural(["zero": "No tab", "one": "This Tab", "other": "All %d Tabs"])]) == [])
    #expect(try issues(["en": plural(["one": "%d tab", "other": "Tabs"])]) == ["3 missing-number plural.other"])
    let source = plural(["one": "This Tab", "other": "All %d Tabs"])
    let russian = plural(["one": "вкладку", "few": "%d вкладки", "many": "%d вкладок", "other": "%d вкладки"])
    #expect(try issues(["en": source, "ru": russian]) == ["4 missing-number plural.one"])
    #expect(try issues(["en": source, "fr": plural(["one": "Onglet", "other": "%d onglets"])]) == [], "0 and 1")
    let substitution =
      #"{"formatSpecifier": "lld", "variations": {"plural": {"one": "#
      + #"\#(unit("a tab")), "other": \#(unit("tabs"))}}}"#
    let text = #"{"stringUnit": {"value": "Close %#@n@"}, "substitutions": {"n": \#(substitution)}}"#
    #expect(try issues(["en": text]) == [], "none shows it")
  }

  /// Xcode: "Cannot infer format specifier for string group because no numerical specifiers were found"
  /// (developer.apple.com/forums/thread/737329).
  @Test func aPluralWithoutANumberIsAnError() throws {
    #expect(try issues(["en": plural(["one": "Day", "other": "Days"])]) == ["3 plural-without-number -"])
    #expect(try issues(["en": plural(["one": "%@ day", "other": "%@ days"])]) == ["3 plural-without-number -"])
  }

  @Test func placeholdersInSubstitutionsTextsAreArgumentsToo() throws {
    let text = #"""
      {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld",
       "variations": {"plural": {"one": \#(unit("%arg of %2$@")), "other": \#(unit("%arg of %2$@"))}}}}}
      """#.replacing("\n", with: "")
    #expect(try issues(["en": text, "de": unit("%2$@: %1$lld")]) == [])
    #expect(try issues(["en": text, "de": unit("%1$lld")]) == ["4 missing-argument -"])
  }
}
