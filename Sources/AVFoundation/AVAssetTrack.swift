public import CoreMedia
public import UIKit

/// A track of a recording.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var estimatedDataRate: Float { 0 }
  open var totalSampleDataLength: Int64 { 0 }
  open var timeRange: CMTimeRange { .invalid }
  open var naturalTimeScale: Int32 { 0 }
  open var mediaType: AVMediaType { .video }
  open var trackID: Int32 { 0 }
  open var asset: AVAsset? { nil }
  open var formatDescriptions: [Any] { [] }
  open var isPlayable: Bool { false }
  open var isDecodable: Bool { false }
  open var isEnabled: Bool { false }
  open var isSelfContained: Bool { false }
  open var languageCode: String? { nil }
  open var extendedLanguageTag: String? { nil }
  open var preferredVolume: Float { 1 }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }

  /// The value of a property.
  open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.read(self) }
  /// The values of two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (first.read(self), second.read(self)) }
  /// The values of three properties.
  open func load<A, B, C>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>,
    _ third: AVAsyncProperty<AVAssetTrack, C>
  ) async throws -> (A, B, C) { (first.read(self), second.read(self), third.read(self)) }
}
