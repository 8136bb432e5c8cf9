import CCairo
import Drawing
import Foundation
import Raster
import TextLayout

/// Cairo's writer of PDF files, and the pages it writes. Coordinates are points of the page, y downwards.
final class PDFSurface: CairoContext {
  /// What Cairo wrote so far.
  private final class Output {
    var data = Data()
  }

  private let output = Output()
  /// What the page has pictures from, until it is written.
  private var shownImages: [(surface: OpaquePointer?, bitmap: Bitmap)] = []
  private var pageCount = 0
  /// The numbers of the entries of the outline, by their whole names.
  private var bookmarks: [[String]: Int32] = [:]

  init(title: String) {
    let closure = Unmanaged.passUnretained(output).toOpaque()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    super.init(cairo_pdf_surface_create_for_stream(write, closure, 1, 1)) { surface in
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Galley")
      // Without a date Cairo writes the present one.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    }
  }

  deinit {
    // Cairo writes the end of a file that was not finished: while there is something to write it to.
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
    return output.data
  }

  private func releaseImages() {
    for image in shownImages { cairo_surface_destroy(image.surface) }
    shownImages = []
  }

  // MARK: Painting

  /// Paints an image scaled to `target`, with the pixels it has.
  func paint(_ image: Bitmap, in target: DeviceShape) {
    let pixels = CairoContext.surface(of: image)
    // Kept for the page: Cairo would copy what goes before.
    shownImages.append((pixels, image))
    cairo_save(context)
    cairo_translate(context, target.left, target.top)
    cairo_scale(context, target.width / Double(image.width), target.height / Double(image.height))
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_restore(context)
  }

  func paint(_ glyphs: [PositionedGlyph], of font: PDFFont, size: Double, _ color: Color) {
    setSource(color)
    font.use(in: context)
    cairo_set_font_size(context, size)
    let placed = glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
    cairo_show_glyphs(context, placed, Int32(placed.count))
  }
}
