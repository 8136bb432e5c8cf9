import DynamicType
import Foundation

/// The attributes of a font descriptor: UIKit's dictionary with typed values.
struct FontAttributes: Hashable, Sendable {
  /// The uses of the system font.
  enum Usage: Hashable, Sendable {
    /// A text style at a text size.
    case textStyle(DynamicType.TextStyle, ContentSizeCategory)
    case system(SystemFontWeight, italic: Bool)
  }

  var usage: Usage?
  var name: String?
  var family: String?
  /// The name of the face within its family.
  var face: String?
  /// The size in points per em, above 0.
  var size: Double?
  var design = UIFontDescriptor.SystemDesign.default
  /// Whether the user asks for bold text, which makes the system font heavier than requested. Other fonts are not
  /// affected.
  var hasBoldText = false
  /// The weight, width and slant on UIKit's scales, from -1 to 1.
  var weight: Double?
  var width: Double?
  var slant: Double?
  var symbolic: UIFontDescriptor.SymbolicTraits?
  var features: [FontFeatureSetting] = []
  var cascade: [UIFontDescriptor] = []

  var hasTraits: Bool { weight != nil || width != nil || slant != nil || symbolic != nil }

  /// The metrics of the text style, if the font is that of one.
  var textStyleMetrics: TextStyleMetrics? {
    guard case .textStyle(let style, let category)? = usage else { return nil }
    return style.metrics(for: category)
  }
}

// MARK: - UIKit's dictionary

extension FontAttributes {
  typealias Dictionary = [UIFontDescriptor.AttributeName: Any]

  /// Sets the attributes of a dictionary. Values of the wrong type and unknown keys are ignored.
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
    if let design = (traits[.design] as? UIFontDescriptor.SystemDesign)?.rawValue ?? traits[.design] as? String {
      self.design = UIFontDescriptor.SystemDesign(rawValue: design)
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

  /// The value as a finite number of at most 10¹⁵, which an integer can hold.
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
    if design != .default { traits[.design] = design.rawValue }
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

  /// The names in printed descriptors of system fonts.
  private static let usages: [(weight: SystemFontWeight, name: String)] = [
    (.ultraLight, "CTFontUltraLightUsage"), (.thin, "CTFontThinUsage"), (.light, "CTFontLightUsage"),
    (.regular, "CTFontRegularUsage"), (.medium, "CTFontMediumUsage"), (.semibold, "CTFontDemiUsage"),
    (.bold, "CTFontEmphasizedUsage"), (.heavy, "CTFontHeavyUsage"), (.black, "CTFontBlackUsage"),
  ]
}

extension UIFontDescriptor.TraitKey {
  package static let design = Self(rawValue: "NSCTFontUIFontDesignTrait")
}
