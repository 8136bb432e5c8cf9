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

  /// The orientation: `portrait`, or `landscapeLeft` if the screen is wider than high.
  open var orientation: UIDeviceOrientation { UIScreen.main.device.orientation }

  /// Does nothing: changes are always posted.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: changes are always posted.
  open func endGeneratingDeviceOrientationNotifications() {}
}
