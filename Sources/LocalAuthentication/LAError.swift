// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of an authentication.
public struct LAError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LAErrorDomain }

  /// The reasons for which nobody was authenticated, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case notInteractive = -1004

    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    public static var touchIDLockout: Code { .biometryLockout }

    /// Whether an error has a code. `LAContext` gives `NSError`s too.
    public static func ~= (match: Code, error: any Error) -> Bool {
      let error = error as NSError
      return error.domain == LAErrorDomain && error.code == match.rawValue
    }
  }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var companionNotAvailable: Code { .companionNotAvailable }
  public static var notInteractive: Code { .notInteractive }

  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
}
