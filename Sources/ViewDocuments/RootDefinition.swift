package import HeadlessUIKit
package import SourcePlaces

/// The root of a document: a view by itself, or a controller with its view; or either from a document of Interface
/// Builder, or made by the program's own code.
package enum RootDefinition: Sendable {
  case view(ViewDefinition)
  case controller(ControllerDefinition)
  case screen(ScreenDefinition)
  case program(ProgramRoot)

  package var place: SourcePlace {
    switch self {
    case .view(let view): view.place
    case .controller(let controller): controller.place
    case .screen(let screen): screen.place
    case .program(let root): root.place
    }
  }

  /// The names of everything that it contains or may show, including cells and hidden views.
  package var allNames: Set<String> {
    switch self {
    case .view(let view): view.allNames
    case .controller(let controller): controller.allNames
    case .screen(let screen): screen.allNames
    // Only making it tells.
    case .program: []
    }
  }

  /// Makes the view or the controller, with all that is in it.
  @MainActor package func make(in context: DocumentContext) throws(DocumentError) -> BuiltRoot {
    switch self {
    case .view(let view): return BuiltRoot(view: try view.makeView(in: context), controller: nil)
    case .controller(let definition):
      let controller = try definition.makeController(in: context)
      return BuiltRoot(view: controller.view, controller: controller)
    case .screen(let screen): return try screen.make(in: context)
    case .program(let root): return try root.makeRoot()
    }
  }
}
