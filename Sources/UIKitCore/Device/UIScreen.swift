public import Foundation
import SystemText

/// The screen of the device that is being rendered for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen: that of the device being rendered for; an upright iPhone 8 (375 × 667 points) until one is set.
  public static let main = UIScreen(of: nil)

  /// The environment whose screen it is; nil: the current one.
  private let fixedEnvironment: ViewEnvironment?

  init(of environment: ViewEnvironment?) {
    fixedEnvironment = environment
    super.init()
  }

  package final var device: ScreenDevice { (fixedEnvironment ?? .current).screen }

  /// The bounds of the screen in points, in the device's current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.pixelGrid.scale }
  /// The same as `scale`: no device here has a display resolution that differs from its rendering.
  open var nativeScale: CGFloat { scale }

  /// The bounds of the screen in pixels, in portrait orientation.
  open var nativeBounds: CGRect {
    let (width, height) = (device.size.width * scale, device.size.height * scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }

  /// All screens: the main one.
  open class var screens: [UIScreen] { [main] }
  /// The brightness from 0 to 1. Stored; has no effect on a picture.
  open var brightness: CGFloat = 0.5
  /// Whether it dims in the dark. Stored.
  open var wantsSoftwareDimming = false
  /// Whether the screen is recorded or mirrored; `false`.
  open var isCaptured: Bool { false }
  /// The screen that it mirrors; none.
  open var mirrored: UIScreen? { nil }
  /// Whether something can be focused; `false`.
  open var supportsFocus: Bool { false }
  /// The delay of touches; 0.
  open var calibratedLatency: TimeInterval { 0 }
  /// The greatest possible brightness of the screen, as a multiple of white: 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// The greatest current brightness of the screen, as a multiple of white: 1.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The screen's mode, with its size in pixels.
  open var currentMode: UIScreenMode? { UIScreenMode(nativeBounds.size) }
  /// The mode that is best for the screen.
  open var preferredMode: UIScreenMode? { currentMode }
  /// The modes that the screen has.
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  /// The device's traits; the current trait collection if it has none.
  open var traitCollection: UITraitCollection { device.traits ?? fixedEnvironment?.traits ?? .current }
}

extension ScreenDevice {
  var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
}

extension ViewEnvironment {
  /// Turns or changes the device. Windows take up its safe area when they are made, or get another size.
  @MainActor package func setScreen(_ screen: ScreenDevice) {
    let oldValue = self.screen
    self.screen = screen
    guard screen.orientation != oldValue.orientation else { return }
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }
}

/// A mode of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size in pixels.
  public final let size: CGSize
  /// The proportion of a pixel's sides.
  open var pixelAspectRatio: CGFloat { 1 }

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// A screen was connected. Never posted automatically; tests may post it.
  public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
  /// A screen was disconnected. Never posted automatically; tests may post it.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
  /// A screen's mode has changed. Never posted automatically; tests may post it.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
  /// The brightness has changed. Never posted automatically; tests may post it.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Recording or mirroring has begun or ended. Never posted automatically; tests may post it.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}
