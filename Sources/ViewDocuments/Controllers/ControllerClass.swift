import Foundation
package import HeadlessUIKit

/// The classes of controllers that a file can name.
package enum ControllerClass: String, CaseIterable, Sendable {
  case viewController = "UIViewController"
  case navigationController = "UINavigationController"
  case tabBarController = "UITabBarController"
  case splitViewController = "UISplitViewController"
  case pageViewController = "UIPageViewController"

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
    }
  }

  private static func splitStyle(_ value: PropertyValue?) -> UISplitViewController.Style {
    guard case .enumeration(let name)? = value else { return .doubleColumn }
    return PropertyTable.splitStyles.first { $0.key == name }?.value ?? .doubleColumn
  }

  /// Whether its content is other controllers, and not a view of its own.
  package var containsControllers: Bool { self != .viewController }

  /// The nearest superclass among these classes.
  package var superclass: ControllerClass? { self == .viewController ? nil : .viewController }

  /// The properties that the class adds to its superclass's.
  package var ownProperties: [Property] {
    switch self {
    case .viewController: PropertyTable.viewController
    case .navigationController: PropertyTable.navigationController
    case .tabBarController: PropertyTable.tabBarController
    case .splitViewController: PropertyTable.splitViewController
    case .pageViewController: PropertyTable.pageViewController
    }
  }

  /// All properties of the class, inherited ones first.
  package var properties: [Property] { (superclass?.properties ?? []) + ownProperties }

  /// The property of this name.
  package func property(named name: String) -> Property? { properties.first { $0.name == name } }
}
