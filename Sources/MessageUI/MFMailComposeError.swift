// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a message.
public struct MFMailComposeError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }

  /// The reasons for which a message was not sent, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = MFMailComposeError

    case saveFailed = 0
    case sendFailed = 1
  }

  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}
