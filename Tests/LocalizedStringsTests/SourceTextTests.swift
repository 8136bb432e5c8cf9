import LocalizedStrings
import Testing

/// Keys without a text in the source language. Xcode leaves out texts for keys that are texts: "Hello" has no text of
/// its own in English. There is no authority for the rule that a key with dots or underscores is not a text.
@Suite struct SourceTextTests {
  private func strings(_ key: String) throws -> StringsCatalog {
    try catalog(catalogText(unit("Hallo"), language: "de").replacing("\"k\"", with: "\"\(key)\""))
  }

  @Test(arguments: [
    "Hello", "Hello, world", "Wi-Fi", "and/or", "12.30", "…", "%lld.%@", "Ende.", ".", "a._b", "größe_a", "e.g. this",
  ])
  func aKeyThatIsATextIsItsOwn(key: String) throws {
    let read = try strings(key)
    #expect(read.issues.filter { $0.kind.name == "missing-source-text" } == [])
    #expect(read[key]?["en"]?.value.units.map(\.text) == [key])
  }

  @Test(arguments: ["row.title", "ROW_TITLE", "a.b_c2", "settings.2.on"]) func aKeyThatIsANameIsTold(key: String) throws
  {
    let read = try strings(key)
    #expect(
      read.issues.map { "\($0)" } == [
        "Localizable.xcstrings:1:56: warning: key '\(key)', language 'en': it has no text in 'en', the source language; the "
          + "key is shown. Add a text, or remove the key."
      ])
    #expect(read[key]?["en"] == nil && read.localizedString(forKey: key, locale: "en") == nil)
    #expect(read.localizedString(forKey: key, locale: "de") == "Hallo")
  }
}
