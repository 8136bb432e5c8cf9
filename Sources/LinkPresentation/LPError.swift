// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let LPErrorDomain = "LPErrorDomain"

/// An error of LinkPresentation.
public struct LPError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { LPErrorDomain }

  /// The reasons for which a link's metadata cannot be fetched, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = LPError

    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}
