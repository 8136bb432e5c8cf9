// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An answer to a request for an attribute.
public struct CBATTError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CBATTErrorDomain }

  /// The answers, with their raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = CBATTError

    case success = 0
    case invalidHandle = 1
    case readNotPermitted = 2
    case writeNotPermitted = 3
    case invalidPdu = 4
    case insufficientAuthentication = 5
    case requestNotSupported = 6
    case invalidOffset = 7
    case insufficientAuthorization = 8
    case prepareQueueFull = 9
    case attributeNotFound = 10
    case attributeNotLong = 11
    case insufficientEncryptionKeySize = 12
    case invalidAttributeValueLength = 13
    case unlikelyError = 14
    case insufficientEncryption = 15
    case unsupportedGroupType = 16
    case insufficientResources = 17
  }

  public static var success: Code { .success }
  public static var invalidHandle: Code { .invalidHandle }
  public static var readNotPermitted: Code { .readNotPermitted }
  public static var writeNotPermitted: Code { .writeNotPermitted }
  public static var invalidPdu: Code { .invalidPdu }
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  public static var requestNotSupported: Code { .requestNotSupported }
  public static var invalidOffset: Code { .invalidOffset }
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  public static var prepareQueueFull: Code { .prepareQueueFull }
  public static var attributeNotFound: Code { .attributeNotFound }
  public static var attributeNotLong: Code { .attributeNotLong }
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  public static var unlikelyError: Code { .unlikelyError }
  public static var insufficientEncryption: Code { .insufficientEncryption }
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  public static var insufficientResources: Code { .insufficientResources }
}
