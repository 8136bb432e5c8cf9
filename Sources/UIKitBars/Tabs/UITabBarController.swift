public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A container of controllers, of which it shows one, with a bar of tabs below it.
///
/// The view of the selected controller fills this controller's view; the bar adds to the bottom of its safe area. If there
/// is not room for all tabs, the last one is More: it shows a list of the others, or the selected one of them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar of tabs.
  open private(set) var tabBar: UITabBar
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The controllers in the order of their tabs, as the app gave them.
  final var controllers: [UIViewController] = []
  /// The tabs that the app gave instead of controllers.
  final var storedTabs: [UITab] = []
  /// The place of tabs. Stored: they are at the bottom.
  open var mode = Mode.automatic
  /// The tabs beside the content. Stored: there is no sidebar.
  public final let sidebar = Sidebar()
  /// When the bar becomes smaller. Stored: it does not.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The accessory above the bar. Stored: it is not drawn.
  open var bottomAccessory: UITabAccessory?
  /// The name under which people's arrangement of tabs is kept. Stored.
  open var customizationIdentifier: String?
  /// The tabs that a compact bar has; all if `nil`. Stored.
  open var compactTabIdentifiers: [String]?
  /// The part of the view beside a sidebar: the safe area, as there is none.
  open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

  /// Sets what lies above the bar. It is not drawn.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
  /// The index of the selected controller; -1 for More's own list.
  final var selection = 0
  /// The list of the tabs for which there is no room, in a navigation controller of its own.
  final var moreList: MoreListController?
  final var storedMore: UINavigationController?
  /// The selected controller that More shows; `nil` if that is its list alone.
  final var shownByMore: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tabBar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller from an Interface Builder document, with the bar that it has there. An archive's coder
  /// gives default values.
  public required init?(coder: NSCoder) {
    tabBar = coder.document?.decodeChild("tabBar") as? UITabBar ?? UITabBar()
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UITabBarController.self)
  }

  /// Whether the bar is hidden, and takes no space.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// Hides or shows the bar, at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Called when a tab was touched; never called automatically.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the customization of the bar; never called automatically.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called after the customization of the bar; never called automatically.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// The controllers in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers, without animation; selects the first one if the selected one is not among them. A controller
  /// that is in the list twice has one tab.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(viewControllers ?? [])
  }

  /// The index of the selected controller; `NSNotFound` while More shows its list. An index out of range is a fault and
  /// has no effect; without controllers, it is ignored.
  open var selectedIndex: Int {
    get { selection < 0 ? NSNotFound : selection }
    set {
      guard controllers.indices.contains(newValue) else {
        if !controllers.isEmpty {
          raiseFault(
            "NSRangeException", call: "UITabBarController.selectedIndex = \(newValue)",
            reason: "there are \(controllers.count) controllers")
        }
        return
      }
      selection = newValue
      showSelection()
    }
  }

  /// The selected controller; `moreNavigationController` while that shows its list. One that is not among the controllers is
  /// a fault and has no effect.
  open var selectedViewController: UIViewController? {
    get {
      selection < 0 ? moreNavigationController : controllers.indices.contains(selection) ? controllers[selection] : nil
    }
    set {
      if let newValue, newValue === storedMore {
        selection = -1
        showSelection()
      } else if let index = controllers.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      } else if newValue != nil {
        raiseFault(
          "NSInvalidArgumentException", call: "UITabBarController.selectedViewController",
          reason: "the view controller is not one of the tab bar controller's")
      }
    }
  }

  /// The controller that shows the tabs for which there is no room in the bar.
  open var moreNavigationController: UINavigationController { loadedMore }
  /// The controllers whose tabs people may move. Stored; there are no touches.
  open var customizableViewControllers: [UIViewController]?

  @_spi(Subclasses) open override var containerKind: ContainerKind? { .tabs }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    view.setReadingOrder(last: tabBar)
    showSelection()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showSelection()
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showSelection()
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
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
