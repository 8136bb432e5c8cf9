import DynamicType
import Testing

/// What the calibration adds where. How close it brings widths to San Francisco's is tested with the text engine.
///
/// The figures themselves come from `scripts/fonts-support/calibrate.py`; here only their use is tested, by hand
/// calculation.
@Suite struct SystemFontCalibrationTests {
  private func ems(_ size: Double, _ weight: SystemFontWeight, isDisplayCut: Bool = false) -> Double {
    SystemFontCalibration.ems(atSize: size, weight: weight, isDisplayCut: isDisplayCut)
  }

  @Test func theRegularWeightInTheTextCutNeedsNothing() {
    for size in [1.0, 11, 17, 19.5, 20] {
      #expect(ems(size, .regular) == 0, "at \(size)")
      let tracking = SystemFontTracking.points(atSize: size, weight: .regular, isDisplayCut: false)
      #expect(tracking == SystemFontTracking.points(atSize: size), "at \(size)")
    }
  }

  @Test func theRegularWeightInTheDisplayCutNeedsNothingFromTwentyFourPoints() {
    for size in [24.0, 34, 96, 1000] { #expect(ems(size, .regular, isDisplayCut: true) == 0, "at \(size)") }
  }

  /// Ems in thousandths; sums of three figures of two digits, so that a millionth is far more than they round by.
  @Test(arguments: [
    (17, SystemFontWeight.medium, false, 4.6), (17, .semibold, false, 9.2), (17, .bold, false, 13.8),
    (17, .black, false, 23), (17, .light, false, 0), (17, .ultraLight, false, 0),
    (20, .regular, true, 50), (21, .regular, false, -12.5), (22, .regular, false, -25), (22, .regular, true, 25),
    (22, .bold, true, 38.8), (23, .regular, true, 12.5), (24, .regular, false, -50), (34, .bold, true, 13.8),
    (40, .thin, true, 0),
  ])
  func theCorrectionIsTheSumOfBothParts(size: Double, weight: SystemFontWeight, isDisplayCut: Bool, expected: Double) {
    #expect(abs(ems(size, weight, isDisplayCut: isDisplayCut) * 1000 - expected) <= 1e-6)
  }

  /// Whichever cut draws a size, a glyph of the usual difference ends up equally wide.
  @Test(arguments: SystemFontWeight.allCases)
  func theCutsDifferByTheSameAtEverySize(weight: SystemFontWeight) {
    for size in stride(from: 6.0, through: 96, by: 0.25) {
      let difference = ems(size, weight, isDisplayCut: true) - ems(size, weight)
      #expect(abs(difference - SystemFontCalibration.emsBetweenCuts) <= 1e-15, "at \(size)")
    }
  }

  /// 17 points of bold: -0.43 from the table of San Francisco's tracking, and 0.0138 ems.
  @Test func trackingIsThePublishedOneAndTheCorrection() {
    let tracking = SystemFontTracking.points(atSize: 17, weight: .bold, isDisplayCut: false)
    #expect(abs(tracking - (-0.43 + 0.0138 * 17)) <= 1e-12)
  }

  @Test(arguments: [0, -17, -Double.infinity, .nan, .infinity])
  func whatIsNotASizeHasNone(_ size: Double) {
    #expect(SystemFontTracking.points(atSize: size, weight: .bold, isDisplayCut: true) == 0)
    #expect(SystemFontTracking.points(atSize: size, weight: .bold, isDisplayCut: false) == 0)
  }
}
