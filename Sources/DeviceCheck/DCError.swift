// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let DCErrorDomain = "com.apple.devicecheck.error"

/// An error of DeviceCheck.
public struct DCError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { DCErrorDomain }

  /// The reasons for which a device is not attested, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = DCError

    case unknownSystemFailure = 0
    case featureUnsupported = 1
    case invalidInput = 2
    case invalidKey = 3
    case serverUnavailable = 4
  }

  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
}
