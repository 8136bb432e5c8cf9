public import Foundation

/// How a device is held; raw values are UIKit's.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that is rendered for.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// Posted by the current device when the screen is given another orientation than it had.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

  /// Upright, or on its left side where the screen is wider than high.
  open var orientation: UIDeviceOrientation { UIScreen.main.device.orientation }

  /// Nothing: changes are posted all the time.
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}
