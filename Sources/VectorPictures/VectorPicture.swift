import CCairo
package import Foundation
package import Raster

/// A picture of shapes, from an SVG file or the first page of a PDF file, drawn by librsvg or poppler.
///
/// The libraries are opened when the first picture of their format is read. Neither loads anything outside of the file's
/// bytes; files that would take long to draw, or whose drawing depends on the machine's fonts, are refused before.
package final class VectorPicture: Sendable {
  package enum Format: String, Sendable, CaseIterable {
    case svg, pdf
  }

  /// The largest file that is read, in bytes.
  package static let largestFile = VectorLimits.fileBytes

  package let format: Format
  /// The size in points: CSS' pixels, or PDF's units.
  package let size: CGSize
  private let page: any VectorPage

  /// The libraries are not made for several threads.
  private static let turn = NSLock()

  /// Reads a file's bytes.
  package init(_ file: Data, format: Format) throws(VectorPictureError) {
    guard file.count <= VectorLimits.fileBytes else {
      throw .fileTooLarge(byteCount: file.count, limit: VectorLimits.fileBytes)
    }
    let bytes = [UInt8](file)
    let page = try Self.inTurn { () throws(VectorPictureError) -> any VectorPage in
      switch format {
      case .svg: try SVGPage(bytes)
      case .pdf: try PDFPage(bytes)
      }
    }
    let size = page.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .noSize }
    guard size.width <= 20_000, size.height <= 20_000 else { throw .tooLarge(width: size.width, height: size.height) }
    (self.format, self.page, self.size) = (format, page, size)
  }

  /// The library that draws a format, with its version: `librsvg 2.54.7`.
  ///
  /// - Throws: `VectorPictureError` if it is not installed.
  package static func libraryVersion(for format: Format) throws(VectorPictureError) -> String {
    switch format {
    case .svg: try RSVG.library.get().version
    case .pdf: try Poppler.library.get().version
    }
  }

  /// Draws the picture over a whole bitmap of a size in pixels, stretched if its sides have another ratio.
  package func draw(width: Int, height: Int) throws(VectorPictureError) -> Bitmap {
    guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide,
      width * height <= VectorLimits.area
    else { throw .tooLarge(width: Double(width), height: Double(height)) }
    try page.checkWork(pixels: width * height)
    guard let bitmap = try? Bitmap(width: width, height: height) else { throw .outOfMemory }
    try Self.inTurn { () throws(VectorPictureError) in try self.draw(into: bitmap) }
    return bitmap
  }

  private func draw(into bitmap: Bitmap) throws(VectorPictureError) {
    let bytes = bitmap.start.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.bytesPerRow))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    cairo_scale(context, Double(bitmap.width) / size.width, Double(bitmap.height) / size.height)
    try page.draw(on: context)
    cairo_surface_finish(surface)
  }

  private static func inTurn<Value>(
    _ body: () throws(VectorPictureError) -> Value
  ) throws(VectorPictureError) -> Value {
    turn.lock()
    defer { turn.unlock() }
    return try body()
  }
}
