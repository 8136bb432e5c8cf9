import Testing
import TextLayout

@Suite struct LanguageTagTests {
  /// Tags of RFC 5646, appendix A, and of the catalogue.
  @Test(arguments: [
    "en", "de", "fr", "ja", "ko", "th", "hi", "he", "ar", "zh-Hans", "zh-Hant-TW", "sr-Latn-RS", "es-419", "de-CH-1901",
    "sl-nedis", "EN-us", "und", "yue", "haw", "fil", "de-DE-u-co-phonebk", "en-001",
  ])
  func languagesAreKnown(tag: String) {
    #expect(LanguageTag.isKnown(tag))
  }

  @Test(arguments: [
    "", "e", "xx", "klingon", "zh-Hnas", "en-XX", "en_US", "../en", "en-", "-en", "x-private", "en-toolongsubtag",
    "e\u{301}n",
    "en-US-en-US", String(repeating: "en-", count: 12),
  ])
  func othersAreNot(tag: String) {
    #expect(!LanguageTag.isKnown(tag))
  }
}
