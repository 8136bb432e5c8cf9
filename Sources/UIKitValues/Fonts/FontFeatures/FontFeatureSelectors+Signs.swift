// Selectors of Apple's font feature registry for digits and signs (TrueType Reference Manual, appendix F).

/// Substitute vertical forms on, of `kVerticalSubstitutionType`.
public let kSubstituteVerticalFormsOnSelector = 0
/// Substitute vertical forms off, of `kVerticalSubstitutionType`.
public let kSubstituteVerticalFormsOffSelector = 1

/// `tnum` on, of `kNumberSpacingType`: digits of equal width.
public let kMonospacedNumbersSelector = 0
/// `pnum` on, of `kNumberSpacingType`: digits of proportional width.
public let kProportionalNumbersSelector = 1
/// Third width numbers, of `kNumberSpacingType`.
public let kThirdWidthNumbersSelector = 2
/// Quarter width numbers, of `kNumberSpacingType`.
public let kQuarterWidthNumbersSelector = 3

/// `sups`, `subs`, `ordn` and `sinf` off, of `kVerticalPositionType`.
public let kNormalPositionSelector = 0
/// `sups` on, of `kVerticalPositionType`.
public let kSuperiorsSelector = 1
/// `subs` on, of `kVerticalPositionType`.
public let kInferiorsSelector = 2
/// `ordn` on, of `kVerticalPositionType`.
public let kOrdinalsSelector = 3
/// `sinf` on, of `kVerticalPositionType`.
public let kScientificInferiorsSelector = 4

/// `frac` and `afrc` off, of `kFractionsType`.
public let kNoFractionsSelector = 0
/// `afrc` on, of `kFractionsType`.
public let kVerticalFractionsSelector = 1
/// `frac` on, of `kFractionsType`.
public let kDiagonalFractionsSelector = 2

/// Hyphens to em dash on, of `kTypographicExtrasType`.
public let kHyphensToEmDashOnSelector = 0
/// Hyphens to em dash off, of `kTypographicExtrasType`.
public let kHyphensToEmDashOffSelector = 1
/// Hyphen to en dash on, of `kTypographicExtrasType`.
public let kHyphenToEnDashOnSelector = 2
/// Hyphen to en dash off, of `kTypographicExtrasType`.
public let kHyphenToEnDashOffSelector = 3
/// `zero` on, of `kTypographicExtrasType`: a slashed zero.
public let kSlashedZeroOnSelector = 4
/// `zero` off, of `kTypographicExtrasType`.
public let kSlashedZeroOffSelector = 5
/// Form interrobang on, of `kTypographicExtrasType`.
public let kFormInterrobangOnSelector = 6
/// Form interrobang off, of `kTypographicExtrasType`.
public let kFormInterrobangOffSelector = 7
/// Smart quotes on, of `kTypographicExtrasType`.
public let kSmartQuotesOnSelector = 8
/// Smart quotes off, of `kTypographicExtrasType`.
public let kSmartQuotesOffSelector = 9
/// Periods to ellipsis on, of `kTypographicExtrasType`.
public let kPeriodsToEllipsisOnSelector = 10
/// Periods to ellipsis off, of `kTypographicExtrasType`.
public let kPeriodsToEllipsisOffSelector = 11

/// Hyphen to minus on, of `kMathematicalExtrasType`.
public let kHyphenToMinusOnSelector = 0
/// Hyphen to minus off, of `kMathematicalExtrasType`.
public let kHyphenToMinusOffSelector = 1
/// Asterisk to multiply on, of `kMathematicalExtrasType`.
public let kAsteriskToMultiplyOnSelector = 2
/// Asterisk to multiply off, of `kMathematicalExtrasType`.
public let kAsteriskToMultiplyOffSelector = 3
/// Slash to divide on, of `kMathematicalExtrasType`.
public let kSlashToDivideOnSelector = 4
/// Slash to divide off, of `kMathematicalExtrasType`.
public let kSlashToDivideOffSelector = 5
/// Inequality ligatures on, of `kMathematicalExtrasType`.
public let kInequalityLigaturesOnSelector = 6
/// Inequality ligatures off, of `kMathematicalExtrasType`.
public let kInequalityLigaturesOffSelector = 7
/// Exponents on, of `kMathematicalExtrasType`.
public let kExponentsOnSelector = 8
/// Exponents off, of `kMathematicalExtrasType`.
public let kExponentsOffSelector = 9
/// Mathematical Greek on, of `kMathematicalExtrasType`.
public let kMathematicalGreekOnSelector = 10
/// Mathematical Greek off, of `kMathematicalExtrasType`.
public let kMathematicalGreekOffSelector = 11

/// No ornaments, of `kOrnamentSetsType`.
public let kNoOrnamentsSelector = 0
/// Dingbats, of `kOrnamentSetsType`.
public let kDingbatsSelector = 1
/// Pi characters, of `kOrnamentSetsType`.
public let kPiCharactersSelector = 2
/// Fleurons, of `kOrnamentSetsType`.
public let kFleuronsSelector = 3
/// Decorative borders, of `kOrnamentSetsType`.
public let kDecorativeBordersSelector = 4
/// International symbols, of `kOrnamentSetsType`.
public let kInternationalSymbolsSelector = 5
/// Math symbols, of `kOrnamentSetsType`.
public let kMathSymbolsSelector = 6

/// `onum` on, of `kNumberCaseType`: digits with ascenders and descenders, like lower-case letters.
public let kLowerCaseNumbersSelector = 0
/// `lnum` on, of `kNumberCaseType`: digits as high as capitals.
public let kUpperCaseNumbersSelector = 1
