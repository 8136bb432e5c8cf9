import Foundation
import TextLayout

/// A feature setting in a font descriptor.
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

  /// The corresponding OpenType features; empty for a setting without a counterpart.
  var features: [FontFeature] {
    switch self {
    case .openType(let tag, let value): [FontFeature(tag: tag, value: UInt32(clamping: value))]
    case .registered(35, let selector): Self.stylisticAlternative(selector)
    case .registered(let type, let selector):
      (Self.registry[[type, selector]] ?? []).map { FontFeature(tag: $0.tag, value: $0.value) }
    }
  }

  /// The feature for a stylistic set: selector 2n turns set n on and 2n + 1 turns it off, for n from 1 to 20; 0 stands
  /// for no set.
  private static func stylisticAlternative(_ selector: Int) -> [FontFeature] {
    guard (2...41).contains(selector) else { return [] }
    let number = selector / 2
    return [FontFeature(tag: number < 10 ? "ss0\(number)" : "ss\(number)", value: selector % 2 == 0 ? 1 : 0)]
  }

  /// OpenType features by type and selector.
  ///
  /// Sources: Apple's TrueType Reference Manual, appendix F (font feature registry), and the OpenType Layout tag
  /// registry 1.9. A selector that excludes others also turns their features off.
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

// Core Text's names for the contents of feature settings.

/// The raw value of a feature key: the tag of an OpenType feature, four characters.
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
/// The raw value of a feature key: the value of the OpenType feature, 0 for off.
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"
