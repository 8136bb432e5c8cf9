// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The route of sounds: to the loudspeaker.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription(.builtInSpeaker)] }
}

/// A place that sounds go to or come from.
open class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port

  init(_ portType: AVAudioSession.Port) {
    self.portType = portType
    super.init()
  }

  open var portName: String { portType.rawValue }
  open var uid: String { portType.rawValue }
}

extension AVAudioSession {
  /// A kind of place that sounds go to or come from.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let usbAudio = Port(rawValue: "USBAudio")
  }

  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
}
