import CICU

/// Embedding levels and visual order by the Unicode Bidirectional Algorithm (UAX #9), as ICU implements it.
enum BidiLevels {
  /// The level of each code unit, and of the paragraph it is in.
  static func resolve(
    _ units: [UInt16], baseDirection: BaseDirection
  ) -> (levels: [UInt8], paragraphLevels: [UInt8]) {
    let base: UInt8 =
      switch baseDirection {
      case .leftToRight: UInt8(GALLEY_BASE_LTR)
      case .rightToLeft: UInt8(GALLEY_BASE_RTL)
      case .natural: UInt8(GALLEY_BASE_NATURAL_LTR)
      }
    let fallback: UInt8 = baseDirection == .rightToLeft ? 1 : 0
    var levels = [UInt8](repeating: fallback, count: units.count)
    var paragraphLevels = levels
    if baseDirection != .rightToLeft, units.allSatisfy(isPlainLeftToRight) { return (levels, paragraphLevels) }
    let error = galley_bidi_levels(units, Int32(units.count), base, &levels, &paragraphLevels)
    precondition(
      error == 0, "ICU's bidi failed on \(units.count) units: \(String(cString: galley_icu_error_name(error)))")
    return (levels, paragraphLevels)
  }

  /// The order in which runs of these levels are drawn from left to right (rule L2): indices into `levels`.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    if levels.allSatisfy({ $0 == 0 }) { return Array(levels.indices) }
    var map = [Int32](repeating: 0, count: levels.count)
    galley_bidi_reorder(levels, Int32(levels.count), &map)
    return map.map(Int.init)
  }

  /// Characters below U+0590, the first right-to-left block, leave every level at 0.
  private static func isPlainLeftToRight(_ unit: UInt16) -> Bool { unit < 0x0590 }
}
