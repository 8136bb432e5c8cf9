import Testing

@testable import StringsChecking

/// Patterns for keys, and the languages that a language includes.
@Suite struct KeyPatternTests {
  @Test(arguments: [
    ("button.*", "button.save", true), ("button.*", "button.", true), ("button.*", "Button.save", false),
    ("*", "", true), ("", "", true), ("", "a", false), ("?", "é", true), ("?", "", false), ("a*b*c", "aXbYbZc", true),
    ("a*b*c", "aXbYbZ", false), ("*.title", "settings.title", true), ("*.title", "settings.titles", false),
    (#"100\%\*"#, "100%*", true), (#"100\%\*"#, "100%a", false), (#"a\"#, #"a\"#, true), ("**a", "ba", true),
    ("%lld files", "%lld files", true), ("a?c", "abc", true), ("a?c", "ac", false),
  ])
  func aPatternMatchesTheWholeName(pattern: String, name: String, matches: Bool) {
    #expect(KeyPattern(pattern).matches(name) == matches)
  }

  /// A letter in two code points and one in a single code point look the same to people, but are different keys.
  @Test func codePointsAreCompared() {
    #expect(!KeyPattern("caf\u{E9}").matches("cafe\u{301}"))
  }

  /// A name that counts the accesses to its characters.
  private final class CountedName: RandomAccessCollection {
    let scalars: [Unicode.Scalar]
    private(set) var looks = 0
    var startIndex: Int { 0 }
    var endIndex: Int { scalars.count }

    init(_ name: String) { scalars = Array(name.unicodeScalars) }

    subscript(index: Int) -> Unicode.Scalar {
      looks += 1
      return scalars[index]
    }
  }

  /// At most one access per character of the name for each part of the pattern, however many stars there are.
  @Test func manyStarsEndSoon() {
    let name = CountedName(String(repeating: "a", count: 1_000))
    #expect(!KeyPattern(String(repeating: "a*", count: 50) + "b").matches(name))
    #expect(name.looks <= 1_000 * 101)
  }

  @Test func aLanguageIncludesItsKinds() {
    let selector = StringsSelector(keys: [KeyPattern("*")], languages: ["zh", "pt-BR"])
    #expect(selector.matches(language: "zh-Hant") && selector.matches(language: "zh"))
    #expect(selector.matches(language: "PT-br") && !selector.matches(language: "pt"))
    #expect(!selector.matches(language: "zha"))
  }
}
