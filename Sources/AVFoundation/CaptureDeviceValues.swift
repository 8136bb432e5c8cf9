// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

extension AVCaptureDevice {
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
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription {
      CMFormatDescription(videoCodecType: .jpeg, width: 0, height: 0)
    }
    open var highResolutionStillImageDimensions: CMVideoDimensions { CMVideoDimensions() }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var isHighestPhotoQualitySupported: Bool { false }
    open var isHighPhotoQualitySupported: Bool { false }
    open var isVideoBinned: Bool { false }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var secondaryNativeResolutionZoomFactors: [CGFloat] { [] }
    open var supportedColorSpaces: [AVCaptureColorSpace] { [.sRGB] }
    open var supportedDepthDataFormats: [Format] { [] }
    open var isGlobalToneMappingSupported: Bool { false }
    open var isCenterStageSupported: Bool { false }
    open var isPortraitEffectSupported: Bool { false }
    open var autoFocusSystem: AutoFocusSystem { .none }
    open func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { mode == .off }

    /// The way in which a camera finds what is sharp, with its raw values.
    public enum AutoFocusSystem: Int, Sendable {
      case none = 0
      case contrastDetection = 1
      case phaseDetection = 2
    }
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
    public static let deskViewCamera = DeviceType(rawValue: "AVCaptureDeviceTypeDeskViewCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// A search for cameras: it finds none.
  open class DiscoverySession: NSObject {
    public convenience init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      self.init()
    }

    open var devices: [AVCaptureDevice] { [] }
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
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
