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
    let own = settings.reduce(view?.allNames ?? []) { $0.union($1.value.allNames) }
    return (viewControllers + presented).reduce(own) { $0.union($1.allNames) }
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
  /// Properties that come before others, in whatever order they are written: a controller's title is that of its items,
  /// too, unless they are given one afterwards; its style decides whether it has a popover.
  private static let firstProperties = [PropertyTable.controllerTitle, PropertyTable.modalPresentationStyle]

  /// Makes the controller with its view, and with the controllers that it contains and presents.
  @MainActor package func makeController(in context: DocumentContext) throws(DocumentError) -> UIViewController {
    var values: [String: PropertyValue] = [:]
    for setting in settings { values[setting.property.name] = setting.value }
    let controller = controllerClass.make(with: values)
    if let view { controller.view = try view.makeView(in: context) }
    var contained: [UIViewController] = []
    for definition in viewControllers { contained.append(try definition.makeController(in: context)) }
    let first = settings.filter { ControllerDefinition.firstProperties.contains($0.property.name) }
    let others = settings.filter { !ControllerDefinition.firstProperties.contains($0.property.name) }
    try first.apply(to: controller, in: context)
    controllerClass.setChildren(contained, of: controller)
    try others.apply(to: controller, in: context)
    (controller as? DocumentPageViewController)?.showPage()
    for definition in presented {
      let other = try definition.makeController(in: context)
      try definition.setSource(of: other, in: controller)
      controller.present(other, animated: false)
    }
    return controller
  }
}
