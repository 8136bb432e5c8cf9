// Core Media's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Whether a time is one.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is none.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether a time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether a time is after all others.
public func CMTIME_IS_POSITIVE_INFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Whether a time is before all others.
public func CMTIME_IS_NEGATIVE_INFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
/// Whether a time was rounded.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }

public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isNumeric, divisor != 0 else { return time.isNumeric ? .invalid : time }
  let (product, overflows) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  let scale = Int64(time.timescale) * Int64(divisor)
  guard !overflows, scale > 0, let scale = Int32(exactly: scale) else {
    return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
  }
  return CMTime(value: product, timescale: scale)
}
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time2 < time1 ? time2 : time1 }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { time1 < time2 ? time2 : time1 }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  var absolute = time
  absolute.value = CMTimeValue(clamping: time.value.magnitude)
  return absolute
}
/// The text of a time: its parts, their number in a second, and its seconds.
public func CMTimeCopyDescription(allocator: Any?, time: CMTime) -> String? {
  time.isNumeric ? "{\(time.value)/\(time.timescale) = \(time.seconds)}" : "{\(time.seconds)}"
}
/// Prints a time.
public func CMTimeShow(_ time: CMTime) { print(CMTimeCopyDescription(allocator: nil, time: time) ?? "") }

extension CMTime {
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
}

extension CMTimeRange {
  /// The times of both ranges: none if they do not meet.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (CMTimeMaximum(start, otherRange.start), CMTimeMinimum(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// The times from the first of both ranges to the last.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return isValid ? self : otherRange }
    return CMTimeRange(start: CMTimeMinimum(start, otherRange.start), end: CMTimeMaximum(end, otherRange.end))
  }

  /// Whether a range begins and ends within this one.
  public func containsTimeRange(_ timeRange: CMTimeRange) -> Bool {
    isValid && timeRange.isValid && start <= timeRange.start && timeRange.end <= end
  }

  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
}

/// Whether a range is one.
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
/// Whether a range is none.
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
/// Whether a range is not known.
public func CMTIMERANGE_IS_INDEFINITE(_ range: CMTimeRange) -> Bool { range.isIndefinite }
/// Whether a range has no times.
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard range.isValid, time.isValid else { return .invalid }
  return CMTimeMinimum(CMTimeMaximum(time, range.start), range.end)
}
public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A stretch of a track and the stretch of another to which it belongs.
public struct CMTimeMapping: Hashable, Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange

  public init() { (source, target) = (.invalid, .invalid) }
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}

/// A clock: it stands still.
public final class CMClock: Sendable {
  private init() {}

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let hostTimeClock = CMClock()
  public var time: CMTime { .zero }
}

/// The clock of the device, which stands still.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
/// The time of a clock: zero.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

/// A line of time that a clock moves along: it stays at its time.
public final class CMTimebase: @unchecked Sendable {
  public private(set) var time = CMTime.zero
  public private(set) var rate = 0.0
  public let sourceClock: CMClock?

  public init(sourceClock: CMClock) throws { self.sourceClock = sourceClock }

  public func setTime(_ time: CMTime) throws { self.time = time }
  public func setRate(_ rate: Double) throws { self.rate = rate }
}

/// Makes a line of time.
@discardableResult
public func CMTimebaseCreateWithSourceClock(
  allocator: Any?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> Int32 {
  timebaseOut.pointee = try? CMTimebase(sourceClock: sourceClock)
  return 0
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { timebase.rate }
@discardableResult
public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> Int32 {
  try? timebase.setTime(time)
  return 0
}
@discardableResult
public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Double) -> Int32 {
  try? timebase.setRate(rate)
  return 0
}
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool { range.containsTime(time) }
