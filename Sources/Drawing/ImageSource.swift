package import Raster
import Synchronization

/// An image to paint.
///
/// An image of a bitmap is equal to every other of a bitmap with the same pixels, and one of compressed rows to every
/// other with the same rows. The bitmap is hashed once, on creation, and must not be modified afterwards.
package final class ImageSource: Sendable {
  package let width: Int
  package let height: Int
  package let hash: Hash128
  /// A description of the colour space that the image could not be converted from.
  package let unknownColors: String?
  /// The name of its file, without folder, scale and extension; nil if it is from no file.
  package let name: String?
  /// The image's compressed rows, which documents contain unchanged.
  package let compressed: CompressedImage?
  /// The pixels; of compressed rows when they have been decoded.
  private let pixels: Mutex<Bitmap?>
  /// What stands for rows that are damaged: a transparent pixel.
  private let fallback: Bitmap

  package init(bitmap: Bitmap, name: String? = nil, unknownColors: String? = nil) {
    (width, height, hash) = (bitmap.width, bitmap.height, bitmap.hash)
    (self.unknownColors, self.name, compressed, fallback) = (unknownColors, name, nil, bitmap)
    pixels = Mutex(bitmap)
  }

  /// Creates an image that is decoded only if it is painted as pixels.
  package init(compressed image: CompressedImage) throws(BitmapError) {
    (width, height, compressed, unknownColors, name) = (image.width, image.height, image, nil, nil)
    hash = Hash128(hashing: image.rows)
    pixels = Mutex(nil)
    fallback = try Bitmap(width: 1, height: 1)
  }

  /// The pixels; one transparent pixel if compressed rows are damaged.
  package var bitmap: Bitmap {
    pixels.withLock { pixels in
      if let pixels { return pixels }
      let decoded = (try? compressed?.decode()) ?? fallback
      pixels = decoded
      return decoded
    }
  }

  /// Whether no pixel is translucent.
  var isOpaque: Bool {
    compressed != nil || bitmap.pixels.allSatisfy { UInt32(littleEndian: $0) >> 24 == 0xFF }
  }
}

extension ImageSource: Equatable {
  package static func == (left: ImageSource, right: ImageSource) -> Bool {
    left.hash == right.hash
  }
}

extension ImageSource: CustomStringConvertible {
  package var description: String { "\(width)x\(height) \(hash)" }
}
