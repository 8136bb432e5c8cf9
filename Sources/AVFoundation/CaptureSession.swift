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

  open func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { outputs.append(output) }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  open func addConnection(_ connection: AVCaptureConnection) {}
  open func removeConnection(_ connection: AVCaptureConnection) {}
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open var automaticallyConfiguresCaptureDeviceForWideColor = true

  /// The quality of pictures that are taken.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
}

/// A session of several cameras: there is none.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
  open var hardwareCost: Float { 0 }
  open var systemPressureCost: Float { 0 }
}

/// An input of a session.
open class AVCaptureInput: NSObject {
  open var ports: [Port] { [] }

  /// What an input gives: nothing.
  open class Port: NSObject {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
    open var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
    open var sourceDevicePosition: AVCaptureDevice.Position { .unspecified }
    open var formatDescription: CMFormatDescription? { nil }
  }
}

/// A camera that goes into a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }

  open var unifiedAutoExposureDefaultsEnabled = false
  open var videoMinFrameDurationOverride = CMTime.invalid
  /// Empty: an input gives nothing.
  open func ports(
    for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
    sourceDevicePosition: AVCaptureDevice.Position
  ) -> [Port] { [] }
}

/// An output of a session: it gives nothing.
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection of a session. Stored.
open class AVCaptureConnection: NSObject {
  public override init() { super.init() }
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) { self.output = output }
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
    videoPreviewLayer = layer
  }

  open private(set) weak var output: AVCaptureOutput?
  open private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?
  open var inputPorts: [AVCaptureInput.Port] { [] }
  open var audioChannels: [AVCaptureAudioChannel] { [] }
  open var isActive: Bool { false }
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

/// A channel of sounds. There is none.
open class AVCaptureAudioChannel: NSObject {
  open var averagePowerLevel: Float { -.infinity }
  open var peakHoldLevel: Float { -.infinity }
  open var volume: Float = 1
  open var isEnabled = true
}

/// The way in which pictures are kept still, with its raw values.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard = 1
  case cinematic = 2
  case cinematicExtended = 3
  case previewOptimized = 4
  case cinematicExtendedEnhanced = 5
  case auto = -1
}

/// The rotation of a picture, with its raw values.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

extension Notification.Name {
  // Posted by nobody: no session runs.
  public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

extension AVCaptureSession {
  /// The reasons for which a session is interrupted, with their raw values.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient = 2
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    case videoDeviceNotAvailableDueToSystemPressure = 5
    case sensitiveContentMitigationActivated = 6
  }
}
