import Foundation

/// A picture as a library has read it.
///
/// Its members are used by one thread at a time.
protocol VectorPage: AnyObject, Sendable {
  /// The size in points.
  var size: CGSize { get }
  /// Throws if drawing that many pixels would take too long.
  func checkWork(pixels: Int) throws(VectorPictureError)
  /// Draws the picture at its size in points, from (0, 0) to the right and down.
  func draw(on context: OpaquePointer) throws(VectorPictureError)
}

/// The limits above which pictures of shapes are not read or drawn.
enum VectorLimits {
  /// The largest file that is read, in bytes.
  static let fileBytes = 16 << 20
  /// The largest area of a picture that is drawn, in pixels.
  static let area = 1 << 26
}
