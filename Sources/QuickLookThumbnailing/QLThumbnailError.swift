// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// An error of a thumbnail.
public struct QLThumbnailError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { QLThumbnailErrorDomain }

  /// The reasons for which there is no thumbnail, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = QLThumbnailError

    case generationFailed = 0
    case savingToURLFailed = 1
    case noCachedThumbnail = 2
    case noCloudThumbnail = 3
    case requestInvalid = 4
    case requestCancelled = 5
  }

  public static var generationFailed: Code { .generationFailed }
  public static var savingToURLFailed: Code { .savingToURLFailed }
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  public static var requestInvalid: Code { .requestInvalid }
  public static var requestCancelled: Code { .requestCancelled }
}
