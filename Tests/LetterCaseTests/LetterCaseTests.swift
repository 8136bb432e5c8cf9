import LetterCase
import Testing

/// Letter cases are those of rwbutler/LetterCase, whose README and `LetterCaseConversionTests` have these examples.
@Suite struct LetterCaseTests {
  private static let sentence = "The quick brown fox jumped over the lazy dog."

  @Test(arguments: [
    (LetterCase.regular, "The quick brown fox jumped over the lazy dog."),
    (.capitalized, "The Quick Brown Fox Jumped Over The Lazy Dog."),
    (.kebab, "the-quick-brown-fox-jumped-over-the-lazy-dog"),
    (.lower, "the quick brown fox jumped over the lazy dog."),
    (.lowerCamel, "theQuickBrownFoxJumpedOverTheLazyDog"),
    (.macro, "THE_QUICK_BROWN_FOX_JUMPED_OVER_THE_LAZY_DOG"),
    (.snake, "the_quick_brown_fox_jumped_over_the_lazy_dog"),
    (.train, "THE-QUICK-BROWN-FOX-JUMPED-OVER-THE-LAZY-DOG"),
    (.upper, "THE QUICK BROWN FOX JUMPED OVER THE LAZY DOG."),
    (.upperCamel, "TheQuickBrownFoxJumpedOverTheLazyDog"),
  ])
  func aSentence(letterCase: LetterCase, expected: String) {
    #expect(Self.sentence.letterCase(letterCase) == expected)
  }

  /// One text in each case.
  private static let written: [(letterCase: LetterCase, text: String)] = [
    (.capitalized, "The Quick Brown Fox"), (.lower, "the quick brown fox"), (.upper, "THE QUICK BROWN FOX"),
    (.kebab, "the-quick-brown-fox"), (.train, "THE-QUICK-BROWN-FOX"), (.snake, "the_quick_brown_fox"),
    (.macro, "THE_QUICK_BROWN_FOX"), (.lowerCamel, "theQuickBrownFox"), (.upperCamel, "TheQuickBrownFox"),
  ]

  /// The published conversions are among these: from kebab case to each, from each to kebab case, and from upper camel
  /// case.
  @Test func everyCaseBecomesEveryOther() {
    for from in Self.written {
      for to in Self.written {
        #expect(from.text.convert(from: from.letterCase, to: to.letterCase) == to.text, "\(from) \(to)")
      }
      #expect(from.text.convert(from: from.letterCase, to: .regular) == from.text)
    }
  }

  @Test func conveniences() {
    let text = "it's NASA's 2nd try"
    #expect(text.capitalized(options: []) == "It's Nasa's 2nd Try")
    #expect(text.capitalized(options: .preserveSuffix) == "It's NASA's 2nd Try")
    #expect(text.capitalized(options: .stripPunctuation) == "Its Nasas 2nd Try")
    #expect(text.kebabCased() == "its-nasas-2nd-try")
    #expect(text.kebabCased(options: .preservePunctuation) == "it's-nasa's-2nd-try")
    #expect(text.snakeCased(options: .preserveSuffix) == "its_nASAs_2nd_try")
    #expect(text.lowerCased() == "it's nasa's 2nd try" && text.upperCased() == "IT'S NASA'S 2ND TRY")
    #expect(text.macroCased() == "ITS_NASAS_2ND_TRY" && text.trainCased() == "ITS-NASAS-2ND-TRY")
    #expect(text.lowerCamelCased() == "itsNasas2ndTry" && text.upperCamelCased() == "ItsNasas2ndTry")
  }

  /// Texts without case, or without words, are left as they are.
  @Test func otherTexts() {
    for letterCase in LetterCase.allCases {
      #expect("".letterCase(letterCase).isEmpty)
      #expect("東京".letterCase(letterCase) == "東京")
      #expect("".convert(from: letterCase, to: .upperCamel).isEmpty)
    }
    #expect("straße".letterCase(.upper) == "STRASSE")
    #expect("a, b!".letterCase(.regular, options: .stripPunctuation) == "a b")
  }

  /// The behaviour of rwbutler/LetterCase 1.6 (`StringAdditions.swift`): words are joined, then punctuation is removed.
  /// If punctuation is to be stripped from words separated by spaces, that happens before joining; this differs from
  /// the library, which also removes the spaces.
  @Test(arguments: [
    (LetterCase.kebab, "Salt & Pepper", "salt--pepper"), (.macro, "Salt & Pepper", "SALT__PEPPER"),
    (.snake, "& Pepper", "_pepper"), (.train, "a – b", "A--B"), (.upperCamel, "(hello) world", "helloWorld"),
    (.upperCamel, "say “hello”", "Sayhello"), (.lowerCamel, "(Hello) world", "helloWorld"),
    (.lowerCamel, "& Hello", "hello"), (.capitalized, "(hello) & world", "(hello) & World"),
  ])
  func wordsThatArePunctuationOrBeginWithIt(letterCase: LetterCase, text: String, expected: String) {
    #expect(text.letterCase(letterCase) == expected)
  }

  /// The names used in configurations (rwbutler/LetterCase, `LetterCase.swift`).
  @Test func names() {
    #expect(
      LetterCase.allCases.map(\.rawValue) == [
        "regular", "capitalized", "kebab", "lower", "lower-camel", "macro", "snake", "train", "upper", "upper-camel",
      ])
    #expect("\(LetterCase.upperCamel)" == "Upper camel case")
  }
}
