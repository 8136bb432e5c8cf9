// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let MLModelErrorDomain = "com.apple.CoreML"

/// An error of Core ML.
public struct MLModelError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { MLModelErrorDomain }

  /// The codes, with their raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = MLModelError

    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
    case modelDecryptionKeyFetch = 8
    case modelDecryption = 9
    case modelCollection = 10
    case predictionCancelled = 11
  }

  public static var generic: Code { .generic }
  public static var featureType: Code { .featureType }
  public static var io: Code { .io }
  public static var customLayer: Code { .customLayer }
  public static var customModel: Code { .customModel }
  public static var update: Code { .update }
  public static var parameters: Code { .parameters }
  public static var modelDecryptionKeyFetch: Code { .modelDecryptionKeyFetch }
  public static var modelDecryption: Code { .modelDecryption }
  public static var modelCollection: Code { .modelCollection }
  public static var predictionCancelled: Code { .predictionCancelled }
}
