/// The conditions that a slot of a set is for; an absent one is met by all.
package struct AssetQualifiers: Hashable, Sendable {
  /// The kind of device. Every slot has one.
  package enum Idiom: String, Hashable, Sendable, CaseIterable {
    case universal, iphone, ipad, mac, tv, watch, car, vision
    case iosMarketing = "ios-marketing"
    case watchMarketing = "watch-marketing"
  }

  package enum Luminosity: String, Hashable, Sendable, CaseIterable { case light, dark }
  package enum Contrast: String, Hashable, Sendable, CaseIterable { case high }
  package enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"
  }
  package enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }
  package enum Gamut: String, Hashable, Sendable, CaseIterable {
    case sRGB
    case displayP3 = "display-P3"
  }

  package var idiom = Idiom.universal
  /// The number of pixels per point.
  package var scale: Int?
  package var luminosity: Luminosity?
  package var contrast: Contrast?
  package var direction: Direction?
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var gamut: Gamut?
  /// A language, such as `de` or `pt-BR`.
  package var locale: String?

  package init() {}
}

/// The circumstances that a variant is chosen for.
package struct AssetConditions: Hashable, Sendable {
  package var idiom = AssetQualifiers.Idiom.iphone
  package var scale = 2.0
  package var isDark = false
  package var isHighContrast = false
  package var isRightToLeft = false
  package var widthClass: AssetQualifiers.SizeClass?
  package var heightClass: AssetQualifiers.SizeClass?
  package var gamut = AssetQualifiers.Gamut.displayP3
  /// The languages in the order of preference; a language follows its own regions: `pt-BR`, `pt`.
  package var languages: [String] = []

  package init() {}
}
