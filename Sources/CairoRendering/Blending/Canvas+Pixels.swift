import CCairo
import Drawing
import Raster

/// The pixels that a canvas is painting on: its bitmap's, or those of the innermost group.
struct TargetPixels {
  let area: PixelRect
  private let base: UnsafeMutablePointer<UInt32>
  private let pixelsPerRow: Int

  fileprivate init?(of surface: OpaquePointer?) {
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    let (left, top) = (Int(-x), Int(-y))
    area = PixelRect(
      left: left, top: top, right: left + Int(cairo_image_surface_get_width(surface)),
      bottom: top + Int(cairo_image_surface_get_height(surface)))
    base = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    pixelsPerRow = Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.stride
  }

  /// The pixel at a place of the picture; only within the area.
  func row(_ row: Int, from column: Int) -> UnsafeMutablePointer<UInt32> {
    base + (row - area.top) * pixelsPerRow + (column - area.left)
  }
}

extension Canvas {
  /// The pixels that clips leave visible, as far as rectangles tell, of what is painted on.
  var visibleArea: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let limit = DeviceShape.farthest
    func edge(_ value: Double) -> Double { max(-limit, min(value, limit)) }
    return PixelRect(
      covering: DeviceShape(left: edge(left), top: edge(top), right: edge(right), bottom: edge(bottom))
    ).intersection(area)
  }

  /// Whether something other than rectangles clips.
  var hasShapedClip: Bool {
    guard let list = cairo_copy_clip_rectangle_list(context) else { return true }
    defer { cairo_rectangle_list_destroy(list) }
    return list.pointee.status != CAIRO_STATUS_SUCCESS
  }

  /// Replaces the pixels of a part by others, as far as clips leave them visible.
  ///
  /// - Parameters:
  ///   - figure: is painted with the pixels.
  ///   - change: returns the new pixels of the part, given what is painted on; nil to leave them.
  func replacePixels(of part: PixelRect, in figure: DeviceFigure, _ change: (TargetPixels, PixelRect) -> Bitmap?) {
    cairo_surface_flush(cairo_get_group_target(context))
    guard let target = TargetPixels(of: cairo_get_group_target(context)) else { return }
    let part = part.intersection(target.area).intersection(visibleArea)
    guard !part.isEmpty, let pixels = change(target, part) else { return }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    paint(figure, with: pixels, at: part)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Combines a group that was painted on a canvas of its own with what lies below.
  ///
  /// - Parameter shape: the shapes that the group painted, if the blend needs them; as large as the group.
  func blend(_ group: Canvas, shape: Canvas?, alpha: Double, _ blend: PixelBlend, _ pool: BitmapPool) {
    let share = UInt32(max(0, min(alpha, 1)) * 255 + 0.5)
    let part = group.area.intersection(visibleArea)
    guard !part.isEmpty else { return }
    replacePixels(of: part, in: .inside(.rectangle(DeviceShape(part)))) { target, part in
      guard let result = try? pool.bitmap(width: part.width, height: part.height) else { return nil }
      for row in part.top..<part.bottom {
        let below = target.row(row, from: part.left)
        let (above, covered) = (group.row(row, from: part.left), shape?.row(row, from: part.left))
        let pixels = result.row(row - part.top)
        for column in 0..<part.width {
          pixels[column] = blend.combined(
            above[column].faded(share), (covered?[column] ?? 0) &>> 24, below[column])
        }
      }
      return result
    }
  }
}

extension UInt32 {
  /// A premultiplied pixel times 0 to 255, each byte rounded.
  @inline(__always)
  fileprivate func faded(_ share: UInt32) -> UInt32 {
    guard share < 255 else { return self }
    func byte(_ shift: UInt32) -> UInt32 { (((self &>> shift & 255) &* share &+ 127) / 255) &<< shift }
    return byte(24) | byte(16) | byte(8) | byte(0)
  }
}
