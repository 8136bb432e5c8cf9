// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import Foundation

/// An output of sounds: it gives nothing.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// The delegate of sounds. It is never called.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// The taker of photographs before iOS 10: each ends with `AVError.sessionNotRunning`.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  open var outputSettings: [String: Any] = [:]
  open var isHighResolutionStillImageOutputEnabled = false
  open var isCapturingStillImage: Bool { false }

  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) { handler(nil, AVError(.sessionNotRunning)) }

  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoCodecHEVC = "hvc1"
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
  }
}
