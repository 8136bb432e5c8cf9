// Selectors of Apple's font feature registry for East Asian text (TrueType Reference Manual, appendix F).

/// Traditional characters, of `kCharacterShapeType`.
public let kTraditionalCharactersSelector = 0
/// Simplified characters, of `kCharacterShapeType`.
public let kSimplifiedCharactersSelector = 1
/// JIS1978 characters, of `kCharacterShapeType`.
public let kJIS1978CharactersSelector = 2
/// JIS1983 characters, of `kCharacterShapeType`.
public let kJIS1983CharactersSelector = 3
/// JIS1990 characters, of `kCharacterShapeType`.
public let kJIS1990CharactersSelector = 4
/// Traditional alternate one, of `kCharacterShapeType`.
public let kTraditionalAltOneSelector = 5
/// Traditional alternate two, of `kCharacterShapeType`.
public let kTraditionalAltTwoSelector = 6
/// Traditional alternate three, of `kCharacterShapeType`.
public let kTraditionalAltThreeSelector = 7
/// Traditional alternate four, of `kCharacterShapeType`.
public let kTraditionalAltFourSelector = 8
/// Traditional alternate five, of `kCharacterShapeType`.
public let kTraditionalAltFiveSelector = 9
/// Expert characters, of `kCharacterShapeType`.
public let kExpertCharactersSelector = 10
/// JIS2004 characters, of `kCharacterShapeType`.
public let kJIS2004CharactersSelector = 11
/// Hojo characters, of `kCharacterShapeType`.
public let kHojoCharactersSelector = 12
/// NLC characters, of `kCharacterShapeType`.
public let kNLCCharactersSelector = 13
/// Traditional names characters, of `kCharacterShapeType`.
public let kTraditionalNamesCharactersSelector = 14

/// Proportional text, of `kTextSpacingType`.
public let kProportionalTextSelector = 0
/// Monospaced text, of `kTextSpacingType`.
public let kMonospacedTextSelector = 1
/// Half width text, of `kTextSpacingType`.
public let kHalfWidthTextSelector = 2
/// Third width text, of `kTextSpacingType`.
public let kThirdWidthTextSelector = 3
/// Quarter width text, of `kTextSpacingType`.
public let kQuarterWidthTextSelector = 4
/// Alternate proportional text, of `kTextSpacingType`.
public let kAltProportionalTextSelector = 5
/// Alternate half width text, of `kTextSpacingType`.
public let kAltHalfWidthTextSelector = 6

/// No transliteration, of `kTransliterationType`.
public let kNoTransliterationSelector = 0
/// Hanja to Hangul, of `kTransliterationType`.
public let kHanjaToHangulSelector = 1
/// Hiragana to Katakana, of `kTransliterationType`.
public let kHiraganaToKatakanaSelector = 2
/// Katakana to Hiragana, of `kTransliterationType`.
public let kKatakanaToHiraganaSelector = 3
/// Kana to Romanization, of `kTransliterationType`.
public let kKanaToRomanizationSelector = 4
/// Romanization to Hiragana, of `kTransliterationType`.
public let kRomanizationToHiraganaSelector = 5
/// Romanization to Katakana, of `kTransliterationType`.
public let kRomanizationToKatakanaSelector = 6
/// Hanja to Hangul alternate one, of `kTransliterationType`.
public let kHanjaToHangulAltOneSelector = 7
/// Hanja to Hangul alternate two, of `kTransliterationType`.
public let kHanjaToHangulAltTwoSelector = 8
/// Hanja to Hangul alternate three, of `kTransliterationType`.
public let kHanjaToHangulAltThreeSelector = 9

/// No annotation, of `kAnnotationType`.
public let kNoAnnotationSelector = 0
/// Box annotation, of `kAnnotationType`.
public let kBoxAnnotationSelector = 1
/// Rounded box annotation, of `kAnnotationType`.
public let kRoundedBoxAnnotationSelector = 2
/// Circle annotation, of `kAnnotationType`.
public let kCircleAnnotationSelector = 3
/// Inverted circle annotation, of `kAnnotationType`.
public let kInvertedCircleAnnotationSelector = 4
/// Parenthesis annotation, of `kAnnotationType`.
public let kParenthesisAnnotationSelector = 5
/// Period annotation, of `kAnnotationType`.
public let kPeriodAnnotationSelector = 6
/// Roman numeral annotation, of `kAnnotationType`.
public let kRomanNumeralAnnotationSelector = 7
/// Diamond annotation, of `kAnnotationType`.
public let kDiamondAnnotationSelector = 8
/// Inverted box annotation, of `kAnnotationType`.
public let kInvertedBoxAnnotationSelector = 9
/// Inverted rounded box annotation, of `kAnnotationType`.
public let kInvertedRoundedBoxAnnotationSelector = 10

/// Full width kana, of `kKanaSpacingType`.
public let kFullWidthKanaSelector = 0
/// Proportional kana, of `kKanaSpacingType`.
public let kProportionalKanaSelector = 1

/// Full width ideographs, of `kIdeographicSpacingType`.
public let kFullWidthIdeographsSelector = 0
/// Proportional ideographs, of `kIdeographicSpacingType`.
public let kProportionalIdeographsSelector = 1
/// Half width ideographs, of `kIdeographicSpacingType`.
public let kHalfWidthIdeographsSelector = 2

/// Canonical composition on, of `kUnicodeDecompositionType`.
public let kCanonicalCompositionOnSelector = 0
/// Canonical composition off, of `kUnicodeDecompositionType`.
public let kCanonicalCompositionOffSelector = 1
/// Compatibility composition on, of `kUnicodeDecompositionType`.
public let kCompatibilityCompositionOnSelector = 2
/// Compatibility composition off, of `kUnicodeDecompositionType`.
public let kCompatibilityCompositionOffSelector = 3
/// Transcoding composition on, of `kUnicodeDecompositionType`.
public let kTranscodingCompositionOnSelector = 4
/// Transcoding composition off, of `kUnicodeDecompositionType`.
public let kTranscodingCompositionOffSelector = 5

/// No ruby kana, of `kRubyKanaType`.
public let kNoRubyKanaSelector = 0
/// Ruby kana, of `kRubyKanaType`.
public let kRubyKanaSelector = 1
/// Ruby kana on, of `kRubyKanaType`.
public let kRubyKanaOnSelector = 2
/// Ruby kana off, of `kRubyKanaType`.
public let kRubyKanaOffSelector = 3

/// No CJK symbol alternatives, of `kCJKSymbolAlternativesType`.
public let kNoCJKSymbolAlternativesSelector = 0
/// CJK symbol alternate one, of `kCJKSymbolAlternativesType`.
public let kCJKSymbolAltOneSelector = 1
/// CJK symbol alternate two, of `kCJKSymbolAlternativesType`.
public let kCJKSymbolAltTwoSelector = 2
/// CJK symbol alternate three, of `kCJKSymbolAlternativesType`.
public let kCJKSymbolAltThreeSelector = 3
/// CJK symbol alternate four, of `kCJKSymbolAlternativesType`.
public let kCJKSymbolAltFourSelector = 4
/// CJK symbol alternate five, of `kCJKSymbolAlternativesType`.
public let kCJKSymbolAltFiveSelector = 5

/// No ideographic alternatives, of `kIdeographicAlternativesType`.
public let kNoIdeographicAlternativesSelector = 0
/// Ideographic alternate one, of `kIdeographicAlternativesType`.
public let kIdeographicAltOneSelector = 1
/// Ideographic alternate two, of `kIdeographicAlternativesType`.
public let kIdeographicAltTwoSelector = 2
/// Ideographic alternate three, of `kIdeographicAlternativesType`.
public let kIdeographicAltThreeSelector = 3
/// Ideographic alternate four, of `kIdeographicAlternativesType`.
public let kIdeographicAltFourSelector = 4
/// Ideographic alternate five, of `kIdeographicAlternativesType`.
public let kIdeographicAltFiveSelector = 5

/// CJK vertical Roman centered, of `kCJKVerticalRomanPlacementType`.
public let kCJKVerticalRomanCenteredSelector = 0
/// CJK vertical Roman h baseline, of `kCJKVerticalRomanPlacementType`.
public let kCJKVerticalRomanHBaselineSelector = 1

/// No CJK italic Roman, of `kItalicCJKRomanType`.
public let kNoCJKItalicRomanSelector = 0
/// CJK italic Roman, of `kItalicCJKRomanType`.
public let kCJKItalicRomanSelector = 1
/// CJK italic Roman on, of `kItalicCJKRomanType`.
public let kCJKItalicRomanOnSelector = 2
/// CJK italic Roman off, of `kItalicCJKRomanType`.
public let kCJKItalicRomanOffSelector = 3

/// Alternate horizontal kana on, of `kAlternateKanaType`.
public let kAlternateHorizKanaOnSelector = 0
/// Alternate horizontal kana off, of `kAlternateKanaType`.
public let kAlternateHorizKanaOffSelector = 1
/// Alternate vertical kana on, of `kAlternateKanaType`.
public let kAlternateVertKanaOnSelector = 2
/// Alternate vertical kana off, of `kAlternateKanaType`.
public let kAlternateVertKanaOffSelector = 3

/// Half width CJK Roman, of `kCJKRomanSpacingType`.
public let kHalfWidthCJKRomanSelector = 0
/// Proportional CJK Roman, of `kCJKRomanSpacingType`.
public let kProportionalCJKRomanSelector = 1
/// Default CJK Roman, of `kCJKRomanSpacingType`.
public let kDefaultCJKRomanSelector = 2
/// Full width CJK Roman, of `kCJKRomanSpacingType`.
public let kFullWidthCJKRomanSelector = 3
