// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let MPErrorDomain = "MPErrorDomain"

/// An error of MediaPlayer.
public struct MPError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MPErrorDomain }

  /// The reasons for which nothing is played, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = MPError

    case unknown = 0
    case permissionDenied = 1
    case cloudServiceCapabilityMissing = 2
    case networkConnectionFailed = 3
    case notFound = 4
    case notSupported = 5
    case cancelled = 6
    case requestTimedOut = 7
  }

  public static var unknown: Code { .unknown }
  public static var permissionDenied: Code { .permissionDenied }
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  public static var notFound: Code { .notFound }
  public static var notSupported: Code { .notSupported }
  public static var cancelled: Code { .cancelled }
  public static var requestTimedOut: Code { .requestTimedOut }
}
