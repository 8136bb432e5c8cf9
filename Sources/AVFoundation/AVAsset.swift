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

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
