// Core Foundation's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
public import Foundation

/// Any object of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// Core Foundation's truth values.
public typealias CFBoolean = NSNumber
/// Core Foundation's texts with attributes.
public typealias CFAttributedString = NSAttributedString
/// Core Foundation's texts with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Core Foundation's texts that can be changed.
public typealias CFMutableString = NSMutableString
/// Core Foundation's dictionaries that can be changed.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's data that can be changed.
public typealias CFMutableData = NSMutableData
/// Core Foundation's sets of characters.
public typealias CFCharacterSet = CharacterSet
/// Core Foundation's run loops.
public typealias CFRunLoop = RunLoop
/// Core Foundation's modes of run loops.
public typealias CFRunLoopMode = RunLoop.Mode
/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// A truth value of old interfaces: 1 or 0.
public typealias DarwinBoolean = Bool
/// Four letters as a number.
public typealias FourCharCode = UInt32
/// Four letters as a number.
public typealias OSType = FourCharCode

/// The result of a function of an old interface; 0 if it could be done.
public typealias OSStatus = Int32
/// The result of what could be done.
public let noErr: OSStatus = 0
/// The number of a glyph in a font.
public typealias CGGlyph = UInt16

/// The greatest finite number of 32 bits.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite number of 32 bits, as endless animations have it.
public let HUGE = MAXFLOAT
/// The greatest whole number.
public let NSIntegerMax = Int.max
/// The least whole number.
public let NSIntegerMin = Int.min
/// The greatest whole number without a sign.
public let NSUIntegerMax = UInt.max
/// The greatest whole number of 32 bits without a sign.
public let UINT_MAX = UInt32.max

/// The nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// A range of Core Foundation's.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of indices.
  public var length: CFIndex

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }

  /// Creates an empty range.
  public init() {
    self.init(location: 0, length: 0)
  }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }
/// Does nothing: a run loop that Foundation runs ends by its date.
public func CFRunLoopStop(_ rl: CFRunLoop) {}
/// Does nothing: a run loop hears of what is added to it.
public func CFRunLoopWakeUp(_ rl: CFRunLoop) {}
/// Performs a closure on a run loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop, _ mode: CFString, _ block: @escaping @Sendable () -> Void) {
  rl.perform(block)
}

/// Runs the current run loop for a time, in seconds.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
) -> Int32 {
  _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: seconds))
  return 3
}

extension RunLoop.Mode {
  /// The mode in which a run loop follows touches.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  /// The default mode.
  public static let defaultMode = RunLoop.Mode.default
  /// All common modes.
  public static let commonModes = RunLoop.Mode.common
}

/// The transform of letters into Latin ones.
public let kCFStringTransformToLatin = StringTransform.toLatin
/// The transform that removes marks.
public let kCFStringTransformStripCombiningMarks = StringTransform.stripCombiningMarks
/// The transform that removes diacritics.
public let kCFStringTransformStripDiacritics = StringTransform.stripDiacritics
/// The transform of Chinese into Latin letters.
public let kCFStringTransformMandarinLatin = StringTransform.mandarinToLatin

/// Transforms a text, or its part.
///
/// - Returns: whether the transform is known.
@discardableResult
public func CFStringTransform(
  _ string: NSMutableString, _ range: UnsafeMutablePointer<CFRange>?, _ transform: StringTransform, _ reverse: Bool
) -> Bool {
  let whole = NSRange(location: 0, length: string.length)
  let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
  guard part.location >= 0, part.upperBound <= string.length,
    let new = string.substring(with: part).applyingTransform(transform, reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: new)
  range?.pointee.length = NSString(string: new).length
  return true
}

/// The time since the device has started, in the units of `mach_timebase_info`: nanoseconds.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The number of nanoseconds in a unit of `mach_absolute_time`.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator.
  public var numer: UInt32 = 0
  /// The denominator.
  public var denom: UInt32 = 0

  /// Creates the value that `mach_timebase_info` sets.
  public init() {}
}

/// Sets how many nanoseconds a unit of time has: one.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  (info.pointee.numer, info.pointee.denom) = (1, 1)
  return 0
}
