import DynamicType
import Foundation
import SystemText
import TextLayout

extension ResolvedFont {
  /// Finds the font for a descriptor's attributes.
  ///
  /// - Parameter size: the size in points; 0 for that of the attributes.
  init(_ attributes: FontAttributes, size: Double = 0) {
    let library = FontRegistry.library
    let wanted = size > 0 ? size : attributes.size ?? attributes.textStyleMetrics?.pointSize
    let size = ResolvedFont.validPointSize(wanted ?? ResolvedFont.defaultSize)
    if let named = attributes.namedInstance(in: library) {
      let traits = attributes.hasTraits ? attributes.traits(of: named) : nil
      self = .face(named, traits: traits, size: size, in: library)
      return
    }
    if let face = attributes.platformFace(in: library) {
      self = .standIn(for: face, size: size, in: library)
      return
    }
    let weight = attributes.hasBoldText ? attributes.systemWeight.withBoldText : attributes.systemWeight
    let distance = attributes.lineDistance(at: size)
    self =
      attributes.isMonospaced
      ? .monospaced(weight, size: size, lineDistance: distance, in: library)
      : .system(weight, italic: attributes.isSystemItalic, size: size, lineDistance: distance, in: library)
  }

  /// The bundled font that stands in for a face of iOS's: the system font of its weight and slope, or the monospaced one.
  private static func standIn(for face: FontIdentity, size: Double, in library: FontLibrary) -> ResolvedFont {
    let weight = SystemFontWeight(rawValue: Int(face.traits.weight)) ?? .regular
    return face.traits.isMonospaced
      ? .monospaced(weight, size: size, in: library)
      : .system(weight, italic: face.traits.isItalic, size: size, in: library)
  }

  /// Core Text's size for a font without a size (`CTFontCreateWithFontDescriptor`).
  private static let defaultSize = 12.0
}

extension FontAttributes {
  /// The face requested by name, family and face; `nil` for the system font, which also replaces unavailable fonts.
  fileprivate func namedInstance(in library: FontLibrary) -> FontInstance? {
    if let name, let font = library.font(named: name) { return font }
    guard let family else { return nil }
    if let face, let font = library.font(family: family, style: face) { return font }
    return library.font(family: family, closestTo: traits(of: nil))
  }

  /// The face of iOS's that is requested by name, family and face, and that no file has; `nil` for other fonts.
  func platformFace(in library: @autoclosure () -> FontLibrary) -> FontIdentity? {
    guard let face = platformFace, namedInstance(in: library()) == nil else { return nil }
    return face
  }

  /// The requested face of iOS's, whether a file has it or not.
  private var platformFace: FontIdentity? {
    if let name, let face = PlatformFonts.face(named: name) { return face }
    guard let family else { return nil }
    return face.flatMap { PlatformFonts.face(family: family, style: $0) }
      ?? PlatformFonts.face(family: family, closestTo: traits(of: nil))
  }

  /// The names and traits of the matching font.
  var identity: FontIdentity {
    platformFace(in: FontRegistry.library) ?? FontIdentity(ResolvedFont(self).instance)
  }

  /// The requested traits; the others are the font's own, or those of a regular face.
  fileprivate func traits(of font: FontInstance?) -> FontTraits { traits(over: font?.traits ?? FontTraits()) }

  private func traits(over own: FontTraits) -> FontTraits {
    var traits = own
    if let symbolic { traits = traits.with(symbolic) }
    if let weight { traits.weight = FontTraitScale.openTypeWeight(weight) }
    if let width { traits.width = FontTraitScale.openTypeWidth(width) }
    if let slant { traits.isItalic = slant > 0 }
    return traits
  }

  // MARK: The system font

  fileprivate var isMonospaced: Bool { design == .monospaced || symbolic?.contains(.traitMonoSpace) == true }

  fileprivate var isSystemItalic: Bool {
    if let slant { return slant > 0 }
    if let symbolic { return symbolic.contains(.traitItalic) }
    if case .system(_, let italic)? = usage { return italic }
    return false
  }

  fileprivate var systemWeight: SystemFontWeight {
    if let weight { return UIFont.Weight(weight).systemWeight }
    let own: SystemFontWeight
    let bold: SystemFontWeight
    switch usage {
    case .textStyle?:
      own = textStyleMetrics?.weight ?? .regular
      bold = textStyleMetrics?.emphasizedWeight ?? .bold
    case .system(let weight, _)?: (own, bold) = (weight, UIFont.boldWeight)
    case nil: (own, bold) = (.regular, UIFont.boldWeight)
    }
    guard let symbolic else { return own }
    let isBold = own.rawValue >= SystemFontWeight.semibold.rawValue
    return symbolic.contains(.traitBold) ? (isBold ? own : bold) : (isBold ? .regular : own)
  }

  /// The line distance of a text style, at the style's own size. Tight and loose leading are 2 points less and more
  /// (Apple's documentation of the traits).
  fileprivate func lineDistance(at size: Double) -> Double? {
    guard let distance = textStyleMetrics?.lineDistance(at: size) else { return nil }
    let isLoose = symbolic?.contains(.traitLooseLeading) == true
    let isTight = symbolic?.contains(.traitTightLeading) == true
    return distance + (isLoose ? 2 : 0) - (isTight ? 2 : 0)
  }

  // MARK: Creating attributes

  /// The attributes of `UIFont.preferredFont`.
  static func preferred(_ style: DynamicType.TextStyle, for preferences: TextPreferences) -> FontAttributes {
    var attributes = FontAttributes()
    attributes.follow(style, for: preferences)
    return attributes
  }

  /// Sets the attributes to those of a text style under the preferences.
  mutating func follow(_ style: DynamicType.TextStyle, for preferences: TextPreferences) {
    usage = .textStyle(style, preferences.category)
    size = style.metrics(for: preferences.category).pointSize
    hasBoldText = preferences.hasBoldText
  }

  /// The attributes with exactly the given traits; `nil` if the family has no such face.
  func with(_ symbolic: UIFontDescriptor.SymbolicTraits) -> FontAttributes? {
    var changed = self
    let library = FontRegistry.library
    if let face = platformFace(in: library) { return with(symbolic, in: face) }
    guard let font = namedInstance(in: library) else {
      guard symbolic.isDisjoint(with: [.traitCondensed, .traitExpanded]),
        !symbolic.isSuperset(of: [.traitMonoSpace, .traitItalic])
      else { return nil }
      (changed.symbolic, changed.weight, changed.slant) = (symbolic, nil, nil)
      return changed
    }
    let wanted = traits(of: font).with(symbolic)
    guard let face = library.font(family: font.familyName, having: wanted) else { return nil }
    changed.choose(face.postScriptName)
    if !face.axes.isEmpty {
      changed.weight = FontTraitScale.weightTrait(face.traits.weight)
      changed.width = FontTraitScale.widthTrait(face.traits.width)
      changed.slant = face.traits.isItalic ? 1 : 0
    }
    return changed
  }

  /// The attributes of the face with exactly the given traits in the family of a face of iOS's; `nil` if there is none.
  private func with(_ symbolic: UIFontDescriptor.SymbolicTraits, in face: FontIdentity) -> FontAttributes? {
    let wanted = traits(over: face.traits).with(symbolic)
    guard let other = PlatformFonts.face(family: face.familyName, having: wanted) else { return nil }
    var changed = self
    changed.choose(other.postScriptName)
    return changed
  }

  /// Requests a face by its name alone.
  private mutating func choose(_ postScriptName: String) {
    (name, family, face) = (postScriptName, nil, nil)
    (symbolic, weight, width, slant) = (nil, nil, nil, nil)
  }
}
