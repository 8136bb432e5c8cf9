// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

/// An error of a pass.
public struct PKPassKitError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { PKPassKitErrorDomain }

  /// The reasons for which a pass cannot be read, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = PKPassKitError

    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError = 2
    case invalidSignature = 3
    case notEntitledError = 4
  }

  public static var unknownError: Code { .unknownError }
  public static var invalidDataError: Code { .invalidDataError }
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  public static var invalidSignature: Code { .invalidSignature }
  public static var notEntitledError: Code { .notEntitledError }
}
