import LocalizedStrings
import Testing

/// Percent signs in percentages, which `printf` would read as placeholders (its manual, "Format of the format string").
@Suite struct PercentSignTests {
  /// The texts that a key shows in German, with an English source, and their issues.
  private func german(_ english: String, _ german: String) throws -> (text: String?, issues: [String]) {
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"#
    let strings = try catalog(text + "\"en\": \(unit(english)), \"de\": \(unit(german))}}}}")
    return (strings.displayedStrings(in: "de").first?.text, strings.issues.map(\.kind.name))
  }

  @Test(
    arguments: [
      "50%off", "50%-off", "7%p.a.", "100%cotton", "20%discount", "5%e", "100 % sure", "100%", "\u{661}\u{660}%off",
    ])
  func percentagesOfWordsAreText(text: String) throws {
    #expect(try shown(unit(text)) == [text])
    #expect(try catalog(catalogText(unit(text))).issues == [])
    let table = "\"k\" = \"\(text)\";"
    #expect(try catalog(table, .strings, language: "en").displayedStrings(in: "en").map(\.text) == [text])
    #expect(try catalog("key,en\nk,\(text)\n", .csv).displayedStrings(in: "en").map(\.text) == [text])
  }

  @Test(
    arguments: [
      ("50%%off", "50%off"), ("Level 5%d", "Level 51,234"), ("%d%%", "1,234%"), ("x%dpx", "x1,234px"),
      ("1%@", "1Lorem ipsum"), ("3%lldpt", "31,234pt"), ("0%1$dm", "01,234m"), ("v1%.1fb", "v11,234.5b"),
      ("%o", "2322"),
    ])
  func placeholdersStay(format: String, text: String) throws { #expect(try shown(unit(format)) == [text]) }

  /// The source shows no such argument.
  @Test(
    arguments: [
      ("100% sure", "100%ig"), ("100% sure", "100 %ig"), ("100% natural", "%100doğal"), ("Half", "50%d"),
      ("100% for %@", "100 %ig für %@"), ("%d of 100% sure", "%d von 100%ig"),
    ])
  func percentagesOfTranslationsAreText(source: String, translation: String) throws {
    let filled = translation.replacing("%@", with: "Lorem ipsum").replacing(/^%d/, with: "1.234")
    let found = try german(source, translation)
    #expect(found.text == filled && found.issues == [])
  }

  @Test func argumentsOfTheSourceAreNoPercentages() throws {
    #expect(try german("Room 5%d", "Raum 5%d").text == "Raum 51.234")
    #expect(try german("%d rooms", "Zimmer: 5 %d").text == "Zimmer: 5 1.234")
    #expect(try german("Hello", "Hallo %@").issues == ["additional-argument"])
    #expect(try german("Hello", "Hallo %d").issues == ["additional-argument"])
  }

  /// GNU gettext's flags for messages that are not formats.
  @Test(arguments: ["no-c-format", "A rule: no-objc-format"])
  func textsThatAreMarkedAreNoFormats(comment: String) throws {
    let table = "/* \(comment) */\n\"k\" = \"%d, %@ and %%\";"
    let strings = try catalog(table, .strings, language: "en")
    #expect(strings.displayedStrings(in: "en").map(\.text) == ["%d, %@ and %%"])
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"comment": "\#(comment)", "#
    let other = try catalog(text + "\"localizations\": {\"en\": \(unit("A")), \"de\": \(unit("%@ %d"))}}}}")
    #expect(other.displayedStrings(in: "de").map(\.text) == ["%@ %d"] && other.issues == [])
    #expect(other.localizedString(forKey: "k", locale: "de") == "%@ %d")
  }

  @Test func pseudolanguagesKeepPercentages() throws {
    let strings = try catalog(catalogText(unit("50%off %@"))).adding([.accented, .doubled])
    #expect(strings.displayedStrings(in: "en-x-double").map(\.text) == ["50%off Lorem ipsum 50%off Lorem ipsum"])
    #expect(try #require(strings.displayedStrings(in: "en-XA").first).text.hasPrefix("[50%"))
  }
}
