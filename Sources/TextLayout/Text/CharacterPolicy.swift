/// The treatment of single characters where Unicode leaves it to the implementation.
enum CharacterPolicy {
  /// White space that hangs over the end of a line: it is not counted when a line is fitted.
  ///
  /// All of Unicode's `White_Space` but the no-break spaces U+00A0, U+2007 and U+202F.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a text of such characters alone has a grapheme cluster boundary at every code unit: they have the
  /// Grapheme_Cluster_Break value `Other` or, among Hangul, are whole syllables (UAX #29).
  static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: true
    case 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0x660...0x66F: true
    case 0x2010...0x2027, 0x2030...0x205E, 0x3000...0x3029, 0x3041...0x3096, 0x30A1...0x30FF: true
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D: true
    default: false
    }
  }

  static let tab: UInt16 = 0x09
  static let softHyphen: UInt16 = 0xAD
  static let objectReplacement: UInt16 = 0xFFFC

  /// Whether a code unit is a space for the choice of a font, which is then the first of the list.
  static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }

  /// Whether a code unit is a control that ends a line or is invisible.
  static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  /// The unit that replaces `unit` in shaping: controls become ZERO WIDTH SPACE, which HarfBuzz neither draws nor
  /// advances over.
  static func shapedUnit(_ unit: UInt16) -> UInt16 { isControl(unit) ? 0x200B : unit }
}
