// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// Parts of recordings one after another: nothing is read of them.
open class AVComposition: AVAsset, @unchecked Sendable {
  open internal(set) var compositionTracks: [AVMutableCompositionTrack] = []
  open var naturalSize: CGSize { .zero }
}

/// Parts of recordings that are put together. Stored.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType)
    compositionTracks.append(track)
    return track
  }

  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

/// A track that is put together. Stored.
open class AVMutableCompositionTrack: AVAssetTrack {
  private let kind: AVMediaType
  private var turn = CGAffineTransform.identity

  init(_ kind: AVMediaType) {
    self.kind = kind
    super.init()
  }

  open override var mediaType: AVMediaType { kind }
  open override var preferredTransform: CGAffineTransform {
    get { turn }
    set { turn = newValue }
  }
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
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
open class AVVideoCompositionLayerInstruction: NSObject {}

/// The look of a track in the picture. Nothing is kept of it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
  }

  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// Layers over a picture. Nothing is kept of them.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
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
open class AVAudioMixInputParameters: NSObject {}

/// The volume of a track. Nothing is kept of it.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public convenience init(track: AVAssetTrack?) {
    self.init()
  }

  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(fromStartVolume: Float, toEndVolume: Float, timeRange: CMTimeRange) {}
}
