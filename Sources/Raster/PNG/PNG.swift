/// Reading and writing PNG files.
///
/// Pixels are sRGB. An image in Display P3 is converted; one in another colour space keeps its samples, and says which it
/// is in.
package enum PNG {
  /// A file's pixels, in sRGB as far as they could be converted.
  package struct Image: Sendable {
    package var bitmap: Bitmap
    /// What the samples of the file meant.
    package var colorSpace: ColorSpace
  }

  /// The largest file and image that are read. Memory stays below 12 bytes a pixel besides the file.
  package struct Limits: Sendable, Equatable {
    /// Of the file, in bytes.
    package var fileSize: Int
    /// Of the image, in pixels. A side is at most `Bitmap.largestSide` besides.
    package var area: Int

    package init(fileSize: Int, area: Int) {
      self.fileSize = fileSize
      self.area = area
    }

    /// Every bitmap there can be, and the file it is written to: what is recorded can be read.
    package static let standard = Limits(fileSize: largestFileSize(area: Bitmap.largestArea), area: Bitmap.largestArea)

    /// The most bytes that `encode` makes of so many pixels.
    ///
    /// Pixels that do not compress have four bytes each, and each row one. What deflate and IDAT chunks add to that is
    /// less than a 256th, even with a chunk for 8 KiB, as other writers make them (RFC 1951 §3.2.4, PNG §5.3). A mebibyte is for the other chunks and the rows.
    static func largestFileSize(area: Int) -> Int { area * 4 + area / 64 + 1 << 20 }
  }
}
