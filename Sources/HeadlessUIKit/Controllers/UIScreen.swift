public import Foundation
import Synchronization
import SystemText

/// The screen a scene is rendered for: what `UIScreen`, `UIDevice` and `UIApplication` answer from.
package struct ScreenDevice: Hashable, Sendable {
  /// In points, as the device is held.
  package var size: CGSize
  package var safeAreaInsets: UIEdgeInsets
  /// The traits of the whole screen; nil: the current ones.
  package var traits: UITraitCollection?

  package init(size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection?) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }

  /// An iPhone 8 held upright, as which a screen counts until another is set (sizes: Human Interface Guidelines).
  package static let phone = ScreenDevice(
    size: CGSize(width: 375, height: 667), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    traits: nil)
}

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
