public import Foundation
public import UIKitCore
public import UIKitValues

/// A tab of a tab bar controller: its title and image, and the controller that it shows.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The identifier of the tab.
  public final let identifier: String
  /// The title.
  open var title: String {
    didSet { managedController?.tabBarItem.title = title }
  }
  /// The image.
  open var image: UIImage? {
    didSet { managedController?.tabBarItem.image = image }
  }
  /// The text after the title, in sidebars. Stored.
  open var subtitle: String?
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? {
    didSet { managedController?.tabBarItem.badgeValue = badgeValue }
  }
  /// Whether the tab has no place in the bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } }
  }
  /// Whether the tab can be used. Stored.
  open var isEnabled = true
  /// An object of the app's own.
  open var userInfo: Any?
  /// The place of the tab in bars and sidebars. Stored.
  open var preferredPlacement = Placement.automatic
  /// Whether people may hide the tab in a sidebar. Stored: there is none.
  open var allowsHiding = false
  /// Whether the tab is hidden until people show it. Stored: nobody does.
  open var isHiddenByDefault = false
  /// The group that the tab is in, if any. A weak reference.
  open internal(set) weak var parent: UITabGroup?
  /// The outermost group around the tab that has a navigation controller.
  open var managingTabGroup: UITabGroup? {
    parent?.managingTabGroup ?? (parent?.managingNavigationController == nil ? nil : parent)
  }
  /// Whether the tab is seen where tabs have several places; `false`, as they are at the bottom.
  open var hasVisiblePlacement: Bool { false }
  /// The controller that has the tab, if any.
  public internal(set) final weak var tabBarController: UITabBarController?
  private let provider: ((UITab) -> UIViewController)?
  private var managedController: UIViewController?

  /// The place of a tab in bars and sidebars.
  public enum Placement: Int, Sendable, CaseIterable {
    /// The standard one.
    case automatic
    /// In the tab bar if there is room.
    case `default`
    /// In the sidebar, and in the tab bar if it is chosen.
    case optional
    /// In the tab bar at first; it may be moved out.
    case movable
    /// At the trailing end of the tab bar.
    case pinned
    /// In the tab bar always.
    case fixed
    /// In the sidebar only.
    case sidebarOnly
  }

  /// Creates a tab; its controller is asked for when the tab bar controller shows its tabs.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  /// The tab's controller, made when it is first asked for; `nil` without a provider.
  open var viewController: UIViewController? {
    if let managedController { return managedController }
    guard let made = provider?(self) else { return nil }
    made.tabBarItem = makeItem()
    made.tabBarItem.badgeValue = badgeValue
    managedController = made
    return made
  }

  func makeItem() -> UITabBarItem { UITabBarItem(title: title, image: image, tag: 0) }
}

/// The tab of a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether the search begins when the tab is chosen. Stored.
  open var automaticallyActivatesSearch = false

  /// Creates a tab with the system's title and image.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

/// A tab with tabs in it. Differs from UIKit: there are no sidebars, so a group without a controller of its own shows the
/// first of its tabs.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] {
    didSet { adoptChildren() }
  }
  /// The look of the group's section in a sidebar. Stored: there is none.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// The actions of the group's section in a sidebar. Stored: there is none.
  open var sidebarActions: [UIAction] = []
  /// The navigation controller of the group's content. Stored.
  open var managingNavigationController: UINavigationController?
  /// Whether people may change the order of the tabs in a sidebar. Stored: there is none.
  open var allowsReordering = false
  /// The identifiers of the tabs in their order; tabs without a place in it follow.
  open var displayOrderIdentifiers: [String] = []
  /// The chosen tab: the one with the default identifier, else the first that is not hidden. A group has no other choice, as
  /// there are no touches, unless it is set.
  open var selectedChild: UITab? {
    get { choice ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first { !$0.isHidden } }
    set { choice = newValue }
  }
  private weak var choice: UITab?

  /// The look of a group's section in a sidebar, with UIKit's raw values.
  public enum SidebarAppearance: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A section.
    case rootSection = 1
    /// A tab like others.
    case inline = 2
  }

  /// The tabs in their order.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { identifier in children.first { $0.identifier == identifier } }
    return first + children.filter { child in !first.contains { $0 === child } }
  }

  /// The tab with an identifier, in the group or in groups in it.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  private func adoptChildren() {
    for child in children { child.parent = self }
  }
  /// The identifier of the chosen tab. Stored.
  open var defaultChildIdentifier: String?

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    guard let controller = selectedChild?.viewController else { return nil }
    controller.tabBarItem = makeItem()
    return controller
  }
}

extension UITabBarController {
  /// The place of tabs. Stored: they are at the bottom.
  public enum Mode: Int, Sendable, CaseIterable {
    /// Depends on the device and the room.
    case automatic
    /// A tab bar.
    case tabBar
    /// A tab bar that becomes a sidebar.
    case tabSidebar
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs; empty for a controller that was given controllers. Setting them replaces the controllers by those of the
  /// tabs that are not hidden.
  public var tabs: [UITab] {
    get { storedTabs }
    set {
      for tab in storedTabs { tab.tabBarController = nil }
      storedTabs = newValue
      for tab in newValue { tab.tabBarController = self }
      tabsDidChange()
    }
  }

  /// Sets the tabs, without animation.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The tab of the selected controller.
  public var selectedTab: UITab? {
    get { storedTabs.first { !$0.isHidden && $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// The tab, or the one in a group, with an identifier.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in storedTabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  func tabsDidChange() {
    setViewControllers(storedTabs.filter { !$0.isHidden }.compactMap(\.viewController), animated: false)
  }
}
