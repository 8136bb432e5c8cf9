import LocalizedStrings
import Testing

/// Languages generated from the source language.
@Suite struct PseudoLanguageTests {
  private func text(_ pseudo: PseudoLanguage, _ text: String) throws -> String? {
    let catalog = try catalog(catalogText(unit(text))).adding([pseudo])
    return catalog["k"]?[pseudo.tag(source: "en")]?.value.units.first?.text
  }

  // The texts and results are those of aapt2's own tests, as far as they use formats that iOS has:
  // tools/aapt2/compile/Pseudolocalizer_test.cpp of the Android Open Source Project, PlaintextAccent and PlaintextBidi.
  @Test(arguments: [
    ("", "[]"), ("Hello, world", "[Ĥéļļö, ŵöŕļð one two]"), ("Hello, %1d", "[Ĥéļļö, »%1d« one two]"),
    ("Battery %1d%%", "[βåţţéŕý »%1d«%% one two]"), ("^1 %", "[^1 % one]"),
  ])
  func accentsAreThoseOfAndroid(text: String, accented: String) throws {
    #expect(try self.text(.accented, text) == accented)
  }

  @Test(arguments: [
    ("", ""), ("word", "\u{200F}\u{202E}word\u{202C}\u{200F}"),
    ("  word  ", "  \u{200F}\u{202E}word\u{202C}\u{200F}  "),
    (
      #"hello\n  world\n"#,
      "\u{200F}\u{202E}hello\u{202C}\u{200F}\n  \u{200F}\u{202E}world\u{202C}\u{200F}\n"
    ),
  ])
  func wordsAreTurnedAsOnAndroid(text: String, turned: String) throws {
    #expect(try self.text(.rightToLeft, text) == turned)
  }

  @Test func placeholdersStayAsTheyAre() throws {
    let text = "%@ of %2$.1f, 100 %% and %#@files@"
    #expect(try self.text(.accented, text) == "[»%@« öƒ »%2$.1f«, 100 %% åñð »%#@files@« one two three]")
    #expect(
      try self.text(.doubled, text) == "%1$@ of %2$.1f, 100 %% and %2$#@files@ %1$@ of %2$.1f, 100 %% and %2$#@files@")
    #expect(
      try self.text(.rightToLeft, "%@")?.unicodeScalars.map(\.value) == [0x200F, 0x202E, 0x25, 0x40, 0x202C, 0x200F])
  }

  @Test func everyTextOfTheSourceIsInEach() throws {
    let plural = #"{"variations": {"plural": {"one": \#(unit("%lld file")), "other": \#(unit("%lld files"))}}}"#
    let source = try catalog(catalogText(plural))
    let pseudo = source.adding(PseudoLanguage.allCases)
    #expect(pseudo.languages == ["en", "en-XA", "en-x-double", "ar-XB"])
    let places = source.displayedStrings(in: "en").map(\.place)
    #expect(pseudo.displayedStrings(in: "en-XA").map(\.place) == places)
    #expect(pseudo.displayedStrings(in: "en-XA").first?.text == "[»1« ƒîļé one]")
    #expect(pseudo.displayedStrings(in: "en-x-double").first?.text == "1 file 1 file")
    #expect(pseudo.adding([.accented]) == pseudo, "once")
  }

  @Test func partsHaveNoBracketsOfTheirOwn() throws {
    let part = #"{"formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("%arg files"))}}}"#
    let text = #"{"stringUnit": {"state": "new", "value": "%#@n@ left"}, "substitutions": {"n": \#(part)}}"#
    let pseudo = try catalog(catalogText(text)).adding([.accented])
    #expect(pseudo.displayedStrings(in: "en-XA").first?.text == "[»»0« ƒîļéš« ļéƒţ one]")
  }
}
