package import Foundation
package import Raster

/// What turns display lists into pictures and pages.
///
/// The same list at the same scale gives the same bytes, whatever was drawn before. A renderer serves one thread at a time,
/// and is worth keeping: it may keep what it draws with. Errors say in words what cannot be drawn, and what to do.
package protocol Renderer: AnyObject {
  /// The libraries that draw, with their versions, such as `cairo 1.16.0`: what an engine fingerprint counts.
  var libraryVersions: [String] { get }

  /// Draws a list on a transparent bitmap of its size at `scale` pixels a point, rounded up to whole pixels.
  func draw(_ list: DisplayList, scale: Double, into pool: BitmapPool) throws -> Bitmap

  /// Throws if no list of that size, in points, can be drawn.
  func checkSize(_ size: CGSize, scale: Double) throws

  /// A PDF file without pages.
  ///
  /// - Parameter title: what readers show as the document's name.
  func makeDocument(title: String) -> any PageDocument
}

/// A PDF file that display lists are the pages of, a point being a point of the paper. The same lists give the same bytes.
package protocol PageDocument: AnyObject {
  /// Adds a page as large as the list.
  ///
  /// - Parameter bookmark: where it stands in the document's outline, from the outermost on: `["cards", "greeting"]`;
  ///   empty: it is not in there. What was named for an earlier page is not named again.
  func addPage(_ list: DisplayList, bookmark: [String]) throws

  /// The file's bytes. Nothing can be added any more.
  func finish() throws -> Data
}
