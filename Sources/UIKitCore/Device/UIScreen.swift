public import Foundation
import Synchronization
import SystemText

/// The screen of the device that is being rendered for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The only screen: that of the device being rendered for; an upright iPhone 8 (375 × 667 points) until one is set.
  public static let main = UIScreen()

  /// The environment's screen. Setting it rotates or changes the device: windows get their safe area when they are
  /// created.
  package final var device: ScreenDevice {
    get { ViewEnvironment.installed.withLock(\.screen) }
    set {
      let oldValue = device
      ViewEnvironment.installed.withLock { $0.screen = newValue }
      guard newValue.orientation != oldValue.orientation else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

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
  open var traitCollection: UITraitCollection { device.traits ?? .current }
}

extension ScreenDevice {
  var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
}
