import ImageComparison
import Raster
import TestSupport
import Testing

@Suite struct ToleranceTests {
  /// The allowance of a tolerance for a white picture of 20 × 20 pixels and one with other pixels at some positions.
  private func allowance(_ tolerance: Tolerance, _ places: [Int], _ color: UInt32 = 0xFF00_0000) throws -> Allowance? {
    let (expected, actual) = (try bitmap(20, 20), try bitmap(20, 20))
    for place in places { actual.pixels[place] = color }
    let difference = try #require(ImageComparison.compare(expected: expected, actual: actual))
    return accepted(tolerance.judgement(of: difference, expected: expected, actual: actual))
  }

  private func accepted(_ judgement: ToleranceJudgement) -> Allowance? {
    if case .accepted(let allowance) = judgement { allowance } else { nil }
  }

  @Test func nothingIsAcceptedUnlessAsked() throws {
    #expect(try Tolerance() == .none)
    #expect(try allowance(.none, [0], 0xFFFF_FFFE) == nil)
    #expect(try allowance(Tolerance(mask: ["clock"]), [0], 0xFFFF_FFFE) == nil)
  }

  @Test func rulesThatHideNothingAcceptNothing() throws {
    let strict = [
      try Tolerance(channel: 0), try Tolerance(pixelsInWindow: .init(count: 0)), try Tolerance(precision: 1),
      try Tolerance(perceptualPrecision: 1), try Tolerance(channel: 255, precision: 1),
    ]
    for tolerance in strict { #expect(try allowance(tolerance, [0], 0xFFFF_FFFE) == nil, "\(tolerance)") }
  }

  @Test func everyRuleMustHold() throws {
    let both = try Tolerance(channel: 255, pixelsInWindow: .init(count: 2))
    #expect(
      try allowance(both, [0, 1])
        == Allowance(channel: .init(found: 255, limit: 255), pixelsInWindow: .init(found: 2, limit: 2, size: 8)))
    #expect(try allowance(both, [0, 1, 2]) == nil)
    #expect(try allowance(Tolerance(channel: 254, pixelsInWindow: .init(count: 2)), [0, 1]) == nil)
  }

  @Test func precisionIsAShareOfPixels() throws {
    // 4 of 400 pixels are one hundredth, even if all of their bytes except alpha's differ.
    let tolerance = try Tolerance(precision: 0.99)
    #expect(
      try allowance(tolerance, [0, 1, 2, 3])?.precision
        == .init(matching: 396, of: 400, precision: 0.99, perceptualPrecision: 1, largestDeltaE: nil))
    #expect(try allowance(tolerance, [0, 1, 2, 3, 4]) == nil)
  }

  @Test(arguments: 1...99)
  func aShareThatIsJustReachedIsEnough(hundredths: Int) throws {
    let (expected, actual) = (try bitmap(10, 10), try bitmap(10, 10))
    for place in hundredths..<100 { actual.pixels[place] = 0 }
    let difference = try #require(ImageComparison.compare(expected: expected, actual: actual))
    let tolerance = try Tolerance(precision: Double(hundredths) / 100)
    #expect(accepted(tolerance.judgement(of: difference, expected: expected, actual: actual)) != nil)
  }

  @Test func perceptualPrecisionLetsColorsMatchThatLookAlike() throws {
    // White and 0xFDFDFD have a difference of 0.690, white and 0xF9F9F9 of 2.074 (`Fixtures/delta-e.json`).
    let tolerance = try Tolerance(perceptualPrecision: 0.98)
    #expect(
      try allowance(tolerance, Array(0..<400), 0xFFFD_FDFD)?.precision
        == .init(matching: 400, of: 400, precision: 1, perceptualPrecision: 0.98, largestDeltaE: 0.69))
    #expect(try allowance(tolerance, [0], 0xFFF9_F9F9) == nil)
    let share = try Tolerance(precision: 0.99, perceptualPrecision: 0.98)
    #expect(
      try allowance(share, [0, 1, 2, 3], 0xFFF9_F9F9)?.precision
        == .init(matching: 396, of: 400, precision: 0.99, perceptualPrecision: 0.98, largestDeltaE: 2.07))
    #expect(try allowance(share, [0, 1, 2, 3, 4], 0xFFF9_F9F9) == nil)
  }

  @Test func pixelsThatLookAlikeOverOneGroundAloneDiffer() throws {
    // White and transparent are equal over white, black and transparent over black.
    let tolerance = try Tolerance(perceptualPrecision: 0.5)
    #expect(try allowance(tolerance, [0], 0) == nil)
    let (expected, actual) = (try bitmap(1, 1, color: 0xFF00_0000), try bitmap(1, 1, color: 0))
    let difference = try #require(ImageComparison.compare(expected: expected, actual: actual))
    #expect(accepted(tolerance.judgement(of: difference, expected: expected, actual: actual)) == nil)
  }

  @Test func unequalSizesAreNeverAccepted() throws {
    let (expected, actual) = (try bitmap(1, 1), try bitmap(1, 2))
    let difference = try #require(ImageComparison.compare(expected: expected, actual: actual))
    let everything = try Tolerance(
      channel: 255, pixelsInWindow: .init(count: 64), precision: 0, perceptualPrecision: 0)
    #expect(everything.judgement(of: difference, expected: expected, actual: actual) == .refused(Allowance()))
  }

  @Test func whatIsOutOfRangeIsAnError() throws {
    let errors: [(ToleranceError, () throws(ToleranceError) -> Tolerance)] = [
      (.channel(256), { () throws(ToleranceError) in try Tolerance(channel: 256) }),
      (.channel(-1), { () throws(ToleranceError) in try Tolerance(channel: -1) }),
      (.windowSize(0), { () throws(ToleranceError) in try Tolerance(pixelsInWindow: .init(count: 0, size: 0)) }),
      (.windowSize(256), { () throws(ToleranceError) in try Tolerance(pixelsInWindow: .init(count: 0, size: 256)) }),
      (.windowSize(.max), { () throws(ToleranceError) in try Tolerance(pixelsInWindow: .init(count: 0, size: .max)) }),
      (.windowCount(65, area: 64), { () throws(ToleranceError) in try Tolerance(pixelsInWindow: .init(count: 65)) }),
      (.windowCount(-1, area: 64), { () throws(ToleranceError) in try Tolerance(pixelsInWindow: .init(count: -1)) }),
      (.precision(1.01), { () throws(ToleranceError) in try Tolerance(precision: 1.01) }),
      (.precision(-0.1), { () throws(ToleranceError) in try Tolerance(precision: -0.1) }),
      (.perceptualPrecision(98), { () throws(ToleranceError) in try Tolerance(perceptualPrecision: 98) }),
      (.perceptualPrecision(.infinity), { () throws(ToleranceError) in try Tolerance(perceptualPrecision: .infinity) }),
      (.emptyName, { () throws(ToleranceError) in try Tolerance(mask: ["a", ""]) }),
    ]
    for (error, make) in errors { #expect(throws: error) { try make() } }
    for make in [{ try Tolerance(precision: .nan) }, { try Tolerance(perceptualPrecision: .nan) }] {
      #expect(throws: ToleranceError.self) { try make() }
    }
  }

  @Test func errorsSayWhatToGive() {
    let sentences: [(ToleranceError, String)] = [
      (
        .channel(256), "A tolerance's channel is 256: give the largest accepted difference of a channel, from 0 to 255."
      ),
      (.windowCount(65, area: 64), "A tolerance accepts 65 differing pixels in a window of 64: give 0 to 64."),
      (.windowSize(0), "A tolerance's window has sides of 0 pixels: give 1 to 255."),
      (
        .precision(98),
        "A tolerance's precision is 98.0: give the share of pixels that have to match, from 0 to 1, such as 0.99."
      ),
      (
        .perceptualPrecision(-1),
        "A tolerance's perceptualPrecision is -1.0: give how alike a pixel's colours have to look, from 0 to 1, such as "
          + "0.98."
      ),
      (
        .emptyName,
        "A tolerance masks views by their accessibilityIdentifier, which cannot be empty. Give their names."
      ),
    ]
    for (error, sentence) in sentences { #expect(error.description == sentence) }
  }
}

@Suite struct MaskTests {
  @Test func aMaskedImageIsEqualWithinTheBoxesAlone() throws {
    let (expected, actual) = (try bitmap(9, 7, color: 0xFFFF_FFFF), try bitmap(9, 7, color: 0xFF00_0000))
    let boxes: [ImageDifference.Box] = [
      .init(x: 2, y: 1, width: 3, height: 2), .init(x: -4, y: 5, width: 6, height: 9),
      .init(x: 30, y: 30, width: 1, height: 1),
    ]
    let masked = try ImageComparison.masked(actual, as: expected, in: boxes)
    for y in 0..<7 {
      for x in 0..<9 {
        let isInside = boxes.contains {
          ($0.x..<($0.x + $0.width)).contains(x) && ($0.y..<($0.y + $0.height)).contains(y)
        }
        #expect(masked.pixels[y * 9 + x] == (isInside ? 0xFFFF_FFFF : 0xFF00_0000), "\(x), \(y)")
      }
    }
    #expect(actual.pixels[0] == 0xFF00_0000)
  }

  @Test func anAreaIsThatOfThePixelsInAnyBox() {
    var generator = SeededGenerator(seed: 14)
    for round in 0..<200 {
      let boxes = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        ImageDifference.Box(
          x: .random(in: -5...15, using: &generator), y: .random(in: -5...15, using: &generator),
          width: .random(in: 0...12, using: &generator), height: .random(in: 0...12, using: &generator))
      }
      let counted = (0..<12 * 10).count { place in
        boxes.contains {
          ($0.x..<($0.x + $0.width)).contains(place % 12) && ($0.y..<($0.y + $0.height)).contains(place / 12)
        }
      }
      #expect(ImageDifference.Box.area(of: boxes, width: 12, height: 10) == counted, "round \(round): \(boxes)")
    }
  }

  @Test func imagesOfUnequalSizesAreMaskedWhereBothHavePixels() throws {
    let (expected, actual) = (try bitmap(2, 3, color: 0xFFFF_FFFF), try bitmap(3, 2, color: 0xFF00_0000))
    let masked = try ImageComparison.masked(actual, as: expected, in: [.init(x: 0, y: 0, width: 10, height: 10)])
    #expect(Array(masked.pixels) == [~0, ~0, 0xFF00_0000, ~0, ~0, 0xFF00_0000])
  }
}
