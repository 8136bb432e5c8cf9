import CairoRendering
package import Drawing
package import ViewRendering

/// What the commands and the assertions draw with: the one place where that is chosen.
package enum Renderers {
  package static func standard() -> any Renderer { CairoRenderer() }
}

extension ViewRenderer {
  /// Draws with the standard renderer.
  package convenience init() { self.init(Renderers.standard()) }
}
