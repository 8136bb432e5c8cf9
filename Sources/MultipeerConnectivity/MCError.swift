// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let MCErrorDomain = "MCErrorDomain"

/// An error of MultipeerConnectivity.
public struct MCError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MCErrorDomain }

  /// The reasons for which peers are not connected, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = MCError

    case unknown = 0
    case notConnected = 1
    case invalidParameter = 2
    case unsupported = 3
    case timedOut = 4
    case cancelled = 5
    case unavailable = 6
  }

  public static var unknown: Code { .unknown }
  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
  public static var unavailable: Code { .unavailable }
}
