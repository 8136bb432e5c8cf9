package import Drawing
package import Raster

/// The drawing of images in a process that has chosen no renderer. `ImageDrawing` finds the class by its name.
package final class StandardImageDrawing: ImageDrawingByDefault {
  package static func bitmap(of drawing: ImageDrawing) -> Bitmap? {
    try? CairoRenderer().draw(drawing.list, scale: drawing.scale, into: BitmapPool())
  }
}
