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
  open private(set) var format: [String: Any]?
  open private(set) var processedFileType: AVFileType?
  open private(set) var rawFileType: AVFileType?
  open private(set) var rawPhotoPixelFormatType: UInt32 = 0
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
    format = processedFormat
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
    (flashMode, format) = (photoSettings.flashMode, photoSettings.format)
  }
}
