// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let WCErrorDomain = "WCErrorDomain"

/// An error of WatchConnectivity.
public struct WCError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { WCErrorDomain }

  /// The codes, with their raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = WCError

    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017
    case companionAppNotInstalled = 7018
    case watchOnlyApp = 7019
  }

  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
  public static var invalidParameter: Code { .invalidParameter }
  public static var payloadTooLarge: Code { .payloadTooLarge }
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  public static var messageReplyFailed: Code { .messageReplyFailed }
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  public static var fileAccessDenied: Code { .fileAccessDenied }
  public static var deliveryFailed: Code { .deliveryFailed }
  public static var insufficientSpace: Code { .insufficientSpace }
  public static var sessionInactive: Code { .sessionInactive }
  public static var transferTimedOut: Code { .transferTimedOut }
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  public static var watchOnlyApp: Code { .watchOnlyApp }
}
