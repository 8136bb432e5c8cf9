import CCairo
import Drawing
import Foundation
import Raster

/// A Cairo context that paints on a bitmap. Coordinates are pixels of the picture, with y downwards.
///
/// Paths consist of straight lines and Bézier curves in doubles, which Cairo converts to fixed point. Functions of the
/// C library that may round differently elsewhere are avoided (no `cairo_arc`, which uses `sin` and `cos`).
final class Canvas: CairoContext {
  /// The tolerance for flattening curves: about half of an 8-bit step of a pixel's coverage, so a finer one looks the
  /// same.
  static let flattening = 1.0 / 32

  /// The number of pixels blended at a time, or a row if that is more, which limits memory.
  private static let blendedPixels = 1 << 16

  /// The part of the picture that the bitmap covers; its first pixel is at the top left.
  let area: PixelRect
  /// The area that may have been painted.
  private(set) var inkedArea: PixelRect

  private let bitmap: Bitmap

  /// - Parameter area: Has the dimensions of `bitmap`.
  init(_ bitmap: Bitmap, area: PixelRect) {
    self.bitmap = bitmap
    self.area = area
    inkedArea = .nothing(within: area)
    super.init(Canvas.surface(of: bitmap)) { surface in
      cairo_surface_set_device_offset(surface, Double(-area.left), Double(-area.top))
    }
    cairo_set_tolerance(context, Self.flattening)
  }

  /// Completes drawing; afterwards the bitmap contains the picture.
  ///
  /// - Throws: The first error that Cairo reported since the canvas was created.
  func finish() throws(RenderingError) {
    cairo_surface_flush(surface)
    try check()
  }

  private func mark(_ rect: PixelRect) {
    inkedArea = inkedArea.union(rect.intersection(area))
  }

  // MARK: Paths

  override func paint(_ figure: DeviceFigure, _ color: Color) {
    let touched = PixelRect(covering: figure.bounds)
    mark(touched)
    blending(color, in: touched) { paint(figure) }
  }

  /// Fills with a colour. If it is translucent, each pixel is rounded once (`BlendedColor`), except within a group,
  /// whose pixels are not those of the canvas.
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
      cairo_surface_finish(source)  // Other references to it must not read the memory any more.
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
      cairo_surface_finish(alpha)  // Other references to it must not read the mask's memory any more.
      cairo_surface_destroy(alpha)
    }
  }

  /// Fills with an image, repeating its edge pixels beyond it: bilinear when enlarged, averaged over the area when
  /// reduced.
  ///
  /// - Parameter transform: The transform from the image's pixels to the picture's.
  func paint(_ figure: DeviceFigure, with image: Bitmap, _ transform: AffineTransform) {
    mark(PixelRect(covering: figure.bounds))
    withSurface(of: image) { pixels in
      cairo_save(context)
      setSource(pixels, transform)
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)  // No fading at the image's edges.
      cairo_identity_matrix(context)
      paint(figure)
      cairo_restore(context)
    }
  }

  /// Paints with pixels of the picture.
  ///
  /// - Parameters:
  ///   - area: where the pixels are; as large as the bitmap.
  ///   - isOpaque: whether no pixel is translucent, so that what lies below need not be read.
  func paint(_ figure: DeviceFigure, with pixels: Bitmap, at area: PixelRect, isOpaque: Bool = false) {
    mark(area)
    withSurface(of: pixels, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32) { pixels in
      cairo_set_source_surface(context, pixels, Double(area.left), Double(area.top))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      paint(figure)
      releaseSource()
    }
  }

  /// Ends a group and paints it through the alpha of another canvas of the same picture.
  func endGroup(through mask: Canvas) {
    cairo_pop_group_to_source(context)
    withSurface(of: mask.bitmap) { pixels in
      cairo_mask_surface(context, pixels, Double(mask.area.left), Double(mask.area.top))
    }
    releaseSource()
  }

  /// The pixel at a place of the picture; only within the area.
  func row(_ row: Int, from column: Int) -> UnsafeMutablePointer<UInt32> {
    bitmap.row(row - area.top) + (column - area.left)
  }

  /// Paints another canvas of the same picture, pixel by pixel.
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

  /// Paints the shadow of another canvas of the same picture.
  func paint(_ shadow: DeviceShadow, of canvas: Canvas) {
    let inked = canvas.inkedArea
    guard !inked.isEmpty,
      let mask = ShadowMask(of: canvas.bitmap, canvas.area, inkedArea: inked, shadow, in: area)
    else { return }
    paint(shadow.color, through: mask)
  }
}

extension Canvas {
  /// The version of the Cairo library in use, like `1.16.0`.
  static var libraryVersion: String { String(cString: cairo_version_string()) }
}
