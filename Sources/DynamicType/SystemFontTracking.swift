/// The space the system font adds after each glyph by its size.
///
/// Source: Apple's Human Interface Guidelines, Typography, "Tracking values", SF Pro, copy of February 2026. It prints
/// points and thousandths of an em. Points are kept: they are the finer above 10 points (at 60, 4/1000 em is 0.24 where
/// 0.26 is printed), and at 21, 40, 48 and 56 the two differ by more than rounding explains, points being the smoother.
/// Copies older than 2020 differ (-0.41 at 17).
package enum SystemFontTracking {
  /// The tracking at a size, both in points. Negative brings glyphs together.
  ///
  /// A size between two rows lies on the straight line between them. Sizes below the first row, 6 points, have its
  /// tracking in proportion; sizes above the last have its tracking, 0. A size that is not a positive number has none.
  package static func points(atSize size: Double) -> Double {
    guard size > 0 else { return 0 }
    guard let next = rows.firstIndex(where: { size <= $0.size }) else { return rows[rows.count - 1].points }
    let upper = rows[next]
    let lower = next > 0 ? rows[next - 1] : (size: 0, points: 0)
    let fraction = (size - lower.size) / (upper.size - lower.size)
    return lower.points * (1 - fraction) + upper.points * fraction
  }

  /// By ascending size.
  private static let rows: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0),
    (96, 0),
  ]
}
