import CCairo
import Drawing
import Foundation
import Raster

/// A Cairo context with its surface: the part that is common to bitmaps and pages.
class CairoContext {
  /// Only for subclasses, like `context`.
  let surface: OpaquePointer?
  let context: OpaquePointer?

  /// - Parameters:
  ///   - surface: the surface, which the context takes ownership of.
  ///   - setUp: prepares the surface before anything is painted on it.
  init(_ surface: OpaquePointer?, setUp: (OpaquePointer?) -> Void) {
    self.surface = surface
    setUp(surface)
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// - Throws: The first error that Cairo reported since the context was created.
  func check() throws(RenderingError) {
    let statuses = [cairo_status(context), cairo_surface_status(surface)]
    guard let fault = statuses.first(where: { $0 != CAIRO_STATUS_SUCCESS }) else { return }
    throw .cairo(reason: String(cString: cairo_status_to_string(fault)))
  }

  // MARK: Paths

  func paint(_ figure: DeviceFigure, _ color: Color) {
    setSource(color)
    paint(figure)
  }

  /// Paints with the current source.
  final func paint(_ figure: DeviceFigure) {
    switch figure {
    case .inside(let path): withPath(path) { cairo_fill(context) }
    case .line(let line): stroke(line)
    }
  }

  private func stroke(_ line: DeviceLine) {
    for element in line.outline.elements { addPath(element) }
    cairo_save(context)
    var matrix = line.transform.matrix
    (matrix.x0, matrix.y0) = (0, 0)
    cairo_set_matrix(context, &matrix)
    cairo_set_line_width(context, line.style.width)
    cairo_set_line_cap(context, line.style.cap.cairo)
    cairo_set_line_join(context, line.style.join.cairo)
    cairo_set_miter_limit(context, line.style.miterLimit)
    cairo_set_dash(context, line.style.dashes, Int32(line.style.dashes.count), line.style.dashPhase)
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Adds a path for `body` to fill or clip to.
  final func withPath(_ path: DevicePath, _ body: () -> Void) {
    addPath(path)
    if path.usesEvenOddRule { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
    body()
    if path.usesEvenOddRule { cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING) }
  }

  final func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func addPath(_ path: DevicePath) {
    switch path {
    case .rectangle(let shape): addPath(shape)
    case .ring(let outer, let inner):
      addPath(outer)
      addPath(inner)
    case .outline(let outline): for element in outline.elements { addPath(element) }
    }
  }

  private func addPath(_ element: Outline.Element) {
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .curve(let point, let control1, let control2):
      cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    case .close: cairo_close_path(context)
    }
  }

  private func addPath(_ shape: DeviceShape) {
    guard shape.radius > 0 else {
      return cairo_rectangle(context, shape.left, shape.top, shape.width, shape.height)
    }
    let (left, top, right, bottom, radius) = (shape.left, shape.top, shape.right, shape.bottom, shape.radius)
    let handle = radius * (1 - RoundedRectangle.circleHandle)
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

  static func surface(of image: Bitmap, _ format: cairo_format_t = CAIRO_FORMAT_ARGB32) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      image.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), format, Int32(image.width),
      Int32(image.height), Int32(image.bytesPerRow))
  }

  final func withSurface(
    of image: Bitmap, _ format: cairo_format_t = CAIRO_FORMAT_ARGB32, _ body: (OpaquePointer?) -> Void
  ) {
    let pixels = CairoContext.surface(of: image, format)
    body(pixels)
    cairo_surface_finish(pixels)
    cairo_surface_destroy(pixels)
  }

  /// Releases the memory of the last source.
  final func releaseSource() {
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Sets an image as the source. The transform from its pixels to the picture's then applies to all coordinates.
  final func setSource(_ pixels: OpaquePointer?, _ transform: AffineTransform) {
    var matrix = transform.matrix
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
  }

  // MARK: Clips and groups

  final func beginClip(_ path: DevicePath) {
    cairo_save(context)
    withPath(path) { cairo_clip(context) }
  }

  final func endClip() {
    cairo_restore(context)
  }

  final func beginGroup() {
    cairo_push_group(context)
  }

  /// - Parameter combination: how the group is combined with what lies below.
  final func endGroup(alpha: Double, _ combination: cairo_operator_t = CAIRO_OPERATOR_OVER) {
    cairo_pop_group_to_source(context)
    if combination != CAIRO_OPERATOR_OVER { cairo_set_operator(context, combination) }
    cairo_paint_with_alpha(context, alpha)
    if combination != CAIRO_OPERATOR_OVER { cairo_set_operator(context, CAIRO_OPERATOR_OVER) }
    releaseSource()
  }
}

extension StrokeStyle.LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension AffineTransform {
  /// The same transform as a Cairo matrix.
  var matrix: cairo_matrix_t { cairo_matrix_t(xx: m11, yx: m12, xy: m21, yy: m22, x0: tX, y0: tY) }
}
