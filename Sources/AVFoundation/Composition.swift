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

/// A reader of a recording. Creating one ends with an error.
open class AVAssetReader: NSObject {
  public let asset: AVAsset

  /// - Throws: `AVError.decodeFailed`.
  public init(asset: AVAsset) throws { throw AVError(.decodeFailed) }
}

/// A writer of a recording. Creating one ends with an error.
open class AVAssetWriter: NSObject {
  public let outputURL: URL

  /// - Throws: `AVError.exportFailed`.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws { throw AVError(.exportFailed) }
  /// - Throws: `AVError.exportFailed`.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  open var status: Status { .failed }
  /// Always `exportFailed`.
  open var error: (any Error)? { AVError(.exportFailed) }
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem] = []
  open private(set) var inputs: [AVAssetWriterInput] = []
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  @discardableResult open func startWriting() -> Bool { false }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() {}
  /// Calls the handler at once: nothing is written.
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  open func finishWriting() async {}

  /// The state of writing, with its raw values.
  public enum Status: Int, Sendable {
    case unknown = 0
    case writing = 1
    case completed = 2
    case failed = 3
    case cancelled = 4
  }
}

/// A track that is written. Stored; nothing is.
open class AVAssetWriterInput: NSObject {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var metadata: [AVMetadataItem] = []

  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    super.init()
  }

  open var isReadyForMoreMediaData: Bool { false }
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
  /// Calls nothing, as nothing is written.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}

/// Pictures for a track that is written. Stored; nothing is.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?

  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    super.init()
  }

  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}
