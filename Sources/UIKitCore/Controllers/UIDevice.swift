public import Foundation

/// How a device is held; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  /// Not known. No device is held so here, nor in any way but `portrait` and `landscapeLeft`.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its left side, where a phone's home button is at the right.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6

  /// Whether it is upright or on its head; false for a device that lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on one of its sides; false for a device that lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that is rendered for.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The one device, whose answers are those of the screen that is rendered for.
  public static let current = UIDevice()

  /// Posted by the current device when the screen is given another orientation than it had.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device, as the screen's traits have it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// Upright, or on its left side where the screen is wider than high.
  open var orientation: UIDeviceOrientation { UIScreen.main.device.orientation }

  /// Nothing: changes are posted all the time.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Nothing: changes are posted all the time.
  open func endGeneratingDeviceOrientationNotifications() {}
}
