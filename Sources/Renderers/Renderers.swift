import CairoRendering
package import Drawing
package import ViewRendering

/// The renderers of the commands and the assertions; the only place that chooses one.
package enum Renderers {
  package static func standard() -> any Renderer { CairoRenderer() }
}

extension ViewRenderer {
  /// Creates a view renderer that draws with the standard renderer.
  package convenience init() { self.init(Renderers.standard()) }
}
