public import Foundation

/// The physical orientation of a device, with UIKit's raw values.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  /// The orientation is unknown. Not used here: the only orientations are `portrait` and `landscapeLeft`.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Rotated to the left, with the home button of a phone at the right.
  case landscapeLeft = 3
  /// Rotated to the right, with the home button of a phone at the left.
  case landscapeRight = 4
  /// Lying flat, with the screen up.
  case faceUp = 5
  /// Lying flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down; `false` for a device that lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is rotated to one side; `false` for a device that lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is one that interfaces have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether the device lies flat, with the screen up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that is being rendered for.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The shared device, whose properties are those of the screen that is being rendered for.
  public static let current = UIDevice()

  /// Posted by the current device when the orientation of the screen has changed.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The idiom of the device, from the screen's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// The kind of device: "iPhone", or "iPad" for one with the idiom of a tablet.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in the user's language, which is the same.
  open var localizedModel: String { model }
  /// The name of the device, which is its kind, as for apps on devices since iOS 16.
  open var name: String { model }
  /// The name of the system: "iOS", or "iPadOS" on tablets.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose look is drawn.
  open var systemVersion: String { "18.0" }
  /// An identifier of the device for the app's vendor, always the same one.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
  /// Whether several apps can run; they can.
  open var isMultitaskingSupported: Bool { true }
  /// Whether the battery's state is known. Stored; it is not.
  open var isBatteryMonitoringEnabled = false
  /// The battery's charge: -1, unknown.
  open var batteryLevel: Float { -1 }
  /// The battery's state, which is unknown.
  open var batteryState: BatteryState { .unknown }
  /// Whether something close is noticed. Stored; nothing is.
  open var isProximityMonitoringEnabled = false
  /// Whether something is close to the device; `false`.
  open var proximityState: Bool { false }
  /// Whether changes of the orientation are posted; they always are.
  open var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Does nothing: there is no sound.
  open func playInputClick() {}

  /// The orientation: `portrait`, or `landscapeLeft` if the screen is wider than high.
  open var orientation: UIDeviceOrientation { UIScreen.main.device.orientation }

  /// Does nothing: changes are always posted.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: changes are always posted.
  open func endGeneratingDeviceOrientationNotifications() {}
}

extension UIDevice {
  /// The states of a battery, with UIKit's raw values.
  public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// In use.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Charged.
    case full = 3
  }

  /// The battery's charge has changed. Never posted automatically; tests may post it.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The battery's state has changed. Never posted automatically; tests may post it.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Something has come close, or has gone. Never posted automatically; tests may post it.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
