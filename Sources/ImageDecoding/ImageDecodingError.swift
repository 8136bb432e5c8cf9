package import Raster

/// The reason why a file cannot be read as a bitmap.
package enum ImageDecodingError: Error, Equatable {
  /// A PNG file, or one that is of no format that is known.
  case png(PNGError)
  /// A format that is recognised and not read.
  case unsupported(ImageFormat)
  case truncated(ImageFormat)
  /// The file is damaged; the reason is the rest of a sentence about it.
  case damaged(ImageFormat, reason: String)
  case zeroSize(ImageFormat)
  case tooLarge(ImageFormat, width: Int, height: Int)
  case fileTooLarge(ImageFormat, byteCount: Int, limit: Int)
  /// A JPEG file with more scans than any encoder writes: each takes as long as a whole image.
  case tooManyScans(limit: Int)
  /// A WebP file with several frames.
  case animated(ImageFormat)
  case outOfMemory(ImageFormat)
}

extension ImageDecodingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .png(let error): "\(error)"
    case .unsupported(let format): "The file is \(format.rawValue), which is not read. Save the picture as PNG or JPEG."
    case .truncated(let format): "The \(format.rawValue) file ends before its image does. Fetch or make it again."
    case .damaged(let format, let reason):
      "The \(format.rawValue) file is damaged or of a kind that is not read: \(reason). Fetch or make it again."
    case .zeroSize(let format): "The \(format.rawValue) file's image has no pixels. Make it again."
    case .tooLarge(let format, let width, let height):
      "The \(format.rawValue) file's image of \(width) × \(height) pixels is too large: each side may have at most "
        + "\(Bitmap.largestSide) pixels, and the area at most \(Bitmap.largestArea). Use a smaller image."
    case .fileTooLarge(let format, let byteCount, let limit):
      "The \(format.rawValue) file of \(byteCount) bytes is too large: at most \(limit) bytes are read. Use a smaller image."
    case .tooManyScans(let limit):
      "The JPEG file has more than \(limit) scans, which would take long to read. Save it again."
    case .animated(let format): "The \(format.rawValue) file is animated, which is not read. Save a frame as PNG."
    case .outOfMemory(let format):
      "There is not enough memory for the \(format.rawValue) file's image. Use a smaller image, or run fewer jobs."
    }
  }
}
