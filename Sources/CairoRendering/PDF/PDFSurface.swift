import CCairo
import Drawing
import Foundation
import Raster
import TextLayout

/// Cairo's PDF surface, with the pages it writes. Coordinates are points of the page, with y downwards.
final class PDFSurface: CairoContext {
  /// The bytes that Cairo has written.
  private final class Output {
    var data = Data()
  }

  private let output = Output()
  private var embedded = PDFEmbeddedImages()
  /// The images on the page, which must exist until it is written.
  private var shownImages: [(surface: OpaquePointer?, bitmap: Bitmap)] = []
  private var pageCount = 0
  /// The identifiers of the outline's entries, by their full paths.
  private var bookmarks: [[String]: Int32] = [:]

  init(title: String) {
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    super.init(cairo_pdf_surface_create_for_stream(write, closure, 1, 1)) { surface in
      // Of later versions, Cairo compresses the table of objects, to which `PDFEmbeddedImages` adds.
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Galley")
      // Without a date Cairo would write the current one.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }
  }

  deinit {
    // Cairo writes the end of an unfinished file, so this must happen while the output still exists.
    cairo_surface_finish(surface)
    releaseImages()
  }

  // MARK: Pages

  func beginPage(_ size: CGSize, bookmark: [String]) {
    cairo_pdf_surface_set_size(surface, size.width, size.height)
    pageCount += 1
    for depth in bookmark.indices { add(Array(bookmark[...depth])) }
  }

  private func add(_ bookmark: [String]) {
    guard bookmarks[bookmark] == nil, let name = bookmark.last else { return }
    let parent = bookmarks[bookmark.dropLast()] ?? CAIRO_PDF_OUTLINE_ROOT
    bookmarks[bookmark] = cairo_pdf_surface_add_outline(
      surface, parent, name, "page=\(pageCount)", CAIRO_PDF_OUTLINE_FLAG_OPEN)
  }

  func endPage() {
    cairo_show_page(context)
    releaseImages()
  }

  /// The file's bytes.
  func finish() throws(RenderingError) -> Data {
    cairo_surface_finish(surface)
    try check()
    return try embedded.replace(in: output.data)
  }

  private func releaseImages() {
    for image in shownImages { cairo_surface_destroy(image.surface) }
    shownImages = []
  }

  // MARK: Painting

  /// Fills with an image at its own resolution. Nothing is painted beyond the image.
  ///
  /// - Parameter transform: The transform from the image's pixels to the page.
  func paint(_ figure: DeviceFigure, with image: Bitmap, _ transform: AffineTransform) {
    let pixels = CairoContext.surface(of: image)
    // Retained for the page, as Cairo would copy an image that is released earlier.
    shownImages.append((pixels, image))
    paint(figure, withImage: pixels, transform)
  }

  /// Fills with an image whose compressed rows become part of the file unchanged.
  ///
  /// - Parameter transform: The transform from the unit square, which the image fills, to the page.
  func paint(_ figure: DeviceFigure, with image: CompressedImage, _ transform: AffineTransform) {
    let stand = embedded.standIn(for: image)
    paint(figure, withImage: stand, transform)
    cairo_surface_destroy(stand)
  }

  private func paint(_ figure: DeviceFigure, withImage pixels: OpaquePointer?, _ transform: AffineTransform) {
    switch figure {
    case .inside(let path):
      beginClip(path)
      setSource(pixels, transform)
      cairo_paint(context)
      endClip()
    case .line:
      cairo_save(context)
      setSource(pixels, transform)
      cairo_identity_matrix(context)
      paint(figure)
      cairo_restore(context)
    }
  }

  /// Paints with a gradient's pattern, and releases it.
  ///
  /// - Parameter transform: from the gradient's coordinates to the page; it can be inverted.
  func paint(_ figure: DeviceFigure, with pattern: OpaquePointer, _ transform: AffineTransform) {
    var matrix = transform.inverse.matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    paint(figure)
    cairo_pattern_destroy(pattern)
    releaseSource()
  }

  // MARK: Groups

  /// Ends a group, whose picture the caller owns.
  func takeGroup() -> OpaquePointer? { cairo_pop_group(context) }

  /// Paints a group through the alpha of another, and releases both.
  func paint(_ content: OpaquePointer?, through mask: OpaquePointer?) {
    cairo_set_source(context, content)
    cairo_mask(context, mask)
    releaseSource()
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(mask)
  }

  /// - Parameter transform: The transform from the run's coordinates to the page.
  func paint(_ run: GlyphRun, of font: PDFFont, _ transform: AffineTransform) {
    cairo_save(context)
    var matrix = transform.matrix
    cairo_transform(context, &matrix)
    setSource(run.color)
    font.use(in: context)
    cairo_set_font_size(context, run.pointSize)
    let placed = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: run.origin.x + $0.x, y: run.origin.y + $0.y) }
    cairo_show_glyphs(context, placed, Int32(placed.count))
    cairo_restore(context)
  }
}
