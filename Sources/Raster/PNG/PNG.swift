/// Reading and writing of PNG files.
///
/// Pixels are in sRGB. An image in Display P3 is converted; one in another colour space keeps its samples, and its
/// colour space is reported.
package enum PNG {
  /// A file's pixels, in sRGB as far as they could be converted.
  package struct Image: Sendable {
    package var bitmap: Bitmap
    /// The colour space of the file's samples.
    package var colorSpace: ColorSpace
  }

  /// The limits for files and images that are read. Besides the file, at most 12 bytes of memory per pixel are used.
  package struct Limits: Sendable, Equatable {
    /// The size of the file in bytes.
    package var fileSize: Int
    /// The number of pixels of the image. A side is also limited to `Bitmap.largestSide`.
    package var area: Int

    package init(fileSize: Int, area: Int) {
      self.fileSize = fileSize
      self.area = area
    }

    /// Allows every possible bitmap and the file that it is written to, so that everything recorded can be read.
    package static let standard = Limits(fileSize: largestFileSize(area: Bitmap.largestArea), area: Bitmap.largestArea)

    /// The largest size in bytes of a file that `encode` writes for a number of pixels.
    ///
    /// Pixels that do not compress take four bytes each, and each row one more. Deflate and IDAT chunks add less than a
    /// 256th to that, even with a chunk for every 8 KiB as other writers make them (RFC 1951 §3.2.4, PNG §5.3). A
    /// mebibyte is for the other chunks and the rows.
    static func largestFileSize(area: Int) -> Int { area * 4 + area / 64 + 1 << 20 }
  }
}
