import Testing
import TextLayout
import TextMeasuring

/// Published figures of UIKit, measured without a label.
@Suite struct PublishedValueTests {
  private func measured(_ request: MeasuringRequest) throws -> MeasuringAnswer.Measurement {
    try #require(try Measurers.shared.answer(request).measurements.first)
  }

  /// San Francisco's lines are 2444/2048 of its size: 17.900, 20.287, 23.867 and 35.801 points at 15, 17, 20 and 30
  /// (its `hhea` table, and `UIFont.lineHeight` as printed by mobimeo/ios-baseline-alignment).
  @Test(arguments: [(15.0, 17.900), (17, 20.287), (20, 23.867), (30, 35.801)])
  func aLineIsAsHighAsTheSystemFontsLines(size: Double, height: Double) throws {
    let line = try measured(MeasuringRequest("Hamburg", font: .system(size: size)))
    #expect(abs(line.size.height - height) < 5e-4)
  }

  /// A label of 17 points is 20.5 points high on a screen with two pixels per point, and 20.333 with three.
  @Test(arguments: [(2.0, 41), (3, 61)]) func aLabelIsWholePixelsHigh(scale: Double, pixels: Int) throws {
    var request = MeasuringRequest("Hamburg", font: .system(size: 17))
    request.scale = scale
    #expect(try measured(request).pixels?.height == pixels)
  }

  /// The Human Interface Guidelines' sizes and leadings of body text: the leading is the distance of baselines
  /// (mobimeo/ios-baseline-alignment tests that for all preferred fonts), and there is none below the last line.
  @Test(
    arguments: zip(
      MeasuringCategory.allCases,
      [
        (14.0, 19.0), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
        (47, 56),
        (53, 62),
      ]))
  func baselinesOfBodyTextAreItsLeadingApart(category: MeasuringCategory, figures: (size: Double, leading: Double))
    throws
  {
    var request = MeasuringRequest("one\ntwo\nthree")
    request.categories = [category]
    request.scale = 2
    let text = try measured(request)
    let baselines = text.lines.map(\.baseline)
    try #require(baselines.count == 3)
    #expect(abs(baselines[1] - baselines[0] - figures.leading) < 1e-9)
    #expect(abs(baselines[2] - baselines[1] - figures.leading) < 1e-9)
    let height = 2444.0 / 2048 * figures.size + 2 * figures.leading
    #expect(abs(text.size.height - height) < 1e-9)
    #expect(text.pixels?.height == Int((2 * height).rounded(.up)))
  }

  /// STULabel's README: a label has the line spacing below a single line, and none below several.
  @Test func lineSpacingIsBelowASingleLineAlone() throws {
    func height(_ text: String, _ spacing: Double) throws -> Double {
      var request = MeasuringRequest(text, font: .system(size: 17))
      request.paragraph.lineSpacing = spacing
      return try measured(request).size.height
    }
    #expect(abs(try height("one", 5) - height("one", 0) - 5) < 1e-9)
    #expect(abs(try height("one\ntwo", 5) - height("one\ntwo", 0) - 5) < 1e-9)
    #expect(abs(try height("one\ntwo\nthree", 5) - height("one\ntwo\nthree", 0) - 10) < 1e-9)
  }
}
