import Testing
import UIKitValues

/// Numbers in Apple's font feature registry (TrueType Reference Manual, appendix F): the last of each type's selectors,
/// and the types themselves.
@Suite struct FontFeatureNameTests {
  @Test func types() {
    #expect(
      [
        kAllTypographicFeaturesType, kLigaturesType, kCursiveConnectionType, kLetterCaseType, kVerticalSubstitutionType,
        kLinguisticRearrangementType, kNumberSpacingType, kSmartSwashType, kDiacriticsType, kVerticalPositionType,
        kFractionsType, kOverlappingCharactersType, kTypographicExtrasType, kMathematicalExtrasType, kOrnamentSetsType,
        kCharacterAlternativesType, kDesignComplexityType, kStyleOptionsType, kCharacterShapeType, kNumberCaseType,
        kTextSpacingType, kTransliterationType, kAnnotationType, kKanaSpacingType, kIdeographicSpacingType,
        kUnicodeDecompositionType, kRubyKanaType, kCJKSymbolAlternativesType, kIdeographicAlternativesType,
        kCJKVerticalRomanPlacementType, kItalicCJKRomanType, kCaseSensitiveLayoutType, kAlternateKanaType,
        kStylisticAlternativesType, kContextualAlternatesType, kLowerCaseType, kUpperCaseType, kLanguageTagType,
        kCJKRomanSpacingType,
      ] == Array(0...6) + Array(8...11) + Array(13...39) + [103])
  }

  @Test func lastSelectors() {
    #expect(kHistoricalLigaturesOffSelector == 21 && kCursiveSelector == 2 && kInitialCapsAndSmallCapsSelector == 5)
    #expect(kQuarterWidthNumbersSelector == 3 && kNonFinalSwashesOffSelector == 9 && kDecomposeDiacriticsSelector == 2)
    #expect(kScientificInferiorsSelector == 4 && kPeriodsToEllipsisOffSelector == 11 && kMathSymbolsSelector == 6)
    #expect(kMathematicalGreekOffSelector == 11 && kDesignLevel5Selector == 4 && kTallCapsSelector == 5)
    #expect(kTraditionalNamesCharactersSelector == 14 && kAltHalfWidthTextSelector == 6 && kRubyKanaOffSelector == 3)
    #expect(kHanjaToHangulAltThreeSelector == 9 && kInvertedRoundedBoxAnnotationSelector == 10)
    #expect(
      kTranscodingCompositionOffSelector == 5 && kCJKItalicRomanOffSelector == 3 && kFullWidthCJKRomanSelector == 3)
    #expect(kStylisticAltTwentyOffSelector == 41 && kContextualSwashAlternatesOffSelector == 5)
    #expect(kLowerCasePetiteCapsSelector == 2 && kUpperCasePetiteCapsSelector == 2)
  }
}
