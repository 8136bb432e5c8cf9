/// What Inter's glyphs need beside San Francisco's tracking, so that labels are as wide as with San Francisco.
///
/// Two differences are made up for, both in ems after each glyph; the glyphs themselves are not stretched:
///
/// - San Francisco gets wider than Inter the bolder it is.
/// - San Francisco goes over from its text to its display shapes in steps of a point, Inter's files in one: a size in
///   between has the width that lies as far between those of the two cuts, whichever of them draws it.
///
/// At 22 points, half way, bold, and in the display cut: 3 * 0.0046 + 0.05 / 2 = 0.0388 ems, 0.85 points. Regular
/// weight up to 20 points needs nothing.
///
/// Source: `scripts/fonts-support/calibrate.py`, from label widths that Interface Builder computed; `fonts/README.md`
/// has the method and how close it comes. Italics have no data and use the same figures.
package enum SystemFontCalibration {
  /// For each step of weight above regular, from medium (1) to black (5); heavy and black have no data and continue the
  /// line. Lighter weights get nothing: there are three labels in them, two of only digits, which disagree.
  package static let emsPerWeight = 0.0046

  /// How much wider Inter's text cut sets a glyph than its display cut, at the same size: the median of the texts.
  package static let emsBetweenCuts = 0.05

  /// Sizes in points up to which widths are those of the text cut, and from which they are the display cut's. Between
  /// them San Francisco's published tracking climbs from its least value, -0.45 points, to above zero.
  package static let textSize = 20.0, displaySize = 24.0

  /// The correction in ems for a glyph of Inter's text or display cut. A size that is not a number counts as small.
  package static func ems(atSize size: Double, weight: SystemFontWeight, isDisplayCut: Bool) -> Double {
    let steps = max(0, Double(weight.rawValue - SystemFontWeight.regular.rawValue) / 100)
    let share = size > textSize ? min((size - textSize) / (displaySize - textSize), 1) : 0
    return steps * emsPerWeight + ((isDisplayCut ? 1 : 0) - share) * emsBetweenCuts
  }
}

extension SystemFontTracking {
  /// The tracking in points that Inter is set with at a size in points: San Francisco's and the calibration.
  ///
  /// A size that is not a positive finite number has none.
  package static func points(atSize size: Double, weight: SystemFontWeight, isDisplayCut: Bool) -> Double {
    guard size > 0, size.isFinite else { return 0 }
    return points(atSize: size)
      + SystemFontCalibration.ems(atSize: size, weight: weight, isDisplayCut: isDisplayCut) * size
  }
}
