// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A recording: nothing is read of it.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url URL: URL) {
    self.init()
  }

  open var duration: CMTime { .indefinite }
  open var preferredRate: Float { 1 }
  open var preferredTransform: CGAffineTransform { .identity }
  open var tracks: [AVAssetTrack] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var isPlayable: Bool { false }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
    handler?()
  }
  open func statusOfValue(forKey key: String, error outError: UnsafeMutableRawPointer?) -> AVKeyValueStatus { .failed }
  open func cancelLoading() {}
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }
  open var creationDate: AVMetadataItem? { nil }
  open var hasProtectedContent: Bool { false }

  /// The value of a property.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.read(self) }
  /// The values of two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (first.read(self), second.read(self)) }
}

/// A characteristic of a medium.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

/// A property of a recording that is read when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isExportable } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.commonMetadata } }
}

extension AVAsyncProperty where Root == AVAsset, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.nominalFrameRate } }
}

/// A recording in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// Whether a value was read, with its raw values.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  case failed = 3
  case cancelled = 4
}

/// A track of a recording.
open class AVAssetTrack: NSObject {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var estimatedDataRate: Float { 0 }
  open var timeRange: CMTimeRange { .invalid }
  open var mediaType: AVMediaType { .video }
  open var trackID: Int32 { 0 }
  open var asset: AVAsset? { nil }

  /// The value of a property.
  open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.read(self) }
  /// The values of two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (first.read(self), second.read(self)) }
}

/// A fact about a recording.
open class AVMetadataItem: NSObject {
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var commonKey: AVMetadataKey? { nil }
}

/// The subject of a metadata item.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let timecode = AVMediaType(rawValue: "tmcd")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let muxed = AVMediaType(rawValue: "muxx")
}

/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

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

/// An export of an asset: it ends with `AVError.exportFailed`.
open class AVAssetExportSession: NSObject {
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var fileLengthLimit: Int64 = 0
  open var metadata: [AVMetadataItem]?
  public let presetName: String
  public let asset: AVAsset

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }

  open var status: Status { .failed }
  /// Always `exportFailed`.
  open var error: (any Error)? { AVError(.exportFailed) }
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [] }
  /// Calls the handler at once: nothing is exported.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  open func cancelExport() {}
  /// Writes nothing: `status` says that it failed.
  open func export() async {}
  /// - Throws: `AVError.exportFailed`.
  open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.exportFailed) }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open class func allExportPresets() -> [String] { [] }

  /// The state of writing, with its raw values.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
