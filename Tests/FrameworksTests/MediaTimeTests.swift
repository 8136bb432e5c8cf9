import AVFoundation
import CoreMedia
import Testing

/// Times and their ranges, as Core Media's documentation describes its functions.
@Suite struct MediaTimeTests {
  private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
    CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, 3 as Int64), (.roundTowardZero, 2), (.roundAwayFromZero, 3),
    (.roundTowardPositiveInfinity, 3), (.roundTowardNegativeInfinity, 2), (.quickTime, 2),
  ])
  func scalesAreRounded(_ method: CMTimeRoundingMethod, _ value: Int64) {
    let converted = CMTimeConvertScale(CMTime(value: 5, timescale: 4), timescale: 2, method: method)
    #expect(converted.value == value && converted.timescale == 2 && converted.hasBeenRounded)
  }

  @Test func exactTimesStayExact() {
    let converted = CMTime(value: -3, timescale: 10).convertScale(600, method: .roundAwayFromZero)
    #expect(converted.value == -180 && !CMTIME_HAS_BEEN_ROUNDED(converted))
    let small = CMTime(value: -1, timescale: 1000).convertScale(10, method: .quickTime)
    #expect(small.value == -1)
    #expect(CMTime.positiveInfinity.convertScale(600, method: .default) == .positiveInfinity)
  }

  @Test func timesAreMultipliedAndCompared() {
    let time = CMTime(value: 3, timescale: 2)
    #expect(CMTimeMultiply(time, multiplier: 4).seconds == 6)
    let third = CMTimeMultiplyByRatio(time, multiplier: 1, divisor: 3)
    #expect(third.value == 3 && third.timescale == 6)
    #expect(CMTimeMinimum(time, .zero) == .zero && CMTimeMaximum(time, .zero) == time)
    #expect(CMTimeAbsoluteValue(CMTime(value: -3, timescale: 2)) == time)
    #expect(CMTIME_IS_INVALID(.invalid) && CMTIME_IS_NUMERIC(time) && CMTIME_IS_INDEFINITE(.indefinite))
  }

  @Test func rangesMeet() {
    #expect(range(0, 4).intersection(range(2, 6)) == range(2, 4))
    #expect(range(0, 2).intersection(range(3, 4)).isEmpty)
    #expect(range(0, 2).union(range(3, 4)) == range(0, 4))
    #expect(range(0, 4).containsTimeRange(range(1, 4)) && !range(0, 4).containsTimeRange(range(1, 5)))
    let late = CMTimeClampToRange(CMTime(value: 9, timescale: 1), range: range(0, 4))
    #expect(late.seconds == 4)
  }

  @Test func formatsAreMade() {
    var format: CMVideoFormatDescription?
    CMVideoFormatDescriptionCreate(
      allocator: nil, codecType: kCMVideoCodecType_HEVC, width: 8, height: 6, extensions: nil,
      formatDescriptionOut: &format)
    #expect(format?.dimensions.height == 6 && format?.mediaSubType == .hevc)
    #expect(format?.audioStreamBasicDescription == nil)
  }
}
