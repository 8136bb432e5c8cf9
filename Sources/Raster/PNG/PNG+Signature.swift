package import Foundation

extension PNG {
  /// The first eight bytes of every PNG file (W3C PNG, third edition, §5.2).
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The size in pixels from a file's header; nothing else of the image is read.
  package static func size(of file: Data) throws(PNGError) -> (width: Int, height: Int) {
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try checkedSize(of: bytes, limits: .standard) }
    }
    return try result.get()
  }

  /// The size from a file's header, after checking that the file is a PNG within the limits.
  static func checkedSize(
    of file: UnsafeRawBufferPointer, limits: Limits
  ) throws(PNGError) -> (width: Int, height: Int) {
    guard file.starts(with: signature) else {
      // A prefix of the signature is treated as a truncated PNG.
      let isCutOff = !file.isEmpty && signature.starts(with: file)
      throw isCutOff ? .truncated : .notPNG(looksLike: lookalike(of: file))
    }
    guard file.count <= limits.fileSize else {
      throw .fileTooLarge(byteCount: file.count, limit: limits.fileSize)
    }
    // Signature, then the IHDR chunk: length, type, width, height (§11.2.1). libspng checks the rest.
    guard file.count >= 24 else { throw .truncated }
    guard file[12..<16].elementsEqual("IHDR".utf8) else { throw .corrupt("the first chunk is not IHDR") }
    let width = Int(bigEndianWord(file, at: 16))
    let height = Int(bigEndianWord(file, at: 20))
    guard width > 0, height > 0 else { throw .zeroSize(width: width, height: height) }
    guard width <= Bitmap.largestSide, height <= Bitmap.largestSide, width * height <= limits.area else {
      throw .tooLarge(width: width, height: height, largestArea: limits.area)
    }
    return (width, height)
  }

  /// The big-endian number in the four bytes at an offset.
  static func bigEndianWord(_ file: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private static func lookalike(of file: UnsafeRawBufferPointer) -> PNGError.LikelyContent {
    if file.isEmpty { return .emptyFile }
    if file.starts(with: "version https://git-lfs".utf8) { return .gitLFSPointer }
    if file.starts(with: "<<<<<<< ".utf8) { return .mergeConflict }
    // "PNG" follows one byte (0x89, or its replacement '?'), three bytes (its replacement U+FFFD), or two (U+0089 in
    // UTF-8).
    let startsWithName = (1...3).contains { file.dropFirst($0).starts(with: "PNG".utf8) }
    return startsWithName ? .convertedText : .other
  }
}
