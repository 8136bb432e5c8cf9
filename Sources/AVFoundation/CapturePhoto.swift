// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A taker of photographs: each ends with `AVError.sessionNotRunning`.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions()
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isResponsiveCaptureSupported: Bool { false }
  open var isResponsiveCaptureEnabled = false
  open var isAppleProRAWSupported: Bool { false }
  open var isAppleProRAWEnabled = false
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  open var maxBracketedCapturePhotoCount: Int { 0 }
  open var isLensStabilizationDuringBracketedCaptureSupported: Bool { false }
  open var isAutoRedEyeReductionSupported: Bool { false }
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  open var isVirtualDeviceFusionSupported: Bool { false }
  open var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { false }
  open var isVirtualDeviceConstituentPhotoDeliveryEnabled = false
  open var isContentAwareDistortionCorrectionSupported: Bool { false }
  open var isContentAwareDistortionCorrectionEnabled = false
  open var isZeroShutterLagSupported: Bool { false }
  open var isZeroShutterLagEnabled = false
  open var isFastCapturePrioritizationSupported = false
  open var isFastCapturePrioritizationEnabled = false
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  open var isAutoDeferredPhotoDeliveryEnabled = false
  open var isShutterSoundSuppressionSupported: Bool { false }
  open var isLivePhotoCaptureSuspended = false
  open var isLivePhotoAutoTrimmingEnabled = false
  open var isFlashScene: Bool { false }
  open var captureReadiness: CaptureReadiness { .sessionNotRunning }
  open var availablePhotoPixelFormatTypes: [UInt32] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open var availableRawPhotoFileTypes: [AVFileType] { [] }
  open var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] { [] }
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  open func supportedPhotoCodecTypes(for fileType: AVFileType) -> [AVVideoCodecType] { [] }
  open func supportedPhotoPixelFormatTypes(for fileType: AVFileType) -> [UInt32] { [] }
  open func supportedRawPhotoPixelFormatTypes(for fileType: AVFileType) -> [UInt32] { [] }
  /// No: there are no such formats.
  open class func isAppleProRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
  /// No: there are no such formats.
  open class func isBayerRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, nil) }

  /// What counts more in a photograph, with its raw values.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced = 2
    case quality = 3
  }

  /// Whether a photograph can be taken, with its raw values.
  public enum CaptureReadiness: Int, Sendable {
    case sessionNotRunning = 0
    case ready = 1
    case notReadyMomentarily = 2
    case notReadyWaitingForCapture = 3
    case notReadyWaitingForProcessing = 4
  }

  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.sessionNotRunning))
  }
}

/// The settings of a photograph. Stored.
open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions()
  open var livePhotoMovieFileURL: URL?
  open var isAutoRedEyeReductionEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var isShutterSoundSuppressionEnabled = false
  open var metadata: [String: Any] = [:]
  open fileprivate(set) var format: [String: Any]?
  open private(set) var processedFileType: AVFileType?
  open private(set) var rawFileType: AVFileType?
  open fileprivate(set) var rawPhotoPixelFormatType: UInt32 = 0
  open var livePhotoVideoCodecType = AVVideoCodecType.h264
  open var livePhotoMovieMetadata: [AVMetadataItem]! = []
  open var isVirtualDeviceConstituentPhotoDeliveryEnabled = false
  open var isCameraCalibrationDataDeliveryEnabled = false
  open var isContentAwareDistortionCorrectionEnabled = false
  open var isVirtualDeviceFusionEnabled = true
  open var embedsDepthDataInPhoto = true
  open var embedsPortraitEffectsMatteInPhoto = true
  open var isDepthDataFiltered = true
  open var uniqueID: Int64 { 0 }
  open var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
  open var embeddedThumbnailPhotoFormat: [String: Any]?

  public override init() {
    super.init()
  }

  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }

  public convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]? = nil) {
    self.init()
    (rawPhotoPixelFormatType, format) = (rawPixelFormatType, processedFormat)
  }

  public convenience init(
    rawPixelFormatType: UInt32, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) {
    self.init()
    (rawPhotoPixelFormatType, self.rawFileType) = (rawPixelFormatType, rawFileType)
    (format, self.processedFileType) = (processedFormat, processedFileType)
  }

  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init()
    (format, rawPhotoPixelFormatType) = (photoSettings.format, photoSettings.rawPhotoPixelFormatType)
    (processedFileType, rawFileType) = (photoSettings.processedFileType, photoSettings.rawFileType)
    (flashMode, metadata) = (photoSettings.flashMode, photoSettings.metadata)
    (previewPhotoFormat, maxPhotoDimensions) = (photoSettings.previewPhotoFormat, photoSettings.maxPhotoDimensions)
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    isAutoRedEyeReductionEnabled = photoSettings.isAutoRedEyeReductionEnabled
    isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
    isPortraitEffectsMatteDeliveryEnabled = photoSettings.isPortraitEffectsMatteDeliveryEnabled
    embeddedThumbnailPhotoFormat = photoSettings.embeddedThumbnailPhotoFormat
  }
}

/// The settings of several photographs that differ in exposure. Stored.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  open private(set) var bracketedSettings: [AVCaptureBracketedStillImageSettings] = []
  open var isLensStabilizationEnabled = false

  public convenience init(
    rawPixelFormatType: UInt32, processedFormat: [String: Any]?,
    bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init()
    (rawPhotoPixelFormatType, format) = (rawPixelFormatType, processedFormat)
    self.bracketedSettings = bracketedSettings
  }
}

/// The settings of one of several photographs.
open class AVCaptureBracketedStillImageSettings: NSObject {}

/// The settings of a photograph with an exposure above or below the automatic one.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  open private(set) var exposureTargetBias: Float = 0

  open class func autoExposureSettings(
    exposureTargetBias: Float
  ) -> AVCaptureAutoExposureBracketedStillImageSettings {
    let settings = AVCaptureAutoExposureBracketedStillImageSettings()
    settings.exposureTargetBias = exposureTargetBias
    return settings
  }
}

/// The settings of a photograph with an exposure of its own.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  open private(set) var exposureDuration = CMTime.invalid
  open private(set) var iso: Float = 0

  open class func manualExposureSettings(
    exposureDuration duration: CMTime, iso ISO: Float
  ) -> AVCaptureManualExposureBracketedStillImageSettings {
    let settings = AVCaptureManualExposureBracketedStillImageSettings()
    (settings.exposureDuration, settings.iso) = (duration, ISO)
    return settings
  }
}
