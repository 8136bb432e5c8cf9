// Names and numbers of Apple's font feature registry (TrueType Reference Manual, appendix F).
// A setting of one that has no counterpart in OpenType changes nothing (`FontFeatureSetting`).

/// The registry's type of all features at once.
public let kAllTypographicFeaturesType = 0
/// The registry's type of ligatures.
public let kLigaturesType = 1
/// The registry's type of how letters of a script join.
public let kCursiveConnectionType = 2
/// The registry's type of letter case, in its old form.
public let kLetterCaseType = 3
/// The registry's type of forms in vertical lines.
public let kVerticalSubstitutionType = 4
/// The registry's type of the order of letters in scripts that change it.
public let kLinguisticRearrangementType = 5
/// The registry's type of how wide digits are.
public let kNumberSpacingType = 6
/// The registry's type of swashes by the place in a word or line.
public let kSmartSwashType = 8
/// The registry's type of how diacritics are shown.
public let kDiacriticsType = 9
/// The registry's type of raised and lowered characters.
public let kVerticalPositionType = 10
/// The registry's type of fractions.
public let kFractionsType = 11
/// The registry's type of characters that touch others.
public let kOverlappingCharactersType = 13
/// The registry's type of what is none of the others.
public let kTypographicExtrasType = 14
/// The registry's type of signs of mathematics.
public let kMathematicalExtrasType = 15
/// The registry's type of ornaments.
public let kOrnamentSetsType = 16
/// The registry's type of alternatives that a font counts.
public let kCharacterAlternativesType = 17
/// The registry's type of how elaborate shapes are.
public let kDesignComplexityType = 18
/// The registry's type of styles of whole faces.
public let kStyleOptionsType = 19
/// The registry's type of shapes of Chinese characters.
public let kCharacterShapeType = 20
/// The registry's type of how high digits are.
public let kNumberCaseType = 21
/// The registry's type of how wide characters are.
public let kTextSpacingType = 22
/// The registry's type of writing in another script.
public let kTransliterationType = 23
/// The registry's type of frames around characters.
public let kAnnotationType = 24
/// The registry's type of how wide kana are.
public let kKanaSpacingType = 25
/// The registry's type of how wide ideographs are.
public let kIdeographicSpacingType = 26
/// The registry's type of composed characters.
public let kUnicodeDecompositionType = 27
/// The registry's type of small kana beside characters.
public let kRubyKanaType = 28
/// The registry's type of alternatives of symbols in Chinese, Japanese and Korean.
public let kCJKSymbolAlternativesType = 29
/// The registry's type of alternatives of ideographs.
public let kIdeographicAlternativesType = 30
/// The registry's type of where Latin letters stand in vertical lines.
public let kCJKVerticalRomanPlacementType = 31
/// The registry's type of italic Latin letters in Chinese, Japanese and Korean.
public let kItalicCJKRomanType = 32
/// The registry's type of forms beside capitals.
public let kCaseSensitiveLayoutType = 33
/// The registry's type of alternatives of kana.
public let kAlternateKanaType = 34
/// The registry's type of stylistic sets.
public let kStylisticAlternativesType = 35
/// The registry's type of alternates by context: `calt`, `swsh`, `cswh`.
public let kContextualAlternatesType = 36
/// The registry's type of how small letters look.
public let kLowerCaseType = 37
/// The registry's type of how capitals look.
public let kUpperCaseType = 38
/// The registry's type of the language of the text.
public let kLanguageTagType = 39
/// The registry's type of how wide Latin letters are in Chinese, Japanese and Korean.
public let kCJKRomanSpacingType = 103
/// In place of a type that there is none of: the end of a list.
public let kLastFeatureType = -1
