// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let CBErrorDomain = "CBErrorDomain"

/// An error of Core Bluetooth.
public struct CBError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { CBErrorDomain }

  /// The reasons for which a device is not reached, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = CBError

    case unknown = 0
    case invalidParameters = 1
    case invalidHandle = 2
    case notConnected = 3
    case outOfSpace = 4
    case operationCancelled = 5
    case connectionTimeout = 6
    case peripheralDisconnected = 7
    case uuidNotAllowed = 8
    case alreadyAdvertising = 9
    case connectionFailed = 10
    case connectionLimitReached = 11
    case unknownDevice = 12
    case operationNotSupported = 13
    case peerRemovedPairingInformation = 14
    case encryptionTimedOut = 15
    case tooManyLEPairedDevices = 16
    case leGattExceededBackgroundNotificationLimit = 17
    case leGattNearBackgroundNotificationLimit = 18
  }

  public static var unknown: Code { .unknown }
  public static var invalidParameters: Code { .invalidParameters }
  public static var invalidHandle: Code { .invalidHandle }
  public static var notConnected: Code { .notConnected }
  public static var outOfSpace: Code { .outOfSpace }
  public static var operationCancelled: Code { .operationCancelled }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  public static var connectionFailed: Code { .connectionFailed }
  public static var connectionLimitReached: Code { .connectionLimitReached }
  public static var unknownDevice: Code { .unknownDevice }
  public static var operationNotSupported: Code { .operationNotSupported }
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
  public static var leGattExceededBackgroundNotificationLimit: Code { .leGattExceededBackgroundNotificationLimit }
  public static var leGattNearBackgroundNotificationLimit: Code { .leGattNearBackgroundNotificationLimit }
}
