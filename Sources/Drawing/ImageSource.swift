package import Raster

/// An image to paint, equal to every other image with the same pixels.
///
/// The bitmap is hashed once, on creation, and must not be modified afterwards.
package final class ImageSource: Sendable {
  package let bitmap: Bitmap
  package let hash: Hash128
  /// A description of the colour space that the image could not be converted from.
  package let unknownColors: String?
  /// The name of its file, without folder, scale and extension; nil if it is from no file.
  package let name: String?

  package init(bitmap: Bitmap) {
    self.bitmap = bitmap
    hash = bitmap.hash
    unknownColors = nil
    name = nil
  }

  /// Creates an image from a file's contents.
  package init(_ image: PNG.Image, name: String? = nil) {
    bitmap = image.bitmap
    hash = bitmap.hash
    self.name = name
    if case .other(let colors) = image.colorSpace { unknownColors = colors } else { unknownColors = nil }
  }
}

extension ImageSource: Equatable {
  package static func == (left: ImageSource, right: ImageSource) -> Bool {
    left.hash == right.hash
  }
}

extension ImageSource: CustomStringConvertible {
  package var description: String { "\(bitmap.width)x\(bitmap.height) \(hash)" }
}
