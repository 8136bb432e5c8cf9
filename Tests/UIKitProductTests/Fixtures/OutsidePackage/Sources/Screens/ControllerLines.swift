import UIKit

/// The results of controllers, the window and the button, one fact per line.
@MainActor
public func controllerLines() -> [String] {
  let controller = ProfileViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  controller.button.sendActions(for: .touchUpInside)
  return [
    "calls: \(controller.calls.prefix(4).joined(separator: " ")) … \(controller.calls.last ?? "")",
    "root: \(window.frame == controller.view.frame) \(controller.view.window === window)",
    "safe area: \(window.safeAreaInsets.top) \(controller.view.safeAreaInsets.top)",
    "margins: \(controller.systemMinimumLayoutMargins.leading)",
    "button: \(controller.button.bounds.height) \(controller.button.currentTitle ?? "") \(controller.uses)",
    "color: \(controller.button.currentTitleColor == .systemGreen)",
    "children: \(controller.children.count) \(controller.badge.parent === controller)",
    "traits: \(controller.traitCollection.preferredContentSizeCategory == .large)",
    "device: \(UIDevice.current.userInterfaceIdiom) \(UIDevice.current.orientation)",
    "app: \(UIApplication.shared.preferredContentSizeCategory == .large) \(UIApplication.shared.userInterfaceLayoutDirection)",
  ]
}
