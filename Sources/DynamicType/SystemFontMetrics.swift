/// The vertical metrics of the system font, in ems; y grows upwards from the baseline.
///
/// A line is `(ascender - descender) * pointSize` high: 20.287109375 points at 17. The line gap is 0.
/// Source: `hhea` and `OS/2` of SF Pro, 2048 units per em (yml-org/YMatterType), and values printed by `UIFont`.
package enum SystemFontMetrics {
  package static let ascender = 1950.0 / 2048
  /// Negative: below the baseline.
  package static let descender = -494.0 / 2048
  package static let capHeight = 1443.0 / 2048
  /// As `UIFont` printed it at 20 points. SF Pro's own varies with size and weight, from 1040 to 1101 units.
  package static let xHeight = 1069.0 / 2048
}
