import CCairo
import Drawing
import Foundation
import Raster

/// A Cairo context that paints onto a bitmap. Coordinates are pixels of the picture, y downwards.
///
/// Paths are straight lines and Bézier curves in doubles that Cairo turns into fixed point; nothing here passes through
/// a function of the C library's that may round differently elsewhere (no `cairo_arc`, which uses `sin` and `cos`).
final class Canvas: CairoContext {
  /// Half of an 8-bit step of coverage in a pixel, roughly: curves flattened closer than this look the same.
  private static let flattening = 1.0 / 32

  /// How many pixels are blended at once, or a row of them, so that little memory is needed.
  private static let blendedPixels = 1 << 16

  /// The part of the picture that the bitmap has, its first pixel at the top left.
  let area: PixelRect
  /// Where something may have been painted.
  private(set) var inkedArea: PixelRect

  private let bitmap: Bitmap

  /// - Parameter area: As large as `bitmap`.
  init(_ bitmap: Bitmap, area: PixelRect) {
    self.bitmap = bitmap
    self.area = area
    inkedArea = .nothing(within: area)
    super.init(Canvas.surface(of: bitmap)) { surface in
      cairo_surface_set_device_offset(surface, Double(-area.left), Double(-area.top))
    }
    cairo_set_tolerance(context, Self.flattening)
  }

  /// Completes drawing: afterwards the bitmap holds the picture.
  ///
  /// - Throws: The first fault that Cairo met since the canvas was made.
  func finish() throws(RenderingError) {
    cairo_surface_flush(surface)
    try check()
  }

  private func mark(_ rect: PixelRect) {
    inkedArea = inkedArea.union(rect.intersection(area))
  }

  // MARK: Paths

  override func fill(_ path: DevicePath, _ color: Color) {
    let touched = PixelRect(covering: path)
    mark(touched)
    blending(color, in: touched) { fill(path) }
  }

  /// Fills with a colour, which a part of the picture shows through if it is not opaque: then each pixel is rounded once
  /// (`BlendedColor`), but in a group, whose pixels are not the canvas's.
  private func blending(_ color: Color, in touched: PixelRect, _ paint: () -> Void) {
    let part = touched.intersection(area)
    guard let blended = BlendedColor(color), !part.isEmpty, cairo_get_group_target(context) == surface else {
      setSource(color)
      return paint()
    }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    for band in part.bands(of: Self.blendedPixels) { fill(with: blended, in: band, paint) }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func fill(with color: BlendedColor, in band: PixelRect, _ paint: () -> Void) {
    cairo_surface_flush(surface)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: band.width * band.height) { pixels in
      color.lay(over: bitmap, from: band.moved(columns: -area.left, rows: -area.top), into: pixels)
      let source = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(band.width), Int32(band.height), Int32(band.width * MemoryLayout<UInt32>.stride))
      beginClip(.rectangle(DeviceShape(band)))
      cairo_set_source_surface(context, source, Double(band.left), Double(band.top))
      paint()
      endClip()
      cairo_surface_finish(source)  // Whoever still knows it must not read the memory any more.
      cairo_surface_destroy(source)
    }
  }

  // MARK: Masks and images

  /// Paints a colour through a mask.
  func paint(_ color: Color, through mask: some PixelMask) {
    let area = mask.area
    mark(area)
    mask.withCoverage { coverage in
      let alpha = cairo_image_surface_create_for_data(
        coverage, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(mask.bytesPerRow))
      setSource(color)
      cairo_mask_surface(context, alpha, Double(area.left), Double(area.top))
      cairo_surface_finish(alpha)  // Whoever still knows it must not read the mask's memory any more.
      cairo_surface_destroy(alpha)
    }
  }

  /// Fills with an image, whose edges go on beyond it: bilinear when enlarged, averaged over the area when reduced.
  ///
  /// - Parameter transform: takes the image's pixels to the picture's.
  func fill(_ path: DevicePath, with image: Bitmap, _ transform: AffineTransform) {
    mark(PixelRect(covering: path))
    withSurface(of: image) { pixels in
      cairo_save(context)
      withPath(path) {
        setSource(pixels, transform)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)  // No fading at the image's edges.
        cairo_fill(context)
      }
      cairo_restore(context)
    }
  }

  /// Paints what another canvas of the same picture has, pixel on pixel.
  func paint(_ canvas: Canvas) {
    let part = canvas.inkedArea.intersection(area)
    guard !part.isEmpty else { return }
    mark(part)
    withSurface(of: canvas.bitmap) { pixels in
      cairo_set_source_surface(context, pixels, Double(canvas.area.left), Double(canvas.area.top))
      cairo_rectangle(
        context, Double(part.left), Double(part.top), Double(part.width), Double(part.height))
      cairo_fill(context)
      releaseSource()
    }
  }

  /// Paints the shadow of what another canvas of the same picture has.
  func paint(_ shadow: DeviceShadow, of canvas: Canvas) {
    let inked = canvas.inkedArea
    guard !inked.isEmpty,
      let mask = ShadowMask(of: canvas.bitmap, canvas.area, inkedArea: inked, shadow, in: area)
    else { return }
    paint(shadow.color, through: mask)
  }
}

extension Canvas {
  /// The version of the Cairo library that is running, like `1.16.0`.
  static var libraryVersion: String { String(cString: cairo_version_string()) }
}
