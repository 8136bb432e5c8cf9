import LocalizedStrings
import Testing

/// Repetitions are reported in every format, and the last one counts; for JSON the standard leaves the meaning open
/// (RFC 8259, 4), so there is no authority for that.
@Suite struct RepeatedKeysTests {
  private func strings(_ members: String) throws -> StringsCatalog {
    try catalog("{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(members)\n}}")
  }

  private func first(_ catalog: StringsCatalog, _ language: String = "en") -> String? {
    catalog["a"]?[language]?.value.units.last?.text
  }

  @Test func keys() throws {
    let entry = { (text: String) in "\"a\": {\"localizations\": {\"en\": \(unit(text))}}" }
    let read = try strings(entry("one") + ",\n" + entry("two"))
    let message = "it is a duplicate of Localizable.xcstrings:2:1. The last one is used; remove one of them."
    #expect(read.issues.map { "\($0)" } == ["Localizable.xcstrings:3:1: warning: key 'a': \(message)"])
    #expect(first(read) == "two" && read.entries.count == 1 && read.issues(ofKey: "a").count == 1)
  }

  @Test(arguments: [("de", "de"), ("zh-Hant", "zh_Hant")]) func languages(one: String, other: String) throws {
    let read = try strings(
      #""a": {"localizations": {"en": \#(unit("x")), "\#(one)": \#(unit("1")), "\#(other)": \#(unit("2"))}}"#)
    #expect(read.issues.map(\.kind.name) == ["duplicate-case"] && first(read, one) == "2")
  }

  @Test func casesAndSubstitutions() throws {
    let cases = #"{"variations": {"device": {"ipad": \#(unit("1")), "ipad": \#(unit("2")), "other": \#(unit("2"))}}}"#
    #expect(try catalog(catalogText(cases)).issues.map(\.kind.name) == ["duplicate-case"])
    let part = { (text: String) in #""n": {"variations": {"plural": {"one": \#(unit(text)), "other": \#(unit(text))}}}"#
    }
    let text = #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {\#(part("1")), \#(part("2"))}}"#
    let read = try catalog(catalogText(text))
    #expect(read.issues.map(\.kind.name) == ["duplicate-case"])
    #expect(read.localizedString(forKey: "k", locale: "en", arguments: [1]) == "2")
  }

  @Test func membersOfTheFormatStandOnce() {
    let message = "this is not JSON. The object has two members "
    #expect(
      fault(#"{"version": "1.0", "version": "1.0"}"#) == "Localizable.xcstrings:1:20: \(message)'version'.")
    #expect(
      fault(catalogText(#"{"stringUnit": {"value": "a", "value": "b"}}"#))?.hasSuffix("\(message)'value'.") == true)
  }

  /// XLIFF 1.2, 2.2.1: a unit's `id` is required and unique within its file.
  @Test func unitsOfXLIFF() throws {
    func text(_ units: String) -> String {
      "<xliff version=\"1.2\"><file source-language=\"en\"><body>\n\(units)\n</body></file></xliff>"
    }
    func unit(_ id: String) -> String { "<trans-unit id=\"\(id)\"><source>%d</source></trans-unit>\n" }
    func issues(_ ids: String...) throws -> [String] {
      try catalog(text(ids.map(unit).joined()), .xliff).issues.map { "\($0.place.line ?? 0) \($0.kind.name)" }
    }
    #expect(try issues("k", "k") == ["3 duplicate-key"])
    #expect(try issues("k|==|plural.one", "k|==|plural.other", "k|==|plural.one") == ["4 duplicate-case"])
    #expect(try issues("k|==|plural.one", "k|==|plural.other", "k") == ["4 duplicate-key"])
    #expect(try issues("k", "k|==|plural.one", "k|==|plural.other") == ["3 duplicate-case"])
    #expect(
      fault(text("<trans-unit><source>a</source></trans-unit>"), .xliff)
        == "Localizable.xliff:2:1: 'trans-unit' has no 'id'.")
  }
}
