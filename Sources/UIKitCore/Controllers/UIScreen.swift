public import Foundation
import Synchronization
import SystemText

/// The screen of the device that is rendered for.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The one screen: that of the device rendered for, an upright iPhone 8 (375 × 667 points) until there is one.
  public static let main = UIScreen()

  /// The environment's. Setting it turns or changes the device: windows take up their safe area when they are made.
  package final var device: ScreenDevice {
    get { ViewEnvironment.installed.withLock(\.screen) }
    set {
      let oldValue = device
      ViewEnvironment.installed.withLock { $0.screen = newValue }
      guard newValue.orientation != oldValue.orientation else { return }
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

  /// The device's rectangle in points, as it is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// Pixels in a point.
  open var scale: CGFloat { traitCollection.pixelGrid.scale }
  /// As `scale`: no device here shows other pixels than it draws.
  open var nativeScale: CGFloat { scale }

  /// The device's rectangle in pixels, as it is when held upright.
  open var nativeBounds: CGRect {
    let (width, height) = (device.size.width * scale, device.size.height * scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }

  /// The traits of the device; the current collection where it has none.
  open var traitCollection: UITraitCollection { device.traits ?? .current }
}

extension ScreenDevice {
  var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }
}
