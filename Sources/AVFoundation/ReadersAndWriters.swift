public import CoreMedia
public import UIKit

/// A reader of a recording. Creating one ends with an error.
open class AVAssetReader: NSObject {
  public let asset: AVAsset

  /// - Throws: `AVError.decodeFailed`.
  public init(asset: AVAsset) throws { throw AVError(.decodeFailed) }

  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.decodeFailed) }
  open var timeRange = CMTimeRange.zero
  open private(set) var outputs: [AVAssetReaderOutput] = []
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { !outputs.contains(output) }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  @discardableResult open func startReading() -> Bool { false }
  open func cancelReading() {}

  /// How far reading is, with its raw values.
  public enum Status: Int, Sendable {
    case unknown = 0
    case reading = 1
    case completed = 2
    case failed = 3
    case cancelled = 4
  }
}

/// What a reader gives: nothing.
open class AVAssetReaderOutput: NSObject {
  open var mediaType: AVMediaType { .video }
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
  open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
  open func markConfigurationAsFinal() {}
}

/// What a reader gives of a track: nothing.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
}

/// What a reader gives of several tracks of sounds: nothing.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  public let audioTracks: [AVAssetTrack]
  public let audioSettings: [String: Any]?
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
  }
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

  /// Where pictures are made: nowhere.
  open var pixelBufferPool: CVPixelBufferPool? { nil }
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}
