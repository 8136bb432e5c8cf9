package import Drawing
package import Foundation
import Raster

/// A PDF file that display lists are the pages of, a point being a point of the paper.
///
/// The same lists give the same bytes: no date is in the file. Images are in it as they are, text as glyphs of embedded
/// fonts, which can be searched as far as fonts say which characters their glyphs stand for. A document serves one
/// thread.
///
/// A PDF has no blurred shadows: what casts one is painted alone; nor do images go on beyond their edges. Glyphs that are slanted, stretched, stroked, coloured or of a
/// variable font are painted as pictures. A list with filters is one picture.
package final class PDFDocument: PageDocument {
  private let surface: PDFSurface
  private let fonts = PDFFonts()
  private let pictures = CairoRenderer()
  private let pool = BitmapPool()

  /// - Parameter title: what readers show as the document's name.
  package init(title: String) {
    surface = PDFSurface(title: title)
  }

  /// Adds a page as large as the list.
  ///
  /// - Parameter bookmark: where it stands in the document's outline, from the outermost on: `["cards", "greeting"]`;
  ///   empty: it is not in there. What was named for an earlier page is not named again.
  /// - Throws: `RenderingError`, as for a bitmap.
  package func addPage(_ list: DisplayList, bookmark: [String] = []) throws(RenderingError) {
    guard list.size.width > 0, list.size.height > 0, list.size.width.isFinite, list.size.height.isFinite else {
      throw .unsupportedSize(width: list.size.width, height: list.size.height)
    }
    surface.beginPage(list.size, bookmark: bookmark)
    var painting = PDFPainting(surface: surface, fonts: fonts, pictures: pictures, pool: pool)
    if list.filters.isEmpty {
      for (index, command) in list.commands.enumerated() { try painting.paint(command, index) }
      try painting.checkThatAllIsClosed()
    } else {
      try painting.paintPicture(of: list)
    }
    surface.endPage()
    try surface.check()
  }

  /// The file's bytes. Nothing can be added any more.
  package func finish() throws(RenderingError) -> Data { try surface.finish() }
}
