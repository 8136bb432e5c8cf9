import CairoRendering
package import Drawing
import Raster
package import ViewRendering

/// The renderers of the commands and the assertions; the only place that chooses one.
package enum Renderers {
  /// From then on the images that code has drawn in this process are drawn with it, too.
  package static func standard() -> any Renderer {
    ImageDrawing.draw { try? CairoRenderer().draw($0.list, scale: $0.scale, into: BitmapPool()) }
    return CairoRenderer()
  }
}

extension ViewRenderer {
  /// Creates a view renderer that draws with the standard renderer.
  package convenience init() { self.init(Renderers.standard()) }
}
