// Apple's names for reaching the network.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
public import Glibc

/// A way to the network: it is not known to work.
public final class SCNetworkReachability: @unchecked Sendable {
  public init() {}
}

/// The ways in which the network is reached, with its raw values.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The callback for changes of a route: it is never called.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// Stored by apps.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?

  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) { (self.version, self.info) = (version, info) }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: String) -> SCNetworkReachability? {
  SCNetworkReachability()
}
/// A way to the network: it is not known to work.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}
/// Writes no flag: nothing is known to be reached, as where there is no network.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
/// Sets the callback, which is never called, as the network does not change.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Sets the queue on which the callback would be called.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// Schedules the callback, which is never called.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { true }
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: String
) -> Bool { true }

// What the last function has failed with.
public var kSCStatusOK: Int32 { 0 }
public var kSCStatusFailed: Int32 { 1001 }
public var kSCStatusInvalidArgument: Int32 { 1002 }
public var kSCStatusNoKey: Int32 { 1004 }
public var kSCStatusReachabilityUnknown: Int32 { 4001 }

/// The code of the last failure: no function here fails.
public func SCError() -> Int32 { kSCStatusOK }

/// The words for a code.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  // Literals stay in memory, as the system's texts do.
  let text: StaticString =
    switch status {
    case 0: "Success!"
    case 1001: "Failed!"
    case 1002: "Invalid argument"
    case 1004: "No such key"
    case 4001: "Network reachability cannot be determined"
    default: "(null)"
    }
  return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

// Core Foundation's names for run loops.
/// A run loop, which is Foundation's.
public typealias CFRunLoop = RunLoop

@_disfavoredOverload
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }
@_disfavoredOverload
public func CFRunLoopGetMain() -> CFRunLoop { .main }

/// A mode of a run loop, which is Foundation's.
public typealias CFRunLoopMode = RunLoop.Mode

// UIKit's module has them, too.
extension RunLoop.Mode {
  /// The default mode.
  @_disfavoredOverload public static let defaultMode = RunLoop.Mode.default
  /// All common modes.
  @_disfavoredOverload public static let commonModes = RunLoop.Mode.common
}

// An address has no length on Linux: it is that of its family.
extension sockaddr {
  /// The length that addresses have on Apple's systems. Setting it changes nothing.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length that addresses have on Apple's systems. Setting it changes nothing.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// The length that addresses have on Apple's systems. Setting it changes nothing.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }

  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}
