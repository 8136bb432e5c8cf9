/// The advances of San Francisco's ASCII characters, without tracking.
///
/// An advance is interpolated between a text and a display master by size, and between two masters by weight. All
/// figures are solved from advances printed by `UIFont` (see `SystemFontMasters`); the width of a label is their sum,
/// with tracking and kerning, rounded up to a pixel.
package enum SystemFontAdvances {
  /// An advance in ems, for text sizes and for display sizes.
  package typealias Advance = (text: Double, display: Double)

  /// The advances of printable ASCII characters.
  ///
  /// Italics are only known in regular weight. In other weights they differ from the upright letters by as much as in
  /// regular, which is a guess.
  package static func advances(weight: SystemFontWeight, isItalic: Bool) -> [(character: Unicode.Scalar, Advance)] {
    zip(SystemFontMasters.characters, SystemFontMasters.rows).map { code, row in
      func ems(_ display: Int) -> Double {
        let other = row[(weight.mixture < 0 ? SystemFontMasters.ultraLight : SystemFontMasters.black) + display]
        let regular = row[SystemFontMasters.regular + display]
        let slant = isItalic ? row[SystemFontMasters.regularItalic + display] - regular : 0
        return (regular + (other - regular) * abs(weight.mixture) + slant) / 2048
      }
      return (Unicode.Scalar(code), (ems(0), ems(1)))
    }
  }

  /// The position of a size in points between the text master, 0 up to 17, and the display master, 1 from 28.
  ///
  /// Linear interpolation through 1/11 at 19 points and 9/11 at 24 points reproduces the known advances of every size
  /// in between, to 1/16,384.
  package static func opticalFraction(atSize size: Double) -> Double {
    switch size {
    case ..<17: 0
    case ..<19: (size - 17) / 22
    case ..<24: (1 + (size - 19) * 1.6) / 11
    case ..<28: (9 + (size - 24) / 2) / 11
    default: size.isNaN ? 0 : 1
    }
  }

  /// The factors for Inter's negative kerning that best approximate San Francisco's; where Inter's kerning is positive,
  /// San Francisco has none.
  ///
  /// They were fitted to the widths of strings: at text sizes to 75 that Interface Builder computed, at display sizes
  /// to a single one, so these are less certain.
  package static func kerning(weight: SystemFontWeight) -> Advance {
    switch weight {
    case .ultraLight: (1.05, 1.65)
    case .thin: (1.05, 1.6)
    case .light: (1.05, 1.52)
    case .regular: (1.05, 1.45)
    case .medium: (0.97, 1.35)
    case .semibold: (0.92, 1.28)
    case .bold: (0.86, 1.19)
    case .heavy: (0.785, 1.07)
    case .black: (0.73, 0.98)
    }
  }

  /// The advance of all characters of SF Mono, in ems, at every size and weight, without tracking.
  package static let monospaced = 1266.0 / 2048
}

extension SystemFontWeight {
  /// The position of the weight between regular, 0, and an outermost master: ultraLight, -1, or black, 1.
  var mixture: Double {
    switch self {
    case .ultraLight: -1
    case .thin: -0.78377
    case .light: -0.34055
    case .regular: 0
    case .medium: 0.18335
    case .semibold: 0.31665
    case .bold: 0.5
    case .heavy: 0.76666
    case .black: 1
    }
  }
}
