public import Foundation

// Core Foundation's names for what Foundation has under its own, as apps write them in `as CFArray`.

/// Core Foundation's arrays.
public typealias CFArray = [Any]
/// Core Foundation's strings.
public typealias CFString = String
/// Core Foundation's dictionaries.
public typealias CFDictionary = NSDictionary
/// Core Foundation's data.
public typealias CFData = Data
/// Core Foundation's URLs.
public typealias CFURL = URL
/// Core Foundation's numbers.
public typealias CFNumber = NSNumber
/// Core Foundation's errors.
public typealias CFError = NSError
/// Core Foundation's points in time: seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
/// Core Foundation's counts and indices.
public typealias CFIndex = Int
/// The time since 1 January 2001, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A maker of memory. None is needed.
public final class CFAllocator: Sendable {}

/// The usual maker of memory.
public let kCFAllocatorDefault: CFAllocator? = nil
/// The system's maker of memory.
public let kCFAllocatorSystemDefault: CFAllocator? = nil
/// The maker of memory that makes none.
public let kCFAllocatorNull: CFAllocator? = nil
/// The maker of memory by `malloc`.
public let kCFAllocatorMalloc: CFAllocator? = nil
