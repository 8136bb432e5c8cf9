// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

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
  open var estimatedOutputFileLength: Int64 { 0 }
  open var maxDuration: CMTime { .invalid }
  open var canPerformMultiplePassesOverSourceMediaData = false
  open var directoryForTemporaryFiles: URL?
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  open func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void) { handler([]) }
  /// The states of the export: none follow, as nothing is exported.
  open func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> {
    AsyncStream { $0.finish() }
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open class func allExportPresets() -> [String] { [] }

  /// The state of an export, with its progress.
  public enum State: Sendable {
    case pending
    case waiting
    case exporting(progress: Progress)
  }

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
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
