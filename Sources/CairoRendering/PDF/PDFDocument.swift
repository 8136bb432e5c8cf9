package import Drawing
package import Foundation
import Raster

/// A PDF file whose pages are display lists, drawn at their size in points.
///
/// The same lists give the same bytes: the file contains no date. Images are embedded unchanged, text as glyphs of
/// embedded fonts; it is searchable as far as fonts tell which characters their glyphs represent. A document must be
/// used by one thread at a time.
///
/// Paths, lines, axial and radial gradients, masks and PDF's blend modes are PDF's own. What PDF does not have is painted as
/// images of 288 dots per inch: glyphs that are slanted, stretched, stroked, coloured or of a variable font, gradients
/// that are conic or continue on one side alone, and what filters its backdrop or has another blend mode, with the
/// content around it. Blurred shadows are images of 144 dots per inch. A list with filters becomes a single image. Images
/// are not continued beyond their edges.
package final class PDFDocument: PageDocument {
  private let surface: PDFSurface
  private let fonts = PDFFonts()
  private let pictures = CairoRenderer()
  private let pool = BitmapPool()

  /// - Parameter title: the document's title, which PDF viewers show.
  package init(title: String) {
    surface = PDFSurface(title: title)
  }

  /// Adds a page of the list's size.
  ///
  /// - Parameter bookmark: the path of the page's entry in the document's outline, outermost first: `["cards",
  ///   "greeting"]`; empty for no entry. Entries that exist already are reused.
  /// - Throws: `RenderingError`, as for a bitmap.
  package func addPage(_ list: DisplayList, bookmark: [String] = []) throws(RenderingError) {
    guard list.size.width > 0, list.size.height > 0, list.size.width.isFinite, list.size.height.isFinite else {
      throw .unsupportedSize(width: list.size.width, height: list.size.height)
    }
    surface.beginPage(list.size, bookmark: bookmark)
    var painting = PDFPainting(surface: surface, fonts: fonts, pictures: pictures, pool: pool, size: list.size)
    if list.filters.isEmpty {
      try painting.paint(list.commands)
    } else {
      try painting.paintPicture(of: list)
    }
    surface.endPage()
    try surface.check()
  }

  /// The file's bytes. No pages can be added afterwards.
  package func finish() throws(RenderingError) -> Data { try surface.finish() }
}
