// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// An error of a request.
public struct CXErrorCodeRequestTransactionError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CXErrorDomainRequestTransaction }

  /// The reasons for which a call is not changed, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = CXErrorCodeRequestTransactionError

    case unknown = 0
    case unentitled = 1
    case unknownCallProvider = 2
    case emptyTransaction = 3
    case unknownCallUUID = 4
    case callUUIDAlreadyExists = 5
    case invalidAction = 6
    case maximumCallGroupsReached = 7
    case callIsProtected = 8
  }

  public static var unknown: Code { .unknown }
  public static var unentitled: Code { .unentitled }
  public static var unknownCallProvider: Code { .unknownCallProvider }
  public static var emptyTransaction: Code { .emptyTransaction }
  public static var unknownCallUUID: Code { .unknownCallUUID }
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  public static var invalidAction: Code { .invalidAction }
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
  public static var callIsProtected: Code { .callIsProtected }
}
