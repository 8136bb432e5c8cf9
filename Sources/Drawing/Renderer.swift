package import Foundation
package import Raster

/// Draws display lists as bitmaps and PDF pages.
///
/// The same list at the same scale gives the same bytes, whatever was drawn before. A renderer must be used by one
/// thread at a time, and should be reused, as it may cache what it draws with. Its errors explain in words what cannot
/// be drawn, and what to do.
package protocol Renderer: AnyObject {
  /// The libraries that draw, with their versions, such as `cairo 1.16.0`: part of the engine fingerprint.
  var libraryVersions: [String] { get }

  /// Draws a list on a transparent bitmap of its size at `scale` pixels per point, rounded up to whole pixels.
  func draw(_ list: DisplayList, scale: Double, into pool: BitmapPool) throws -> Bitmap

  /// Throws if lists of this size, in points, cannot be drawn.
  func checkSize(_ size: CGSize, scale: Double) throws

  /// Creates a PDF file without pages.
  ///
  /// - Parameter title: the document's title, which PDF viewers show.
  func makeDocument(title: String) -> any PageDocument
}

/// A PDF file whose pages are display lists, drawn at their size in points. The same lists give the same bytes.
package protocol PageDocument: AnyObject {
  /// Adds a page of the list's size.
  ///
  /// - Parameter bookmark: the path of the page's entry in the document's outline, outermost first: `["cards",
  ///   "greeting"]`; empty for no entry. Entries that exist already are reused.
  func addPage(_ list: DisplayList, bookmark: [String]) throws

  /// The file's bytes. No pages can be added afterwards.
  func finish() throws -> Data
}
