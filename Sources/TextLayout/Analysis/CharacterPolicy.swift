/// What single characters mean to layout, where Unicode leaves it to the implementation.
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

  /// A space for the choice of a font: it takes the first font of the list.
  static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 0x09 }

  /// A control that ends a line or has no look of its own.
  static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  /// The unit that stands for `unit` in shaping: a tab is as wide as a space, other controls are ZERO WIDTH SPACE,
  /// which HarfBuzz neither draws nor advances over.
  static func shapedUnit(_ unit: UInt16) -> UInt16 {
    if unit == 0x09 { return 0x20 }
    return isControl(unit) ? 0x200B : unit
  }
}
