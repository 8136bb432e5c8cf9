// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let ARErrorDomain = "com.apple.arkit.error"

/// An error of ARKit.
public struct ARError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { ARErrorDomain }

  /// The reasons for which a session ended, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = ARError

    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case microphoneUnauthorized = 104
    case locationUnauthorized = 105
    case highResolutionFrameCaptureInProgress = 106
    case highResolutionFrameCaptureFailed = 107
    case worldTrackingFailed = 200
    case geoTrackingNotAvailableAtLocation = 201
    case geoTrackingFailed = 202
    case invalidReferenceImage = 300
    case invalidReferenceObject = 301
    case invalidWorldMap = 302
    case invalidConfiguration = 303
    case invalidCollaborationData = 304
    case insufficientFeatures = 400
    case objectMergeFailed = 401
    case fileIOFailed = 500
    case requestFailed = 501
  }

  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  public static var sensorUnavailable: Code { .sensorUnavailable }
  public static var sensorFailed: Code { .sensorFailed }
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
  public static var locationUnauthorized: Code { .locationUnauthorized }
  public static var highResolutionFrameCaptureInProgress: Code { .highResolutionFrameCaptureInProgress }
  public static var highResolutionFrameCaptureFailed: Code { .highResolutionFrameCaptureFailed }
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
  public static var geoTrackingNotAvailableAtLocation: Code { .geoTrackingNotAvailableAtLocation }
  public static var geoTrackingFailed: Code { .geoTrackingFailed }
  public static var invalidReferenceImage: Code { .invalidReferenceImage }
  public static var invalidReferenceObject: Code { .invalidReferenceObject }
  public static var invalidWorldMap: Code { .invalidWorldMap }
  public static var invalidConfiguration: Code { .invalidConfiguration }
  public static var invalidCollaborationData: Code { .invalidCollaborationData }
  public static var insufficientFeatures: Code { .insufficientFeatures }
  public static var objectMergeFailed: Code { .objectMergeFailed }
  public static var fileIOFailed: Code { .fileIOFailed }
  public static var requestFailed: Code { .requestFailed }
}
