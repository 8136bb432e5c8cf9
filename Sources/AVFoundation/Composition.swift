// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Parts of recordings one after another: nothing is read of them.
open class AVComposition: AVAsset, @unchecked Sendable {
  open internal(set) var compositionTracks: [AVMutableCompositionTrack] = []
  open var naturalSize: CGSize { .zero }
  open override var tracks: [AVAssetTrack] { compositionTracks }
  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    compositionTracks.filter { $0.mediaType == mediaType }
  }
  open override func track(withTrackID trackID: Int32) -> AVAssetTrack? {
    compositionTracks.first { $0.trackID == trackID }
  }
}

/// Parts of recordings that are put together. Stored.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var size = CGSize.zero

  public override init() {
    super.init()
  }

  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }

  /// A track with the number that is asked for, or the next one that is free.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let taken = Set(compositionTracks.map(\.trackID))
    let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !taken.contains(preferredTrackID)
    let track = AVMutableCompositionTrack(mediaType, isFree ? preferredTrackID : (taken.max() ?? 0) + 1)
    compositionTracks.append(track)
    return track
  }
  open func removeTrack(_ track: AVCompositionTrack) { compositionTracks.removeAll { $0 === track } }
  /// The first track of the same kind.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    compositionTracks.first { $0.mediaType == track.mediaType }
  }
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}

  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

/// A track of parts of recordings.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// A track that is put together. Stored.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private let kind: AVMediaType
  private let number: CMPersistentTrackID
  private var turn = CGAffineTransform.identity
  private var loudness: Float = 1

  init(_ kind: AVMediaType, _ number: CMPersistentTrackID) {
    (self.kind, self.number) = (kind, number)
    super.init()
  }

  open override var trackID: CMPersistentTrackID { number }
  open override var isEnabled: Bool { true }
  open override var preferredVolume: Float {
    get { loudness }
    set { loudness = newValue }
  }

  open override var mediaType: AVMediaType { kind }
  open override var preferredTransform: CGAffineTransform {
    get { turn }
    set { turn = newValue }
  }
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {}
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

/// The number of a track, which stays the same.
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// The composition of tracks into one picture. Stored.
open class AVVideoComposition: NSObject {
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var frameDuration = CMTime.zero
  open var instructions: [AVVideoCompositionInstruction] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?

  public override init() {
    super.init()
  }

  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
  }
}

/// The composition of tracks into one picture. Stored.
open class AVMutableVideoComposition: AVVideoComposition {}

/// The picture in a part of the time. Stored.
open class AVVideoCompositionInstruction: NSObject {
  open var timeRange = CMTimeRange.invalid
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var backgroundColor: CGColor?
}

/// The picture in a part of the time. Stored.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// The look of a track in the picture. Stored.
open class AVVideoCompositionLayerInstruction: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
}

/// The look of a track in the picture. Nothing is kept of it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }

  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity: Float, timeRange: CMTimeRange) {}
  open func setCropRectangleRamp(
    fromStartCropRectangle startCropRectangle: CGRect, toEndCropRectangle: CGRect, timeRange: CMTimeRange
  ) {}
}

/// Layers over a picture. Nothing is kept of them.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    self.init()
  }
  public convenience init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {
    self.init()
  }
  public convenience init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {
    self.init()
  }
}

/// The mix of tracks into one sound. Stored.
open class AVAudioMix: NSObject {
  open var inputParameters: [AVAudioMixInputParameters] = []
}

/// The mix of tracks into one sound. Stored.
open class AVMutableAudioMix: AVAudioMix {}

/// The volume of a track. Stored.
open class AVAudioMixInputParameters: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  open var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
}

/// The volume of a track. Nothing is kept of it.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }

  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(fromStartVolume: Float, toEndVolume: Float, timeRange: CMTimeRange) {}
}
