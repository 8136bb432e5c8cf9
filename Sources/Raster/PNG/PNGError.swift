/// The reason why a PNG file cannot be read or written.
package enum PNGError: Error, Equatable {
  /// The likely content of a file without the PNG signature.
  package enum LikelyContent: Sendable, Equatable {
    case emptyFile
    /// A Git LFS pointer: the file itself was never fetched.
    case gitLFSPointer
    /// A file with the markers of an unresolved merge.
    case mergeConflict
    /// A PNG whose line endings or text encoding were converted.
    case convertedText
    case other
  }

  case notPNG(looksLike: LikelyContent)
  case truncated
  /// A chunk's checksum (CRC) does not match its contents.
  case checksumMismatch
  case zeroSize(width: Int, height: Int)
  case tooLarge(width: Int, height: Int, largestArea: Int)
  case fileTooLarge(byteCount: Int, limit: Int)
  /// An ancillary chunk, such as a colour profile or a text, is too large, or decompresses to too much.
  case chunkTooLarge(limit: Int)
  /// Another error, as the rest of a sentence about the file.
  case corrupt(String)
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG(let lookalike):
      "The file is not a PNG image: \(lookalike)."
    case .truncated:
      "The PNG file ends before its image does. Fetch or make it again."
    case .checksumMismatch:
      "The PNG file is damaged: a chunk does not fit its checksum. Fetch or make it again."
    case .zeroSize(let width, let height):
      "The PNG file says that its image is \(width) × \(height) pixels; both sides must be at least 1. Make it again."
    case .tooLarge(let width, let height, let largestArea):
      "The PNG file's image of \(width) × \(height) pixels is too large: each side may have at most "
        + "\(Bitmap.largestSide) pixels, and the area at most \(largestArea). Use a smaller image."
    case .fileTooLarge(let byteCount, let limit):
      "The PNG file of \(byteCount) bytes is too large: at most \(limit) bytes are read. Use a smaller image."
    case .chunkTooLarge(let limit):
      "The PNG file has a colour profile, a text or the like that is larger than \(limit >> 20) MiB, or unpacks to more. "
        + "Save it without that."
    case .corrupt(let reason):
      "The PNG file is damaged: \(reason). Fetch or make it again."
    case .outOfMemory:
      "There is not enough memory for the PNG file's image. Use a smaller image, or run fewer jobs."
    }
  }
}

extension PNGError.LikelyContent: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyFile: "it is empty. Fetch or make it again"
    case .gitLFSPointer: "it is a Git LFS pointer. Fetch the file with 'git lfs pull'"
    case .mergeConflict: "it holds the markers of an unresolved merge. Resolve the conflict, or make it again"
    case .convertedText:
      "its line endings or text encoding were converted. Mark '*.png' as 'binary' in .gitattributes and fetch it again"
    case .other: "it does not begin with the PNG signature. Check the path, or save the picture as PNG"
    }
  }
}
