import LocalizedStrings
import Testing

/// Malicious files are read, or rejected, in time and memory proportional to their size. There is no authority for the
/// limits.
@Suite struct HostileStringsTests {
  /// A text in which each substitution names the next one twice: 2⁴⁰ of them.
  private static let doubling: String = {
    let parts = (0..<40).map { index in
      let next = "%#@s\(index + 1)@"
      return #""s\#(index)": {"formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit(next + next))}}}"#
    }
    let last = #""s40": {"formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("x"))}}}"#
    let text = #"{"stringUnit": {"value": "%#@s0@"}, "substitutions": "#
    return text + "{\((parts + [last]).joined(separator: ", "))}}"
  }()

  @Test func substitutionsThatNameOthersTwiceEnd() throws {
    let strings = try catalog(catalogText(Self.doubling))
    #expect(strings.issues.contains { $0.kind == .excessiveSubstitutions && $0.severity == .error })
    let texts = strings.displayedStrings(in: "en").map(\.text)
    #expect(!texts.isEmpty && texts.allSatisfy { $0.utf8.count < 100_000 && $0.contains("%#@") })
    let text = try #require(strings.localizedString(forKey: "k", locale: "en", arguments: [1]))
    #expect(text.utf8.count < 100_000)
  }

  @Test func substitutionsWithinSubstitutionsAreNoMistake() throws {
    let inner = #"{"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("%arg b"))}}}"#
    let outer =
      #"{"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("%arg a, %#@n@"))}}}"#
    let text = #"{"stringUnit": {"value": "%#@m@"}, "substitutions": {"m": \#(outer), "n": \#(inner)}}"#
    let strings = try catalog(catalogText(text))
    #expect(strings.issues.allSatisfy { $0.kind.name == "missing-plural-category" })
    #expect(strings.localizedString(forKey: "k", locale: "en", arguments: [1, 2]) == "1 a, 2 b")
  }

  /// Eight substitutions in a long text have 6,561 combinations.
  @Test func longTextsAreNotShownInAllCombinations() throws {
    let names = (0..<8).map { "s\($0)" }
    let parts = names.map {
      #""\#($0)": {"formatSpecifier": "lld", "variations": {"plural": {"one": \#(unit("a")), "other": \#(unit("b"))}}}"#
    }
    let long = String(repeating: "x", count: 1_000_000) + names.map { "%#@\($0)@" }.joined()
    let text = #"{"stringUnit": {"value": "\#(long)"}, "substitutions": {\#(parts.joined(separator: ","))}}"#
    let shown = try catalog(catalogText(text)).displayedStrings(in: "en")
    #expect(shown.reduce(0) { $0 + $1.text.utf8.count } <= 5 << 20 && !shown.isEmpty)
  }

  @Test func moreThanAHundredOfAThingAreRefused() throws {
    let widths = (0...100).map { "\"\($0)\": \(unit("a"))" }.joined(separator: ", ")
    #expect(
      fault(catalogText(#"{"variations": {"width": {\#(widths)}}}"#))?.hasSuffix(
        "it has more than 100 cases. Remove some.") == true)
    let rule = "<dict><key>NSStringVariableWidthRuleType</key>"
    let cases = StringsdictTests.dict((0...100).map { ("\($0)", "a") })
    #expect(
      fault(StringsdictTests.text(rule + cases + "</dict>"), .stringsdict, language: "en")?.contains(
        "more than 100 cases")
        == true)
    let parts = (0...100).map { #""s\#($0)": {"variations": {"plural": {"other": \#(unit("a"))}}}"# }
    let text = #"{"stringUnit": {"value": "a"}, "substitutions": {\#(parts.joined(separator: ","))}}"#
    #expect(fault(catalogText(text))?.contains("it has more than 100 substitutions.") == true)
    let units = (0...100).map {
      "<trans-unit id=\"k|==|substitutions.s\($0).plural.one\"><source>a</source></trans-unit>"
    }
    let xliff = "<xliff version=\"1.2\"><file source-language=\"en\"><body>\(units.joined())</body></file></xliff>"
    #expect(fault(xliff, .xliff)?.contains("it has more than 100 substitutions.") == true)
  }

  @Test func aUnitOfManyCasesIsAKey() throws {
    let id = "k|==|" + Array(repeating: "device.ipad", count: 100_000).joined(separator: ".")
    let unit = "<trans-unit id=\"\(id)\"><source>a</source></trans-unit>"
    let text = "<xliff version=\"1.2\"><file source-language=\"en\"><body>\(unit)</body></file></xliff>"
    #expect(try catalog(text, .xliff).entries.map(\.key) == [id])
  }

  /// If one is left out, all after it are wrong: ten are reported.
  @Test func manyWrongArgumentsAreToldInPart() throws {
    let (objects, numbers) = (String(repeating: "%@ ", count: 5_000), String(repeating: "%d ", count: 5_000))
    let text = #"{"k": {"localizations": {"en": \#(unit(objects)), "de": \#(unit(numbers)), "fr": \#(unit("a"))}}}"#
    let strings = try catalog(#"{"sourceLanguage": "en", "version": "1.0", "strings": \#(text)}"#)
    #expect(
      strings.issues.map(\.kind.name).sorted() == Array(repeating: "differing-argument", count: 10)
        + Array(repeating: "missing-argument", count: 10))
  }
}
