package import HeadlessUIKit
package import SourcePlaces

/// A view controller in a document: its class, its properties, its view, and the controllers that it contains and
/// presents.
package struct ControllerDefinition: Sendable {
  package let controllerClass: ControllerClass
  package let place: SourcePlace
  package var settings: [ViewDefinition.Setting] = []
  /// The controller's view; nil for an empty one, or for the class's own.
  package var view: ViewDefinition?
  /// The contained controllers: a stack, tabs, columns or pages.
  package var viewControllers: [ControllerDefinition] = []
  /// The presented controller: none or one, as a struct cannot contain an optional of itself.
  package var presented: [ControllerDefinition] = []

  package init(_ controllerClass: ControllerClass, at place: SourcePlace) {
    (self.controllerClass, self.place) = (controllerClass, place)
  }

  /// The names of the controller's views and of those of all controllers in it.
  package var allNames: Set<String> {
    (viewControllers + presented).reduce(view?.allNames ?? []) { $0.union($1.allNames) }
  }

  /// The maximum number of constraints of all its views.
  package var constraintCount: Int {
    (viewControllers + presented).reduce(view?.constraintCount ?? 0) { $0 + $1.constraintCount }
  }

  /// The number of controllers, including this one.
  package var count: Int { (viewControllers + presented).reduce(1) { $0 + $1.count } }
}

// MARK: - Making

extension ControllerDefinition {
  /// Makes the controller with its view, and with the controllers that it contains and presents.
  @MainActor package func makeController(in context: DocumentContext) throws(DocumentError) -> UIViewController {
    var values: [String: PropertyValue] = [:]
    for setting in settings { values[setting.property.name] = setting.value }
    let controller = controllerClass.make(with: values)
    if let view { controller.view = try view.makeView(in: context) }
    var contained: [UIViewController] = []
    for definition in viewControllers { contained.append(try definition.makeController(in: context)) }
    // A controller's title is that of its items, too, unless they are given one afterwards.
    try settings.filter { $0.property.name == PropertyTable.controllerTitle }.apply(to: controller, in: context)
    controller.contain(contained)
    try settings.filter { $0.property.name != PropertyTable.controllerTitle }.apply(to: controller, in: context)
    (controller as? DocumentPageViewController)?.showPage()
    for definition in presented {
      controller.present(try definition.makeController(in: context), animated: false)
    }
    return controller
  }
}

extension UIViewController {
  /// Makes these the controllers that a container shows: a stack, tabs, columns or pages.
  fileprivate func contain(_ controllers: [UIViewController]) {
    switch self {
    case let stack as UINavigationController: stack.viewControllers = controllers
    case let tabs as UITabBarController: tabs.viewControllers = controllers
    case let columns as UISplitViewController: columns.setColumns(controllers)
    case let pages as DocumentPageViewController: pages.pages.controllers = controllers
    default: return
    }
  }
}

extension UISplitViewController {
  /// Sets the controllers of the columns in their order; one more is the compact column's.
  fileprivate func setColumns(_ controllers: [UIViewController]) {
    let columns: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary, .compact] : [.primary, .secondary, .compact]
    for (column, controller) in zip(columns, controllers) { setViewController(controller, for: column) }
  }
}
