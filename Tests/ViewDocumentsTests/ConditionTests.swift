import DynamicType
import HeadlessUIKit
import Testing

@testable import ViewDocuments

/// The conditions that hold for given traits and words.
@Suite struct ConditionTests {
  /// RFC 4647, §3.3.1: "de-de" matches "de-DE-1996", but neither "de-Deva" nor "de-Latn-DE".
  @Test(arguments: [
    ("de-de", "de-DE-1996", true), ("de-de", "de-Deva", false), ("de-de", "de-Latn-DE", false),
    ("zh", "zh-Hans", true), ("zh-Hans", "zh", false), ("AR", "ar", true), ("a", "ar", false),
  ])
  func aLocaleHoldsForTheTagsThatBeginWithIt(range: String, tag: String, holds: Bool) {
    #expect(LanguageRange.contains(tag, in: range) == holds)
  }

  @Test func allTestsHaveToHold() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(locale: "de-AT"),
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
    ])
    let context = DocumentContext(traits: traits, words: ["orientation": "landscape"])
    let tests: [Condition.Test] = [
      .verticalSizeClass(.compact), .locale("de"), .category(.greater(.extraExtraExtraLarge)),
      .word("landscape", of: "orientation"),
    ]
    #expect(Condition([]).holds(in: context))
    #expect(Condition(tests).holds(in: context))
    let others: [Condition.Test] = [
      .verticalSizeClass(.regular), .horizontalSizeClass(.compact), .locale("de-DE"), .idiom(.pad),
      .category(.less(.accessibilityMedium)), .word("portrait", of: "orientation"), .word("dark", of: "appearance"),
    ]
    for other in others { #expect(!Condition(tests + [other]).holds(in: context), "\(other)") }
  }
}
