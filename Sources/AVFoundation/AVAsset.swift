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
  open var isComposable: Bool { false }
  open var isCompatibleWithAirPlayVideo: Bool { false }
  open var providesPreciseDurationAndTiming: Bool { false }
  open var preferredVolume: Float { 1 }
  open var lyrics: String? { nil }
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
  open func track(withTrackID trackID: Int32) -> AVAssetTrack? { nil }
  open func loadTrack(withTrackID trackID: Int32) async throws -> AVAssetTrack? { nil }
  open func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
  open func loadTracks(
    withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> [AVAssetTrack] { [] }
  open func loadMediaSelectionGroup(
    for mediaCharacteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { nil }

  /// The value of a property.
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.read(self) }
  /// The values of two properties.
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (first.read(self), second.read(self)) }
  /// The values of three properties.
  open func load<A, B, C>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>, _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) { (first.read(self), second.read(self), third.read(self)) }
}

/// A characteristic of a medium.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
  public static let containsHDRVideo = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicContainsHDRVideo")
  public static let containsAlphaChannel = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicContainsAlphaChannel")
  public static let usesWideGamutColorSpace = AVMediaCharacteristic(
    rawValue: "AVMediaCharacteristicUsesWideGamutColorSpace")
  public static let isMainProgramContent = AVMediaCharacteristic(rawValue: "public.main-program-content")
  public static let isAuxiliaryContent = AVMediaCharacteristic(rawValue: "public.auxiliary-content")
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic(
    rawValue: "public.subtitles.forced-only")
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.transcribes-spoken-dialog")
  public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-music-and-sound")
  public static let describesVideoForAccessibility = AVMediaCharacteristic(
    rawValue: "public.accessibility.describes-video")
  public static let easyToRead = AVMediaCharacteristic(rawValue: "public.easy-to-read")
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
  public static let metadataObject = AVMediaType(rawValue: "mobj")
  public static let depthData = AVMediaType(rawValue: "dpth")
  public static let haptic = AVMediaType(rawValue: "hapt")
  public static let auxiliaryPicture = AVMediaType(rawValue: "auxv")
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
  public static let heic = AVFileType(rawValue: "public.heic")
  public static let heif = AVFileType(rawValue: "public.heif")
  public static let avci = AVFileType(rawValue: "public.avci")
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  public static let tif = AVFileType(rawValue: "public.tiff")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  public static let eac3 = AVFileType(rawValue: "public.enhanced-ac3-audio")
  public static let au = AVFileType(rawValue: "public.au-audio")
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  public static let mobile3GPP2 = AVFileType(rawValue: "public.3gpp2")
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
