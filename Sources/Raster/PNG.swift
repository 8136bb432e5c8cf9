/// Reading and writing PNG files.
///
/// Pixels are taken as sRGB: the chunks that describe another colour space or gamma are ignored, so that files which
/// differ in them alone have equal pixels.
package enum PNG {
  /// What the bytes of a written file are for.
  package enum CompressionLevel: Sendable {
    /// A file that is kept: small.
    case recording
    /// A file that is looked at once: fast.
    case scratch
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

    /// 256 MiB of file, 64 megapixels of image: twice the tallest bitmap as wide as a phone at 3x.
    package static let standard = Limits(fileSize: 256 << 20, area: 1 << 26)
  }
}
