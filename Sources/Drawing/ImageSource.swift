package import Raster
import Synchronization

/// An image to paint.
///
/// An image of a bitmap is equal to every other of a bitmap with the same pixels, and one of compressed rows to every
/// other with the same rows; one that is drawn by commands is equal to every other of the same commands. The bitmap is
/// hashed once, on creation, and must not be modified afterwards.
package final class ImageSource: Sendable {
  package let width: Int
  package let height: Int
  package let hash: Hash128
  /// A description of the colour space that the image could not be converted from.
  package let unknownColors: String?
  /// The name of its file, without folder, scale and extension; nil if it is from no file.
  package let name: String?
  /// The libraries that made its pixels, besides those that decode bitmaps, with their versions: `librsvg 2.54.7`.
  package let libraries: [String]
  /// The image's compressed rows, which documents contain unchanged.
  package let compressed: CompressedImage?
  /// The commands that draw the image; nil for one that has pixels.
  package let drawing: ImageDrawing?
  /// Whether no pixel is translucent, as far as that is known without the pixels.
  private let knownOpaque: Bool?
  /// Decodes the pixels of a file, once they are needed; nil if they come from elsewhere.
  private let decode: (@Sendable () -> Bitmap?)?
  /// The pixels; of a file or of compressed rows when they have been decoded, of commands when they have been drawn.
  private let pixels: Mutex<Bitmap?>
  /// The transparent pixel of an image whose pixels cannot be decoded.
  private let fallback: Bitmap

  package init(
    bitmap: Bitmap, name: String? = nil, unknownColors: String? = nil, libraries: [String] = []
  ) {
    (width, height, hash) = (bitmap.width, bitmap.height, bitmap.hash)
    (self.unknownColors, self.name, self.libraries) = (unknownColors, name, libraries)
    (compressed, drawing, fallback, knownOpaque, decode) = (nil, nil, bitmap, nil, nil)
    pixels = Mutex(bitmap)
  }

  /// Creates an image of a file that was decoded before, and is decoded again only if its pixels are needed.
  ///
  /// - Parameters:
  ///   - header: that of an image of the same file.
  ///   - decode: the file's bitmap; nil if it cannot be made, for want of memory.
  package init(
    _ header: Header, name: String?, decode: @escaping @Sendable () -> Bitmap?
  ) throws(BitmapError) {
    (width, height, hash, unknownColors) = (header.width, header.height, header.hash, header.unknownColors)
    (compressed, drawing, libraries) = (nil, nil, [])
    (self.name, self.decode, knownOpaque) = (name, decode, header.isOpaque)
    pixels = Mutex(nil)
    fallback = try Bitmap(width: 1, height: 1)
  }

  /// Creates an image that is decoded only if it is painted as pixels.
  package init(compressed image: CompressedImage) throws(BitmapError) {
    (width, height, compressed) = (image.width, image.height, image)
    (unknownColors, name, libraries) = (nil, nil, [])
    hash = Hash128(hashing: image.rows)
    (drawing, knownOpaque, decode) = (nil, nil, nil)
    pixels = Mutex(nil)
    fallback = try Bitmap(width: 1, height: 1)
  }

  /// Creates an image that is drawn only if its pixels are needed.
  package init(drawing: ImageDrawing) throws(BitmapError) {
    let (width, height) = drawing.pixelSize
    (self.width, self.height, hash, self.drawing) = (width, height, drawing.hash, drawing)
    (compressed, unknownColors, name, libraries) = (nil, nil, nil, drawing.list.libraries)
    (knownOpaque, decode) = (nil, nil)
    pixels = Mutex(nil)
    _ = try Bitmap.byteCount(width: width, height: height)
    fallback = try Bitmap(width: 1, height: 1)
  }

  /// The pixels; transparent ones if they cannot be decoded, or nothing draws commands in this process.
  package var bitmap: Bitmap {
    pixels.withLock { pixels in
      if let pixels { return pixels }
      // Not kept, as a renderer may be chosen later.
      if let drawing, !ImageDrawing.isPossible { return drawing.transparent ?? fallback }
      let made = (try? compressed?.decode()) ?? decode?() ?? drawing?.drawn() ?? drawing?.transparent ?? fallback
      pixels = made
      return made
    }
  }

  /// Whether the pixels are known, or can be drawn in this process.
  package var hasPixels: Bool { drawing == nil || ImageDrawing.isPossible }

  /// Whether no pixel is translucent, as far as is known: images are not drawn to find out.
  var isOpaque: Bool {
    if let knownOpaque { return knownOpaque }
    guard drawing == nil else { return false }
    return compressed != nil || bitmap.pixels.allSatisfy { UInt32(littleEndian: $0) >> 24 == 0xFF }
  }
}

extension ImageSource {
  /// The properties of an image without its pixels.
  package struct Header: Sendable {
    let width: Int
    let height: Int
    let hash: Hash128
    let isOpaque: Bool
    let unknownColors: String?
  }

  /// The properties of the image without its pixels. Whether it is opaque is found out by looking at each of them.
  package var header: Header {
    Header(width: width, height: height, hash: hash, isOpaque: isOpaque, unknownColors: unknownColors)
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
