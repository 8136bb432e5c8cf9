import Testing
import UIKit

/// A device in portrait on which scenes are shown.
struct Device: CustomTestStringConvertible {
  var size: CGSize
  var idiom: UIUserInterfaceIdiom
  /// The unsafe area at the top of the screen: the height of the status bar on these devices.
  var statusBar: CGFloat = 20

  /// iPhone SE (1st generation), iPhone 8, iPhone 11 and iPad mini (6th generation), all with two pixels per point.
  static let all = [
    Device(size: CGSize(width: 320, height: 568), idiom: .phone),
    Device(size: CGSize(width: 375, height: 667), idiom: .phone),
    Device(size: CGSize(width: 414, height: 896), idiom: .phone),
    Device(size: CGSize(width: 744, height: 1133), idiom: .pad),
  ]
  static let phone = all[1]
  static let tablet = all[3]

  static let pixel: CGFloat = 0.5

  var testDescription: String { "\(Int(size.width)) x \(Int(size.height))" }

  var turned: Device {
    Device(size: CGSize(width: size.height, height: size.width), idiom: idiom, statusBar: statusBar)
  }

  func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    let isWide = size.width > size.height && idiom == .phone
    return UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(horizontalSizeClass: idiom == .pad ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isWide ? .compact : .regular),
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 2),
    ])
  }

  func screen(_ category: UIContentSizeCategory) -> ScreenDevice {
    ScreenDevice(
      size: size, safeAreaInsets: UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0), traits: traits(category))
  }
}

/// A controller in a window that fills the screen of a device.
///
/// While it exists, `UIScreen`, `UIDevice` and the current traits are the device's; `close()` restores them. The trait
/// `snapshots` gives each test an environment of its own.
@MainActor final class DisplayedScene<Controller: UIViewController> {
  let window: UIWindow
  let controller: Controller
  private let previous: (ScreenDevice, UITraitCollection)

  init(
    _ device: Device, _ category: UIContentSizeCategory = .large, _ makeController: () throws -> Controller
  ) rethrows {
    previous = (UIScreen.main.device, .current)
    ViewEnvironment.current.setScreen(device.screen(category))
    UITraitCollection.current = device.traits(category)
    controller = try makeController()
    window = UIWindow()
    window.overrideTraits = device.traits(category)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Changes the text size, or rotates the device.
  func change(to device: Device, _ category: UIContentSizeCategory) {
    ViewEnvironment.current.setScreen(device.screen(category))
    window.frame = UIScreen.main.bounds
    window.overrideTraits = device.traits(category)
    window.layoutIfNeeded()
  }

  func close() {
    ViewEnvironment.current.setScreen(previous.0)
    UITraitCollection.current = previous.1
  }
}

extension UIContentSizeCategory {
  /// The twelve categories with the body style's size and leading, in points (Human Interface Guidelines).
  static let body: [(category: UIContentSizeCategory, size: CGFloat, leading: CGFloat)] = [
    (.extraSmall, 14, 19), (.small, 15, 20), (.medium, 16, 21), (.large, 17, 22), (.extraLarge, 19, 24),
    (.extraExtraLarge, 21, 26), (.extraExtraExtraLarge, 23, 29), (.accessibilityMedium, 28, 34),
    (.accessibilityLarge, 33, 40), (.accessibilityExtraLarge, 40, 48), (.accessibilityExtraExtraLarge, 47, 56),
    (.accessibilityExtraExtraExtraLarge, 53, 62),
  ]
  static let all = body.map(\.category)
}
