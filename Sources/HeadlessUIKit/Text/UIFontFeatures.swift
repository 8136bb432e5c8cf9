import Foundation
import TextLayout

/// A setting of a font's feature as a descriptor has it.
enum FontFeatureSetting: Hashable, Sendable {
  /// A type and selector of Apple's font feature registry.
  case registered(type: Int, selector: Int)
  /// An OpenType feature.
  case openType(tag: String, value: Int)

  init?(_ dictionary: [UIFontDescriptor.FeatureKey: Any]) {
    if let tag = dictionary[.openTypeTag] as? String, tag.utf8.count == 4 {
      self = .openType(tag: tag, value: (dictionary[.openTypeValue] ?? 1) as? Int ?? 1)
      return
    }
    guard let type = dictionary[.type] as? Int, let selector = dictionary[.selector] as? Int else { return nil }
    self = .registered(type: type, selector: selector)
  }

  var dictionary: [UIFontDescriptor.FeatureKey: Any] {
    switch self {
    case .registered(let type, let selector): [.type: type, .selector: selector]
    case .openType(let tag, let value): [.openTypeTag: tag, .openTypeValue: value]
    }
  }

  /// The OpenType features it stands for; none for a setting that has no counterpart there.
  var features: [FontFeature] {
    switch self {
    case .openType(let tag, let value): [FontFeature(tag: tag, value: UInt32(clamping: value))]
    case .registered(35, let selector): Self.stylisticAlternative(selector)
    case .registered(let type, let selector):
      (Self.registry[[type, selector]] ?? []).map { FontFeature(tag: $0.tag, value: $0.value) }
    }
  }

  /// Selector 2n turns stylistic set n on, 2n + 1 turns it off, for n from 1 to 20; 0 stands for none of them.
  private static func stylisticAlternative(_ selector: Int) -> [FontFeature] {
    guard (2...41).contains(selector) else { return [] }
    let number = selector / 2
    return [FontFeature(tag: number < 10 ? "ss0\(number)" : "ss\(number)", value: selector % 2 == 0 ? 1 : 0)]
  }

  /// OpenType features by type and selector.
  ///
  /// Sources: Apple's TrueType Reference Manual, appendix F (font feature registry), and the OpenType Layout tag
  /// registry 1.9. One of several selectors that rule each other out also turns the others' features off.
  private static let registry: [[Int]: [(tag: String, value: UInt32)]] = [
    // 1, ligatures: required, common, rare, contextual, historical.
    [1, 0]: [("rlig", 1)], [1, 1]: [("rlig", 0)], [1, 2]: [("liga", 1)], [1, 3]: [("liga", 0)],
    [1, 4]: [("dlig", 1)], [1, 5]: [("dlig", 0)], [1, 18]: [("clig", 1)], [1, 19]: [("clig", 0)],
    [1, 20]: [("hlig", 1)], [1, 21]: [("hlig", 0)],
    // 3, letter case, in its old form: small capitals.
    [3, 3]: [("smcp", 1)],
    // 6, number spacing: monospaced, proportional.
    [6, 0]: [("tnum", 1), ("pnum", 0)], [6, 1]: [("pnum", 1), ("tnum", 0)],
    // 10, vertical position: normal, superiors, inferiors, ordinals, scientific inferiors.
    [10, 0]: [("sups", 0), ("subs", 0), ("ordn", 0), ("sinf", 0)], [10, 1]: [("sups", 1)], [10, 2]: [("subs", 1)],
    [10, 3]: [("ordn", 1)], [10, 4]: [("sinf", 1)],
    // 11, fractions: none, vertical, diagonal.
    [11, 0]: [("frac", 0), ("afrc", 0)], [11, 1]: [("afrc", 1)], [11, 2]: [("frac", 1)],
    // 14, typographic extras: slashed zero.
    [14, 4]: [("zero", 1)], [14, 5]: [("zero", 0)],
    // 19, style options: titling capitals.
    [19, 4]: [("titl", 1)],
    // 21, number case: lower, upper.
    [21, 0]: [("onum", 1)], [21, 1]: [("lnum", 1), ("onum", 0)],
    // 33, case-sensitive layout: forms, spacing.
    [33, 0]: [("case", 1)], [33, 1]: [("case", 0)], [33, 2]: [("cpsp", 1)], [33, 3]: [("cpsp", 0)],
    // 36, contextual alternates: alternates, swashes, contextual swashes.
    [36, 0]: [("calt", 1)], [36, 1]: [("calt", 0)], [36, 2]: [("swsh", 1)], [36, 3]: [("swsh", 0)],
    [36, 4]: [("cswh", 1)], [36, 5]: [("cswh", 0)],
    // 37 and 38, lower and upper case: default, small capitals, petite capitals.
    [37, 0]: [("smcp", 0), ("pcap", 0)], [37, 1]: [("smcp", 1)], [37, 2]: [("pcap", 1)],
    [38, 0]: [("c2sc", 0), ("c2pc", 0)], [38, 1]: [("c2sc", 1)], [38, 2]: [("c2pc", 1)],
  ]
}

extension UIFontDescriptor.FeatureKey {
  fileprivate static let openTypeTag = Self(rawValue: kCTFontOpenTypeFeatureTag)
  fileprivate static let openTypeValue = Self(rawValue: kCTFontOpenTypeFeatureValue)
}

// Core Text's names for what feature settings hold.

/// The raw value of a feature key: an OpenType feature's tag, four characters.
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
/// The raw value of a feature key: the OpenType feature's value, 0 for off.
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"

/// The registry's type of ligatures.
public let kLigaturesType = 1
/// `liga` on, of `kLigaturesType`.
public let kCommonLigaturesOnSelector = 2
/// `liga` off, of `kLigaturesType`.
public let kCommonLigaturesOffSelector = 3
/// The registry's type of how wide digits are.
public let kNumberSpacingType = 6
/// `tnum` on, of `kNumberSpacingType`: digits are equally wide.
public let kMonospacedNumbersSelector = 0
/// `pnum` on, of `kNumberSpacingType`: digits are as wide as they look.
public let kProportionalNumbersSelector = 1
/// The registry's type of raised and lowered characters.
public let kVerticalPositionType = 10
/// `sups` on, of `kVerticalPositionType`.
public let kSuperiorsSelector = 1
/// `subs` on, of `kVerticalPositionType`.
public let kInferiorsSelector = 2
/// The registry's type of fractions.
public let kFractionsType = 11
/// `frac` on, of `kFractionsType`.
public let kDiagonalFractionsSelector = 2
/// The registry's type of what is none of the others.
public let kTypographicExtrasType = 14
/// `zero` on, of `kTypographicExtrasType`: a zero has a stroke through it.
public let kSlashedZeroOnSelector = 4
/// The registry's type of how high digits are.
public let kNumberCaseType = 21
/// `onum` on, of `kNumberCaseType`: digits reach above and below as small letters do.
public let kLowerCaseNumbersSelector = 0
/// `lnum` on, of `kNumberCaseType`: digits are as high as capitals.
public let kUpperCaseNumbersSelector = 1
/// The registry's type of forms beside capitals.
public let kCaseSensitiveLayoutType = 33
/// `case` on, of `kCaseSensitiveLayoutType`.
public let kCaseSensitiveLayoutOnSelector = 0
/// The registry's type of stylistic sets.
public let kStylisticAlternativesType = 35
/// `ss01` on, of `kStylisticAlternativesType`.
public let kStylisticAltOneOnSelector = 2
/// `ss02` on, of `kStylisticAlternativesType`.
public let kStylisticAltTwoOnSelector = 4
/// `ss03` on, of `kStylisticAlternativesType`.
public let kStylisticAltThreeOnSelector = 6
/// `ss04` on, of `kStylisticAlternativesType`.
public let kStylisticAltFourOnSelector = 8
/// `ss05` on, of `kStylisticAlternativesType`.
public let kStylisticAltFiveOnSelector = 10
/// `ss06` on, of `kStylisticAlternativesType`.
public let kStylisticAltSixOnSelector = 12
/// The registry's type of alternates by context: `calt`, `swsh`, `cswh`.
public let kContextualAlternatesType = 36
/// The registry's type of how small letters look.
public let kLowerCaseType = 37
/// `smcp` on, of `kLowerCaseType`: small capitals, which the system font's stand-in does not have.
public let kLowerCaseSmallCapsSelector = 1
/// The registry's type of how capitals look.
public let kUpperCaseType = 38
/// `c2sc` on, of `kUpperCaseType`: small capitals, which the system font's stand-in does not have.
public let kUpperCaseSmallCapsSelector = 1
