// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit.
public struct MKError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MKErrorDomain }

  /// The reasons for which a request is not answered, with MapKit's raw values.
  public enum Code: UInt, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = MKError

    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}
