/// The tracking of the system font: the space after each glyph, which depends on the size.
///
/// It is an integer in 1/2048 em, the same for all weights and glyphs. Up to 40 points the values reproduce the
/// tracking in the advances that `UIFont` in the iOS simulator printed at 27 sizes (github.com/Vercantez/openuikit,
/// `golden/font_metrics_ios.json`). Above, and at 14, they are those of Apple's Human Interface Guidelines, Typography,
/// "Tracking values", SF Pro, copy of February 2026, which gives points: elsewhere that agrees within 2/2048 em. Copies
/// older than 2020 differ (-0.41 points at 17).
package enum SystemFontTracking {
  /// The tracking at a size, both in points. Negative values bring glyphs closer together.
  ///
  /// Between two rows it is interpolated linearly and rounded down to 1/2048 em. Sizes below the first row, 6 points,
  /// have its value in ems, which is a guess. Sizes from the last row, 80, have no tracking, nor does anything that is
  /// not a positive number.
  package static func points(atSize size: Double) -> Double {
    guard size > 0, let next = rows.firstIndex(where: { size <= $0.size }) else { return 0 }
    let (lower, upper) = (rows[max(0, next - 1)], rows[next])
    guard size > lower.size else { return lower.units / 2048 * size }
    let fraction = (size - lower.size) / (upper.size - lower.size)
    // An exact integer may be computed as slightly less.
    return (lower.units + (upper.units - lower.units) * fraction + 1e-9).rounded(.down) / 2048 * size
  }

  /// The rows by ascending size.
  private static let rows: [(size: Double, units: Double)] = [
    (6, 82), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40), (17, -52),
    (20, -46), (22, -24), (24, 6), (26, 17), (28, 28), (32, 26), (36, 21), (40, 19), (44, 17), (48, 15), (52, 13),
    (56, 11), (60, 9), (64, 7), (68, 5), (72, 4), (76, 2), (80, 0),
  ]
}
