public import CoreMedia
public import UIKit

/// Pictures of a recording: each request ends with `AVError.decodeFailed`.
open class AVAssetImageGenerator: NSObject {
  /// The function that is called with each picture: the time asked for, the picture, its own time, the result, an error.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public let asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Throws `AVError.decodeFailed`.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decodeFailed)
  }
  /// Throws `AVError.decodeFailed`.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError(.decodeFailed) }
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, AVError(.decodeFailed)) }
  }
  open func cancelAllCGImageGeneration() {}
  open var apertureMode: AVAssetImageGenerator.ApertureMode?
  /// An answer for each time: `AVError.decodeFailed`.
  open func images(for times: [CMTime]) -> Images { Images(times: times) }

  /// The answers for times.
  public struct Images: AsyncSequence, Sendable {
    let times: [CMTime]

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }

    /// An iterator of answers.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var times: ArraySlice<CMTime>

      public mutating func next() async -> Element? {
        times.popFirst().map { Element.failure(requestedTime: $0, error: AVError(.decodeFailed)) }
      }
    }

    /// A picture, or why there is none.
    public enum Element: Sendable {
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      case failure(requestedTime: CMTime, error: any Error)

      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): time
          case .failure(_, let error): throw error
          }
        }
      }
    }
  }

  /// The part of a picture that is given.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .invalid, AVError(.decodeFailed)) }

  /// The outcome of a request, with its raw values.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }
}
