package import Foundation
package import Raster

/// A file's bitmap, in sRGB as far as its colours could be converted.
package struct DecodedImage: Sendable {
  package let bitmap: Bitmap
  package let colorSpace: ColorSpace
  /// The value of EXIF's tag for the orientation, 1...8; 1 without one.
  package let orientation: Int

  init(_ bitmap: Bitmap, colorSpace: ColorSpace = .sRGB, orientation: Int = 1) {
    (self.bitmap, self.colorSpace, self.orientation) = (bitmap, colorSpace, orientation)
  }

  /// The largest file that is read, in bytes.
  package static let largestFile = PNG.Limits.standard.fileSize

  /// Reads a file of any format that is known, by its first bytes: PNG, JPEG, WebP, or a GIF's first frame.
  package static func read(_ file: Data) throws(ImageDecodingError) -> DecodedImage {
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(ImageDecodingError) in try read(bytes, file) }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, _ file: Data
  ) throws(ImageDecodingError) -> DecodedImage {
    guard let format = ImageFormat(beginning: bytes), format != .png else {
      do throws(PNGError) {
        let image = try PNG.read(file)
        return DecodedImage(image.bitmap, colorSpace: image.colorSpace)
      } catch {
        throw .png(error)
      }
    }
    guard bytes.count <= largestFile else {
      throw .fileTooLarge(format, byteCount: bytes.count, limit: largestFile)
    }
    switch format {
    case .jpeg: return try JPEG.read(bytes)
    case .webp: return try WebP.read(bytes)
    case .gif: return try GIF.read(bytes)
    case .png, .heic, .tiff, .bmp: throw .unsupported(format)
    }
  }

  /// A new bitmap of a size that a file's header names.
  static func makeBitmap(_ format: ImageFormat, width: Int, height: Int) throws(ImageDecodingError) -> Bitmap {
    guard width > 0, height > 0 else { throw .zeroSize(format) }
    do throws(BitmapError) {
      return try Bitmap(width: width, height: height)
    } catch {
      switch error {
      case .unsupportedSize: throw .tooLarge(format, width: width, height: height)
      case .outOfMemory: throw .outOfMemory(format)
      }
    }
  }
}
