import CCairo
import Drawing
import Raster

/// A Cairo context and the surface it paints on: what is alike for a bitmap and for a page.
class CairoContext {
  /// Where a Bézier curve's handles lie on a quarter circle's tangents, per radius: 4/3 (√2 - 1). The curve is then
  /// nowhere farther than 0.03 % of the radius from the circle.
  private static let circleHandle = 0.5522847498307936

  /// For this type's subclasses only, as `context` is.
  let surface: OpaquePointer?
  let context: OpaquePointer?

  /// - Parameters:
  ///   - surface: owned by the context from now on.
  ///   - setUp: what is to be done to the surface before anything is painted on it.
  init(_ surface: OpaquePointer?, setUp: (OpaquePointer?) -> Void) {
    self.surface = surface
    setUp(surface)
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// - Throws: The first fault that Cairo met since the context was made.
  func check() throws(RenderingError) {
    let statuses = [cairo_status(context), cairo_surface_status(surface)]
    guard let fault = statuses.first(where: { $0 != CAIRO_STATUS_SUCCESS }) else { return }
    throw .cairo(reason: String(cString: cairo_status_to_string(fault)))
  }

  // MARK: Shapes

  func fill(_ shape: DeviceShape, _ color: Color) {
    setSource(color)
    fill(shape)
  }

  /// Paints what `outer` has outside `inner`, which lies in it.
  func fill(between outer: DeviceShape, and inner: DeviceShape, _ color: Color) {
    setSource(color)
    fill(between: outer, and: inner)
  }

  /// Fills with what is the source.
  final func fill(_ shape: DeviceShape) {
    addPath(shape)
    cairo_fill(context)
  }

  final func fill(between outer: DeviceShape, and inner: DeviceShape) {
    addPath(outer)
    addPath(inner)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  final func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  final func addPath(_ shape: DeviceShape) {
    guard shape.radius > 0 else {
      return cairo_rectangle(context, shape.left, shape.top, shape.width, shape.height)
    }
    let (left, top, right, bottom, radius) = (shape.left, shape.top, shape.right, shape.bottom, shape.radius)
    let handle = radius * (1 - Self.circleHandle)
    cairo_move_to(context, left + radius, top)
    cairo_line_to(context, right - radius, top)
    cairo_curve_to(context, right - handle, top, right, top + handle, right, top + radius)
    cairo_line_to(context, right, bottom - radius)
    cairo_curve_to(context, right, bottom - handle, right - handle, bottom, right - radius, bottom)
    cairo_line_to(context, left + radius, bottom)
    cairo_curve_to(context, left + handle, bottom, left, bottom - handle, left, bottom - radius)
    cairo_line_to(context, left, top + radius)
    cairo_curve_to(context, left, top + handle, left + handle, top, left + radius, top)
    cairo_close_path(context)
  }

  // MARK: Images

  static func surface(of image: Bitmap) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      image.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(image.width),
      Int32(image.height), Int32(image.bytesPerRow))
  }

  final func withSurface(of image: Bitmap, _ body: (OpaquePointer?) -> Void) {
    let pixels = CairoContext.surface(of: image)
    body(pixels)
    cairo_surface_finish(pixels)
    cairo_surface_destroy(pixels)
  }

  /// Lets go of the memory of what was painted last.
  final func releaseSource() {
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  // MARK: Clips and groups

  final func beginClip(_ shape: DeviceShape) {
    cairo_save(context)
    addPath(shape)
    cairo_clip(context)
  }

  final func endClip() {
    cairo_restore(context)
  }

  final func beginGroup() {
    cairo_push_group(context)
  }

  final func endGroup(alpha: Double) {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
    releaseSource()
  }
}
