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
