import DynamicType
import Foundation

/// What a descriptor asks for: UIKit's dictionary with types.
struct FontAttributes: Hashable, Sendable {
  /// What the system font is used for.
  enum Usage: Hashable, Sendable {
    /// A text style at a text size.
    case textStyle(DynamicType.TextStyle, ContentSizeCategory)
    case system(SystemFontWeight, italic: Bool)
  }

  var usage: Usage?
  var name: String?
  var family: String?
  /// The face's name within its family.
  var face: String?
  /// Points per em, above 0.
  var size: Double?
  var isMonospacedDesign = false
  /// Whether the user wants bold text: then the system font is heavier than what asks for it says. Other fonts stay.
  var hasBoldText = false
  /// UIKit's scales, from -1 to 1.
  var weight: Double?
  var width: Double?
  var slant: Double?
  var symbolic: UIFontDescriptor.SymbolicTraits?
  var features: [FontFeatureSetting] = []
  var cascade: [UIFontDescriptor] = []

  var hasTraits: Bool { weight != nil || width != nil || slant != nil || symbolic != nil }

  /// The figures of the text style, if the font is one's.
  var textStyleMetrics: TextStyleMetrics? {
    guard case .textStyle(let style, let category)? = usage else { return nil }
    return style.metrics(for: category)
  }
}

// MARK: - UIKit's dictionary

extension FontAttributes {
  typealias Dictionary = [UIFontDescriptor.AttributeName: Any]

  /// Takes over what is there of the wrong type, or of keys that are not known, as if it were not.
  mutating func set(_ attributes: Dictionary) {
    if let name = attributes[.name] as? String { self.name = name }
    if let family = attributes[.family] as? String { self.family = family }
    if let face = attributes[.face] as? String { self.face = face }
    if let size = FontAttributes.number(attributes[.size]) { self.size = size > 0 ? size : nil }
    if let usage = FontAttributes.usage(attributes[.textStyle]) { self.usage = usage }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { set(traits: traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      features = settings.compactMap { FontFeatureSetting($0) }
    }
    if let cascade = attributes[.cascadeList] as? [UIFontDescriptor] { self.cascade = cascade }
  }

  private mutating func set(traits: [UIFontDescriptor.TraitKey: Any]) {
    weight = (traits[.weight] as? UIFont.Weight).map { Double($0.rawValue) } ?? FontAttributes.number(traits[.weight])
    width = (traits[.width] as? UIFont.Width).map { Double($0.rawValue) } ?? FontAttributes.number(traits[.width])
    slant = FontAttributes.number(traits[.slant])
    if let design = traits[.design] as? String {
      isMonospacedDesign = design == UIFontDescriptor.SystemDesign.monospaced.rawValue
    }
    symbolic =
      (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)
      ?? FontAttributes.number(traits[.symbolic]).map { .init(rawValue: UInt32(clamping: Int($0))) }
  }

  private static func usage(_ value: Any?) -> Usage? {
    guard let name = (value as? UIFont.TextStyle)?.rawValue ?? value as? String else { return nil }
    if let style = DynamicType.TextStyle(rawValue: name) { return .textStyle(style, TextPreferences.current.category) }
    if name == obliqueUsage { return .system(.regular, italic: true) }
    return usages.first { $0.name == name }.map { .system($0.weight, italic: false) }
  }

  /// A finite number within what an integer can hold.
  private static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as UInt32: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { abs($0) <= 1e15 ? $0 : nil }
  }

  var dictionary: Dictionary {
    var attributes: Dictionary = [:]
    attributes[.name] = name
    attributes[.family] = family
    attributes[.face] = face
    attributes[.size] = size.map { CGFloat($0) }
    attributes[.textStyle] = usageName
    let traits = traits
    if !traits.isEmpty { attributes[.traits] = traits }
    if !features.isEmpty { attributes[.featureSettings] = features.map(\.dictionary) }
    if !cascade.isEmpty { attributes[.cascadeList] = cascade }
    return attributes
  }

  private var traits: [UIFontDescriptor.TraitKey: Any] {
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    traits[.weight] = weight.map { CGFloat($0) }
    traits[.width] = width.map { CGFloat($0) }
    traits[.slant] = slant.map { CGFloat($0) }
    traits[.symbolic] = symbolic?.rawValue
    if isMonospacedDesign { traits[.design] = UIFontDescriptor.SystemDesign.monospaced.rawValue }
    return traits
  }

  private var usageName: String? {
    switch usage {
    case .textStyle(let style, _)?: style.rawValue
    case .system(_, italic: true)?: FontAttributes.obliqueUsage
    case .system(let weight, italic: false)?: FontAttributes.usages.first { $0.weight == weight }?.name
    case nil: nil
    }
  }

  private static let obliqueUsage = "CTFontObliqueUsage"

  /// As printed descriptors of system fonts have it.
  private static let usages: [(weight: SystemFontWeight, name: String)] = [
    (.ultraLight, "CTFontUltraLightUsage"), (.thin, "CTFontThinUsage"), (.light, "CTFontLightUsage"),
    (.regular, "CTFontRegularUsage"), (.medium, "CTFontMediumUsage"), (.semibold, "CTFontDemiUsage"),
    (.bold, "CTFontEmphasizedUsage"), (.heavy, "CTFontHeavyUsage"), (.black, "CTFontBlackUsage"),
  ]
}

extension UIFontDescriptor.TraitKey {
  fileprivate static let design = Self(rawValue: "NSCTFontUIFontDesignTrait")
}
