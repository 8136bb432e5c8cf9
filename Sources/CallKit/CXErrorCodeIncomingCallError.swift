// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

/// An error of an incoming call.
public struct CXErrorCodeIncomingCallError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CXErrorDomainIncomingCall }

  /// The reasons for which a call is not shown, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = CXErrorCodeIncomingCallError

    case unknown = 0
    case unentitled = 1
    case callUUIDAlreadyExists = 2
    case filteredByDoNotDisturb = 3
    case filteredByBlockList = 4
    case filteredDuringRestrictedSharingMode = 5
    case callIsProtected = 6
  }

  public static var unknown: Code { .unknown }
  public static var unentitled: Code { .unentitled }
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  public static var filteredByBlockList: Code { .filteredByBlockList }
  public static var filteredDuringRestrictedSharingMode: Code { .filteredDuringRestrictedSharingMode }
  public static var callIsProtected: Code { .callIsProtected }
}
