// Apple's names for messages of the system's log.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A log with a subsystem and a category. Nothing is written to it: messages are as quiet as in a test that looks for
/// nothing in the console.
open class OSLog: NSObject, @unchecked Sendable {
  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log of disabled messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
    super.init()
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages are written: never.
  open func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are written: never.
  public var signpostsEnabled: Bool { false }

  /// Categories with a meaning of their own.
  public struct Category: Sendable {
    public let rawValue: String

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// A log, by the name of C's type.
public typealias OSLog_t = OSLog

/// The importance of a message, with the system's raw values.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Logs a message: writes nothing. The arguments are evaluated.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {}

public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {}
