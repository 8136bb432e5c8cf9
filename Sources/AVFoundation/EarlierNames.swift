// The names that Swift 4.2 made members of types.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of `AVPlayer.Status` before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
/// The name of `AVPlayer.TimeControlStatus` before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
/// The name of `AVPlayer.ActionAtItemEnd` before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayer.ActionAtItemEnd")
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
/// The name of `AVPlayerItem.Status` before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// The name of `AVAssetExportSession.Status` before Swift 4.2.
@available(*, deprecated, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
/// The name of `AVAssetImageGenerator.Result` before Swift 4.2.
@available(*, deprecated, renamed: "AVAssetImageGenerator.Result")
public typealias AVAssetImageGeneratorResult = AVAssetImageGenerator.Result
/// The name of `AVAudioSession.CategoryOptions` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// The name of `AVAudioSession.SetActiveOptions` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
/// The name of `AVAudioSession.PortOverride` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
/// The name of `AVAudioSession.RecordPermission` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
/// The name of `AVAudioSession.InterruptionType` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
/// The name of `AVAudioSession.InterruptionOptions` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
/// The name of `AVAudioSession.RouteChangeReason` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
/// The name of `AVAssetReader.Status` before Swift 4.2.
@available(*, deprecated, renamed: "AVAssetReader.Status")
public typealias AVAssetReaderStatus = AVAssetReader.Status
/// The name of `AVAssetWriter.Status` before Swift 4.2.
@available(*, deprecated, renamed: "AVAssetWriter.Status")
public typealias AVAssetWriterStatus = AVAssetWriter.Status
/// The name of `AVAudioSession.Port` before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port")
public typealias AVAudioSessionPort = AVAudioSession.Port
/// The name of `AVCaptureDevice.Position` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureDevice.Position")
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
/// The name of `AVCaptureDevice.ExposureMode` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureDevice.ExposureMode")
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
/// The name of `AVCaptureDevice.FlashMode` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureDevice.FlashMode")
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// The name of `AVCaptureDevice.FocusMode` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureDevice.FocusMode")
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// The name of `AVCaptureDevice.TorchMode` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureDevice.TorchMode")
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The name of `AVCaptureDevice.WhiteBalanceMode` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureDevice.WhiteBalanceMode")
public typealias AVCaptureWhiteBalanceMode = AVCaptureDevice.WhiteBalanceMode
/// The name of `AVCaptureSession.InterruptionReason` before Swift 4.2.
@available(*, deprecated, renamed: "AVCaptureSession.InterruptionReason")
public typealias AVCaptureSessionInterruptionReason = AVCaptureSession.InterruptionReason

// Categories and modes were texts.

@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeVoiceChat = AVAudioSession.Mode.voiceChat.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeVideoChat = AVAudioSession.Mode.videoChat.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeGameChat = AVAudioSession.Mode.gameChat.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeVideoRecording = AVAudioSession.Mode.videoRecording.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeMoviePlayback = AVAudioSession.Mode.moviePlayback.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionModeSpokenAudio = AVAudioSession.Mode.spokenAudio.rawValue
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortBuiltInSpeaker = AVAudioSession.Port.builtInSpeaker
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortBuiltInReceiver = AVAudioSession.Port.builtInReceiver
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortBuiltInMic = AVAudioSession.Port.builtInMic
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortHeadphones = AVAudioSession.Port.headphones
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortHeadsetMic = AVAudioSession.Port.headsetMic
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortBluetoothA2DP = AVAudioSession.Port.bluetoothA2DP
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortBluetoothHFP = AVAudioSession.Port.bluetoothHFP
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortBluetoothLE = AVAudioSession.Port.bluetoothLE
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortAirPlay = AVAudioSession.Port.airPlay
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortCarAudio = AVAudioSession.Port.carAudio
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortHDMI = AVAudioSession.Port.HDMI
@available(*, deprecated, message: "Use the name that Swift has since 4.2.")
public let AVAudioSessionPortUSBAudio = AVAudioSession.Port.usbAudio

extension AVAudioSession {
  @available(*, deprecated, message: "Give an AVAudioSession.Category.")
  public func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }
  @available(*, deprecated, renamed: "setCategory(_:options:)")
  public func setCategory(_ category: String, with options: CategoryOptions) throws {
    try setCategory(Category(rawValue: category), options: options)
  }
  @available(*, deprecated, message: "Give an AVAudioSession.Category and an AVAudioSession.Mode.")
  public func setCategory(_ category: String, mode: String, options: CategoryOptions = []) throws {
    try setCategory(Category(rawValue: category), mode: Mode(rawValue: mode), options: options)
  }
  @available(*, deprecated, message: "Give an AVAudioSession.Mode.")
  public func setMode(_ mode: String) throws { try setMode(Mode(rawValue: mode)) }
  @available(*, deprecated, renamed: "setActive(_:options:)")
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}

extension AVAudioSession.Category {
  /// Whether a category is that of a text, which categories were.
  public static func == (category: AVAudioSession.Category, text: String) -> Bool { category.rawValue == text }
  /// Whether a category is not that of a text, which categories were.
  public static func != (category: AVAudioSession.Category, text: String) -> Bool { category.rawValue != text }
}

extension AVAudioSession.RecordPermission {
  /// The value itself, which `recordPermission()` asked for.
  @available(*, deprecated, message: "Write recordPermission without parentheses.")
  public func callAsFunction() -> Self { self }
}
