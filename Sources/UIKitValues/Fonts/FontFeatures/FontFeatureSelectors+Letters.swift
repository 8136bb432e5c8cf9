// Selectors of Apple's font feature registry for letters (TrueType Reference Manual, appendix F).

/// All type features on, of `kAllTypographicFeaturesType`.
public let kAllTypeFeaturesOnSelector = 0
/// All type features off, of `kAllTypographicFeaturesType`.
public let kAllTypeFeaturesOffSelector = 1

/// `rlig` on, of `kLigaturesType`.
public let kRequiredLigaturesOnSelector = 0
/// `rlig` off, of `kLigaturesType`.
public let kRequiredLigaturesOffSelector = 1
/// `liga` on, of `kLigaturesType`.
public let kCommonLigaturesOnSelector = 2
/// `liga` off, of `kLigaturesType`.
public let kCommonLigaturesOffSelector = 3
/// `dlig` on, of `kLigaturesType`.
public let kRareLigaturesOnSelector = 4
/// `dlig` off, of `kLigaturesType`.
public let kRareLigaturesOffSelector = 5
/// Logos on, of `kLigaturesType`.
public let kLogosOnSelector = 6
/// Logos off, of `kLigaturesType`.
public let kLogosOffSelector = 7
/// Rebus pictures on, of `kLigaturesType`.
public let kRebusPicturesOnSelector = 8
/// Rebus pictures off, of `kLigaturesType`.
public let kRebusPicturesOffSelector = 9
/// Diphthong ligatures on, of `kLigaturesType`.
public let kDiphthongLigaturesOnSelector = 10
/// Diphthong ligatures off, of `kLigaturesType`.
public let kDiphthongLigaturesOffSelector = 11
/// Squared ligatures on, of `kLigaturesType`.
public let kSquaredLigaturesOnSelector = 12
/// Squared ligatures off, of `kLigaturesType`.
public let kSquaredLigaturesOffSelector = 13
/// Abbreviated squared ligatures on, of `kLigaturesType`.
public let kAbbrevSquaredLigaturesOnSelector = 14
/// Abbreviated squared ligatures off, of `kLigaturesType`.
public let kAbbrevSquaredLigaturesOffSelector = 15
/// Symbol ligatures on, of `kLigaturesType`.
public let kSymbolLigaturesOnSelector = 16
/// Symbol ligatures off, of `kLigaturesType`.
public let kSymbolLigaturesOffSelector = 17
/// `clig` on, of `kLigaturesType`.
public let kContextualLigaturesOnSelector = 18
/// `clig` off, of `kLigaturesType`.
public let kContextualLigaturesOffSelector = 19
/// `hlig` on, of `kLigaturesType`.
public let kHistoricalLigaturesOnSelector = 20
/// `hlig` off, of `kLigaturesType`.
public let kHistoricalLigaturesOffSelector = 21

/// Unconnected, of `kCursiveConnectionType`.
public let kUnconnectedSelector = 0
/// Partially connected, of `kCursiveConnectionType`.
public let kPartiallyConnectedSelector = 1
/// Cursive, of `kCursiveConnectionType`.
public let kCursiveSelector = 2

/// Upper and lower case, of `kLetterCaseType`.
public let kUpperAndLowerCaseSelector = 0
/// All caps, of `kLetterCaseType`.
public let kAllCapsSelector = 1
/// All lower case, of `kLetterCaseType`.
public let kAllLowerCaseSelector = 2
/// `smcp` on, of `kLetterCaseType`.
public let kSmallCapsSelector = 3
/// Initial caps, of `kLetterCaseType`.
public let kInitialCapsSelector = 4
/// Initial caps and small caps, of `kLetterCaseType`.
public let kInitialCapsAndSmallCapsSelector = 5

/// Linguistic rearrangement on, of `kLinguisticRearrangementType`.
public let kLinguisticRearrangementOnSelector = 0
/// Linguistic rearrangement off, of `kLinguisticRearrangementType`.
public let kLinguisticRearrangementOffSelector = 1

/// Word initial swashes on, of `kSmartSwashType`.
public let kWordInitialSwashesOnSelector = 0
/// Word initial swashes off, of `kSmartSwashType`.
public let kWordInitialSwashesOffSelector = 1
/// Word final swashes on, of `kSmartSwashType`.
public let kWordFinalSwashesOnSelector = 2
/// Word final swashes off, of `kSmartSwashType`.
public let kWordFinalSwashesOffSelector = 3
/// Line initial swashes on, of `kSmartSwashType`.
public let kLineInitialSwashesOnSelector = 4
/// Line initial swashes off, of `kSmartSwashType`.
public let kLineInitialSwashesOffSelector = 5
/// Line final swashes on, of `kSmartSwashType`.
public let kLineFinalSwashesOnSelector = 6
/// Line final swashes off, of `kSmartSwashType`.
public let kLineFinalSwashesOffSelector = 7
/// Non final swashes on, of `kSmartSwashType`.
public let kNonFinalSwashesOnSelector = 8
/// Non final swashes off, of `kSmartSwashType`.
public let kNonFinalSwashesOffSelector = 9

/// Show diacritics, of `kDiacriticsType`.
public let kShowDiacriticsSelector = 0
/// Hide diacritics, of `kDiacriticsType`.
public let kHideDiacriticsSelector = 1
/// Decompose diacritics, of `kDiacriticsType`.
public let kDecomposeDiacriticsSelector = 2

/// Prevent overlap on, of `kOverlappingCharactersType`.
public let kPreventOverlapOnSelector = 0
/// Prevent overlap off, of `kOverlappingCharactersType`.
public let kPreventOverlapOffSelector = 1

/// Design level1, of `kDesignComplexityType`.
public let kDesignLevel1Selector = 0
/// Design level2, of `kDesignComplexityType`.
public let kDesignLevel2Selector = 1
/// Design level3, of `kDesignComplexityType`.
public let kDesignLevel3Selector = 2
/// Design level4, of `kDesignComplexityType`.
public let kDesignLevel4Selector = 3
/// Design level5, of `kDesignComplexityType`.
public let kDesignLevel5Selector = 4

/// No style options, of `kStyleOptionsType`.
public let kNoStyleOptionsSelector = 0
/// Display text, of `kStyleOptionsType`.
public let kDisplayTextSelector = 1
/// Engraved text, of `kStyleOptionsType`.
public let kEngravedTextSelector = 2
/// Illuminated caps, of `kStyleOptionsType`.
public let kIlluminatedCapsSelector = 3
/// `titl` on, of `kStyleOptionsType`.
public let kTitlingCapsSelector = 4
/// Tall caps, of `kStyleOptionsType`.
public let kTallCapsSelector = 5

/// `case` on, of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOnSelector = 0
/// `case` off, of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOffSelector = 1
/// `cpsp` on, of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveSpacingOnSelector = 2
/// `cpsp` off, of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveSpacingOffSelector = 3

/// `smcp` and `pcap` off, of `kLowerCaseType`.
public let kDefaultLowerCaseSelector = 0
/// `smcp` on, of `kLowerCaseType`: small capitals, which the system font's substitute does not have.
public let kLowerCaseSmallCapsSelector = 1
/// `pcap` on, of `kLowerCaseType`.
public let kLowerCasePetiteCapsSelector = 2

/// `c2sc` and `c2pc` off, of `kUpperCaseType`.
public let kDefaultUpperCaseSelector = 0
/// `c2sc` on, of `kUpperCaseType`: small capitals, which the system font's substitute does not have.
public let kUpperCaseSmallCapsSelector = 1
/// `c2pc` on, of `kUpperCaseType`.
public let kUpperCasePetiteCapsSelector = 2
