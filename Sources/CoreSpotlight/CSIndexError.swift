// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of an index.
public struct CSIndexError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CSIndexErrorDomain }

  /// The reasons for which nothing is indexed, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = CSIndexError

    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }

  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var remoteConnectionError: Code { .remoteConnectionError }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var indexingUnsupported: Code { .indexingUnsupported }
  public static var mismatchedClientState: Code { .mismatchedClientState }
}
