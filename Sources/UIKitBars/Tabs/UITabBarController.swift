public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A container of controllers, of which it shows one, with a bar of tabs below it.
///
/// The view of the selected controller fills this controller's view. The bar is not drawn: a scene that would show it
/// fails, unless `tabBar` is hidden.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar of tabs.
  public final let tabBar = UITabBar()
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var selection = 0

  /// The controllers in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers, without animation; selects the first one if the selected one is not among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let selected = selectedViewController
    let controllers = viewControllers ?? []
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers { addChild(controller) }
    tabBar.items = controllers.compactMap(\.tabBarItem)
    selection = controllers.firstIndex { $0 === selected } ?? 0
    showSelection()
  }

  /// The index of the selected controller. An index out of range is a fault and has no effect; without controllers,
  /// it is ignored.
  open var selectedIndex: Int {
    get { selection }
    set {
      guard children.indices.contains(newValue) else {
        if !children.isEmpty {
          raiseFault(
            "NSRangeException", call: "UITabBarController.selectedIndex = \(newValue)",
            reason: "there are \(children.count) controllers")
        }
        return
      }
      selection = newValue
      showSelection()
    }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelection()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = tabBar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  private func showSelection() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let selected = selectedViewController, let content = selected.view,
      content.superview !== view
    else { return }
    for child in children where child !== selected { child.leaveContainer(animated: false) }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    selected.didMove(toParent: self)
  }
}

/// The delegate of a tab bar controller. It is never called automatically.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller should be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when a controller was selected.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
