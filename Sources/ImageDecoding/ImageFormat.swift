/// A format of bitmaps that is read, or recognised and refused.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case gif = "GIF"
  case heic = "HEIC"
  case tiff = "TIFF"
  case bmp = "BMP"

  /// The format that a file begins like; nil for none of these.
  package init?(beginning file: UnsafeRawBufferPointer) {
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      file.count >= offset + bytes.count && file[offset..<(offset + bytes.count)].elementsEqual(bytes)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("ftyp".utf8), at: 4) {
      self = .heic
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else {
      return nil
    }
  }
}
