import Foundation
package import HeadlessUIKit

/// The classes of controllers that a file can name.
package enum ControllerClass: String, CaseIterable, Sendable {
  case viewController = "UIViewController"
  case navigationController = "UINavigationController"
  case tabBarController = "UITabBarController"
  case splitViewController = "UISplitViewController"
  case pageViewController = "UIPageViewController"
  case alertController = "UIAlertController"
  case activityViewController = "UIActivityViewController"

  /// Creates a controller of the class.
  ///
  /// - Parameter values: the values passed to the initialiser, by property name, such as a split view's style.
  @MainActor package func make(with values: [String: PropertyValue] = [:]) -> UIViewController {
    switch self {
    case .viewController: UIViewController()
    case .navigationController: UINavigationController()
    case .tabBarController: UITabBarController()
    case .splitViewController: UISplitViewController(style: ControllerClass.splitStyle(values["style"]))
    case .pageViewController: DocumentPageViewController()
    case .alertController:
      UIAlertController(title: nil, message: nil, preferredStyle: ControllerClass.alertStyle(values["preferredStyle"]))
    case .activityViewController: UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
  }

  /// Gives a controller of the class those that it shows: a stack, tabs, columns or pages.
  @MainActor func setChildren(_ children: [UIViewController], of controller: UIViewController) {
    switch self {
    case .navigationController:
      ControllerClass.change(controller) { (stack: UINavigationController) in stack.viewControllers = children }
    case .tabBarController:
      ControllerClass.change(controller) { (tabs: UITabBarController) in tabs.viewControllers = children }
    case .splitViewController:
      ControllerClass.change(controller) { (split: UISplitViewController) in
        for (column, child) in zip(ControllerClass.columns(of: split.style), children) {
          split.setViewController(child, for: column)
        }
      }
    case .pageViewController:
      ControllerClass.change(controller) { (pages: DocumentPageViewController) in pages.pages.controllers = children }
    case .viewController, .alertController, .activityViewController: break
    }
  }

  @MainActor private static func change<Container>(_ controller: UIViewController, _ body: (Container) -> Void) {
    if let container = controller as? Container { body(container) }
  }

  /// The columns in the order of their controllers; the last is for where there is only one.
  @MainActor private static func columns(of style: UISplitViewController.Style) -> [UISplitViewController.Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
  }

  private static func splitStyle(_ value: PropertyValue?) -> UISplitViewController.Style {
    guard case .enumeration(let name)? = value else { return .doubleColumn }
    return PropertyTable.splitStyles.first { $0.key == name }?.value ?? .doubleColumn
  }

  private static func alertStyle(_ value: PropertyValue?) -> UIAlertController.Style {
    guard case .enumeration(let name)? = value else { return .actionSheet }
    return PropertyTable.alertStyles.first { $0.key == name }?.value ?? .actionSheet
  }

  /// Whether its content is other controllers.
  package var containsControllers: Bool { self != .viewController && hasContent }

  /// Whether a document gives it a view or controllers: others have content of their own.
  package var hasContent: Bool { self != .alertController && self != .activityViewController }

  /// The nearest superclass among these classes.
  package var superclass: ControllerClass? { self == .viewController ? nil : .viewController }

  /// The properties that the class adds to its superclass's.
  package var ownProperties: [Property] {
    switch self {
    case .viewController: PropertyTable.viewController
    case .navigationController: PropertyTable.containerView + PropertyTable.navigationController
    case .tabBarController: PropertyTable.containerView + PropertyTable.tabBarController
    case .splitViewController: PropertyTable.containerView + PropertyTable.splitViewController
    case .pageViewController: PropertyTable.containerView + PropertyTable.pageViewController
    case .alertController: PropertyTable.alertController
    case .activityViewController: []
    }
  }

  /// All properties of the class, inherited ones first.
  package var properties: [Property] { (superclass?.properties ?? []) + ownProperties }

  /// The property of this name.
  package func property(named name: String) -> Property? { properties.first { $0.name == name } }
}
