import CCairo
import Drawing
import Raster

/// The coverage of a path alone: one byte per pixel.
final class CoverageCanvas: CairoContext {
  /// The coverage of a part of the picture times 256, rows without gaps, so that fractions are kept while blurring.
  static func coverage(of path: DevicePath, in part: PixelRect) -> [UInt16] {
    let canvas = CoverageCanvas(part)
    canvas.paint(.inside(path))
    return canvas.values(part)
  }

  private init(_ part: PixelRect) {
    super.init(cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(part.width), Int32(part.height))) { surface in
      cairo_surface_set_device_offset(surface, Double(-part.left), Double(-part.top))
    }
    cairo_set_tolerance(context, Canvas.flattening)
  }

  private func values(_ part: PixelRect) -> [UInt16] {
    cairo_surface_flush(surface)
    let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    return [UInt16](unsafeUninitializedCapacity: part.width * part.height) { values, count in
      values.update(repeating: 0)
      count = values.count
      guard let data = cairo_image_surface_get_data(surface) else { return }
      for row in 0..<part.height {
        let (line, target) = (data + row * bytesPerRow, row * part.width)
        for column in 0..<part.width { values[target + column] = UInt16(line[column]) << 8 }
      }
    }
  }
}
