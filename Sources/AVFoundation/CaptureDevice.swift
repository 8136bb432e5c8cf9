// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreMedia
public import UIKit

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

  /// `nil`: no device has the number.
  public init?(uniqueID deviceUniqueID: String) { nil }
  public override init() { super.init() }
  open var modelID: String { "" }
  open var manufacturer: String { "" }
  open var isConnected: Bool { false }
  open var isSuspended: Bool { false }
  open var isContinuityCamera: Bool { false }
  open var linkedDevices: [AVCaptureDevice] { [] }
  open var constituentDevices: [AVCaptureDevice] { [] }
  open var activePrimaryConstituent: AVCaptureDevice? { nil }
  open var isRampingVideoZoom: Bool { false }
  open var displayVideoZoomFactorMultiplier: CGFloat { 1 }
  open var dualCameraSwitchOverVideoZoomFactor: CGFloat { 1 }
  open var minimumFocusDistance: Int { -1 }
  open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
  open var isLowLightBoostEnabled: Bool { false }
  open var automaticallyAdjustsVideoHDREnabled = true
  open var isVideoHDREnabled = false
  open var isGlobalToneMappingEnabled = false
  open var activeColorSpace = AVCaptureColorSpace.sRGB
  open var activeDepthDataFormat: Format?
  open var activeDepthDataMinFrameDuration = CMTime.invalid
  open var isGeometricDistortionCorrectionSupported: Bool { false }
  open var isGeometricDistortionCorrectionEnabled = false
  open var systemPressureState: SystemPressureState { SystemPressureState() }
  open var isCenterStageActive: Bool { false }
  open var isPortraitEffectActive: Bool { false }
  open var isStudioLightActive: Bool { false }
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  open class var isPortraitEffectEnabled: Bool { false }
  open class var isStudioLightEnabled: Bool { false }

  open var lensAperture: Float { 0 }
  open var exposureTargetOffset: Float { 0 }
  open var activeMaxExposureDuration = CMTime.invalid
  open var automaticallyAdjustsFaceDrivenAutoExposureEnabled = true
  open var isFaceDrivenAutoExposureEnabled = true
  open var automaticallyAdjustsFaceDrivenAutoFocusEnabled = true
  open var isFaceDrivenAutoFocusEnabled = true
  /// What keeps the duration of an exposure as it is.
  public static let currentExposureDuration = CMTime.invalid
  /// What keeps the sensitivity as it is.
  public static let currentISO = Float.greatestFiniteMagnitude
  /// What keeps the bias of an exposure as it is.
  public static let currentExposureTargetBias = Float.greatestFiniteMagnitude
  /// What keeps the lens where it is.
  public static let currentLensPosition = Float.greatestFiniteMagnitude

  open var isAdjustingWhiteBalance: Bool { false }
  open var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool { false }
  open var maxWhiteBalanceGain: Float { 1 }
  open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  open var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  /// Calls nothing, as there is no camera.
  open func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
}
