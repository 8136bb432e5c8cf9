/// The vertical metrics of the system font, in ems; y increases upwards from the baseline.
///
/// The height of a line is `(ascender - descender) * pointSize`: 20.287109375 points at 17. The line gap is 0. Source:
/// `hhea` and `OS/2` of SF Pro, 2048 units per em (yml-org/YMatterType), and values printed by `UIFont`.
package enum SystemFontMetrics {
  package static let ascender = 1950.0 / 2048
  /// Negative: below the baseline.
  package static let descender = -494.0 / 2048
  package static let capHeight = 1443.0 / 2048

  /// The x-height at a size in points: in regular weight from 1078/2048 em at text sizes to 1040/2048 at display sizes,
  /// in bold from 1101 to 1072, in whole units as `UIFont` printed it at 20 points.
  ///
  /// Source: `UIFont.xHeight` at 35 sizes (github.com/Vercantez/openuikit, `golden/font_metrics_ios.json`). Weights
  /// between regular and bold, and beyond bold, are extrapolated linearly from both; lighter ones have the value of
  /// regular. These are guesses.
  package static func xHeight(atSize size: Double, weight: SystemFontWeight) -> Double {
    let optical = SystemFontAdvances.opticalFraction(atSize: size)
    let (regular, bold) = (1078 - 38 * optical, 1101 - 29 * optical)
    return (regular + (bold - regular) * max(0, weight.mixture) / SystemFontWeight.bold.mixture).rounded() / 2048
  }
}
