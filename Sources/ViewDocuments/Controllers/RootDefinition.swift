package import HeadlessUIKit
package import SourcePlaces

/// What a document shows: a view by itself, or a controller with its view.
package enum RootDefinition: Sendable {
  case view(ViewDefinition)
  case controller(ControllerDefinition)

  package var place: SourcePlace {
    switch self {
    case .view(let view): view.place
    case .controller(let controller): controller.place
    }
  }

  /// The names of everything that it contains or may show, including cells and hidden views.
  package var allNames: Set<String> {
    switch self {
    case .view(let view): view.allNames
    case .controller(let controller): controller.allNames
    }
  }

  /// Makes the view or the controller, with all that is in it.
  @MainActor package func make(in context: DocumentContext) throws(DocumentError) -> BuiltRoot {
    switch self {
    case .view(let view): return BuiltRoot(view: try view.makeView(in: context), controller: nil)
    case .controller(let definition):
      let controller = try definition.makeController(in: context)
      return BuiltRoot(view: controller.view, controller: controller)
    }
  }
}

/// A document's view with its controller, if it has one. The view does not keep the controller alive.
@MainActor
package struct BuiltRoot {
  package let view: UIView
  package let controller: UIViewController?
}
