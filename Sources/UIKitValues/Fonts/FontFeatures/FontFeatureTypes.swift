// Names and numbers of Apple's font feature registry (TrueType Reference Manual, appendix F). A setting without a
// counterpart in OpenType has no effect (`FontFeatureSetting`).

/// The registry's feature type for all features at once.
public let kAllTypographicFeaturesType = 0
/// The registry's feature type for ligatures.
public let kLigaturesType = 1
/// The registry's feature type for the cursive connection of letters.
public let kCursiveConnectionType = 2
/// The registry's feature type for letter case, in its old form.
public let kLetterCaseType = 3
/// The registry's feature type for vertical forms.
public let kVerticalSubstitutionType = 4
/// The registry's feature type for the rearrangement of letters in scripts that do so.
public let kLinguisticRearrangementType = 5
/// The registry's feature type for the width of digits.
public let kNumberSpacingType = 6
/// The registry's feature type for swashes by the position in a word or line.
public let kSmartSwashType = 8
/// The registry's feature type for diacritics.
public let kDiacriticsType = 9
/// The registry's feature type for superscripts and subscripts.
public let kVerticalPositionType = 10
/// The registry's feature type for fractions.
public let kFractionsType = 11
/// The registry's feature type for overlapping characters.
public let kOverlappingCharactersType = 13
/// The registry's feature type for typographic extras that belong to no other type.
public let kTypographicExtrasType = 14
/// The registry's feature type for mathematical signs.
public let kMathematicalExtrasType = 15
/// The registry's feature type for ornaments.
public let kOrnamentSetsType = 16
/// The registry's feature type for character alternatives numbered by the font.
public let kCharacterAlternativesType = 17
/// The registry's feature type for the complexity of the design.
public let kDesignComplexityType = 18
/// The registry's feature type for styles of whole faces.
public let kStyleOptionsType = 19
/// The registry's feature type for the shapes of Chinese characters.
public let kCharacterShapeType = 20
/// The registry's feature type for the case of digits.
public let kNumberCaseType = 21
/// The registry's feature type for the width of characters.
public let kTextSpacingType = 22
/// The registry's feature type for transliteration.
public let kTransliterationType = 23
/// The registry's feature type for frames around characters.
public let kAnnotationType = 24
/// The registry's feature type for the width of kana.
public let kKanaSpacingType = 25
/// The registry's feature type for the width of ideographs.
public let kIdeographicSpacingType = 26
/// The registry's feature type for composed characters.
public let kUnicodeDecompositionType = 27
/// The registry's feature type for ruby kana.
public let kRubyKanaType = 28
/// The registry's feature type for alternatives of CJK symbols.
public let kCJKSymbolAlternativesType = 29
/// The registry's feature type for alternatives of ideographs.
public let kIdeographicAlternativesType = 30
/// The registry's feature type for the position of Latin letters in vertical lines.
public let kCJKVerticalRomanPlacementType = 31
/// The registry's feature type for italic Latin letters in CJK text.
public let kItalicCJKRomanType = 32
/// The registry's feature type for forms that match capitals.
public let kCaseSensitiveLayoutType = 33
/// The registry's feature type for alternatives of kana.
public let kAlternateKanaType = 34
/// The registry's feature type for stylistic sets.
public let kStylisticAlternativesType = 35
/// The registry's feature type for contextual alternates: `calt`, `swsh`, `cswh`.
public let kContextualAlternatesType = 36
/// The registry's feature type for the forms of lower-case letters.
public let kLowerCaseType = 37
/// The registry's feature type for the forms of capitals.
public let kUpperCaseType = 38
/// The registry's feature type for the language of the text.
public let kLanguageTagType = 39
/// The registry's feature type for the width of Latin letters in CJK text.
public let kCJKRomanSpacingType = 103
/// A value that is not a feature type, which ends a list.
public let kLastFeatureType = -1
