// Apple's names for times of media.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A number of parts of a second.
public typealias CMTimeValue = Int64
/// The number of parts in a second.
public typealias CMTimeScale = Int32
/// The number of a run through a timeline that begins again.
public typealias CMTimeEpoch = Int64

/// A time of media: a number of parts of a second.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { (value, timescale, flags, epoch) = (0, 0, [], 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// The nearest time of a timescale; infinity and what is not a number are times of their own.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .indefinite
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard abs(parts) < 9.2e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity]) && timescale != 0
  }

  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
  }

  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

/// Flags of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// The rounding of times.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

extension CMTime: Comparable, Hashable {
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isNumeric && b.isNumeric ? a.seconds == b.seconds : a.flags == b.flags
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

  public static func + (a: CMTime, b: CMTime) -> CMTime { joined(a, b, a.seconds + b.seconds) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { joined(a, b, a.seconds - b.seconds) }

  private static func joined(_ a: CMTime, _ b: CMTime, _ seconds: Double) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    return CMTime(seconds: seconds, preferredTimescale: max(a.timescale, b.timescale, 1))
  }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1))
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Double) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
}
public func CMTimeMultiply(_ time: CMTime, _ multiplier: Int32) -> CMTime {
  CMTimeMultiply(time, multiplier: multiplier)
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool { range.containsTime(time) }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A sample of media: none is taken.
public final class CMSampleBuffer {}

/// The description of a sample: there are none.
public final class CMFormatDescription {}
/// The format of moving pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of a video.
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init() { (width, height) = (0, 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
