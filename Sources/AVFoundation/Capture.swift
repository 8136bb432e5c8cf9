// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

/// A session of a camera: it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var sessionPreset = Preset.high
  open var usesApplicationAudioSession = true
  open var automaticallyConfiguresApplicationAudioSession = true

  open var isRunning: Bool { false }
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 == input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 == output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}

  /// The quality of pictures that are taken.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
}

/// A camera or a microphone: there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Answers no: nobody is asked.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var activeFormat = Format()
  open var formats: [Format] { [] }
  open var activeVideoMinFrameDuration = CMTime.invalid
  open var activeVideoMaxFrameDuration = CMTime.invalid
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var isSmoothAutoFocusEnabled = false
  open var isSmoothAutoFocusSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open var isLowLightBoostSupported: Bool { false }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var isAdjustingFocus: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var isVirtualDevice: Bool { false }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var lensPosition: Float { 1 }
  open var iso: Float { 0 }
  open var exposureDuration: CMTime { .invalid }
  open var exposureTargetBias: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open class var maxAvailableTorchLevel: Float { 1 }
  open var torchLevel: Float { 0 }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func cancelVideoZoomRamp() {}
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Calls nothing, as there is no camera.
  open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// Calls nothing, as there is no camera.
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// Calls nothing, as there is no camera.
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws {}
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}

  /// A format in which a camera takes pictures.
  open class Format: NSObject {
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .invalid }
    open var maxExposureDuration: CMTime { .invalid }
    open var videoFieldOfView: Float { 0 }
    open var isVideoHDRSupported: Bool { false }
    open var isMultiCamSupported: Bool { false }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }

  /// The side of a device that a camera is on, with its raw values.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  /// The use of the lamp, with its raw values.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// Whether there is a flash, with its raw values.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  /// The way in which a camera focuses, with its raw values.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  /// The way in which a camera finds what is white, with its raw values.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// The distances at which a camera focuses, with their raw values.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near = 1
    case far = 2
  }

  /// The way in which a camera exposes, with its raw values.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// A kind of camera or microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// A search for cameras: it finds none.
  open class DiscoverySession: NSObject {
    public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      self.init()
    }

    open var devices: [AVCaptureDevice] { [] }
  }

  /// The rotation that keeps a camera's pictures upright: none, as no device turns.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    open private(set) weak var device: AVCaptureDevice?
    open private(set) weak var previewLayer: CALayer?

    public init(device: AVCaptureDevice, previewLayer: CALayer?) {
      (self.device, self.previewLayer) = (device, previewLayer)
    }

    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }
  }
}

/// Rates of pictures.
open class AVFrameRateRange: NSObject {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
  open var minFrameDuration: CMTime { .invalid }
  open var maxFrameDuration: CMTime { .invalid }
}

/// Whether an app may use a camera, with its raw values.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// An input of a session.
open class AVCaptureInput: NSObject {}

/// A camera that goes into a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// An output of a session: it gives nothing.
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection of a session. Stored.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open var isVideoOrientationSupported: Bool { true }
  open var isVideoMirroringSupported: Bool { true }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  open var isVideoStabilizationSupported: Bool { false }
  open var videoScaleAndCropFactor: CGFloat = 1
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// The way in which pictures are kept still, with its raw values.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case cinematicExtended = 3
  case auto = -1
}

/// The rotation of a picture, with its raw values.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// A detector of codes: it sees none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// The delegate of what sees codes. It is never called.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A detected object: there are none.
open class AVMetadataObject: NSObject {
  open var bounds: CGRect { .zero }
  open var type: ObjectType { .qr }

  /// A kind of thing to be seen.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let face = ObjectType(rawValue: "face")
  }
}

/// A code that was seen: none was.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

/// A face that was seen: none was.
open class AVMetadataFaceObject: AVMetadataObject {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}

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

/// A photograph: none was taken.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
  open var isRawPhoto: Bool { false }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var photoCount: Int { 0 }
  open var timestamp: CMTime { .invalid }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}

/// A taken photograph's settings.
open class AVCaptureResolvedPhotoSettings: NSObject {
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
  open var isRedEyeReductionEnabled: Bool { false }
  open var isContentAwareDistortionCorrectionEnabled: Bool { false }
  open var expectedPhotoCount: Int { 0 }
  open var photoProcessingTimeRange: CMTimeRange { .zero }
  open var uniqueID: Int64 { 0 }
}

/// The delegate of photographs.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// A source of frames: it gives none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

/// The delegate of frames. It is never called.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// A recorder of movies: it records nothing.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open var maxRecordedDuration = CMTime.invalid
  open var recordedDuration: CMTime { .zero }
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {}
  open func stopRecording() {}
}

/// An output to a file. Differs from AVFoundation: there is one kind.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput

/// The delegate of recorded movies. It is never called.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// The encoding of pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
