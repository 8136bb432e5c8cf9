import CWebP
import Raster

/// Reading of WebP files with libwebp.
enum WebP {
  static func read(_ file: UnsafeRawBufferPointer) throws(ImageDecodingError) -> DecodedImage {
    let bytes = file.bindMemory(to: UInt8.self).baseAddress
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeaturesInternal(bytes, file.count, &features, WEBP_DECODER_ABI_VERSION))
    guard features.has_animation == 0 else { throw .animated(.webp) }
    let bitmap = try DecodedImage.makeBitmap(.webp, width: Int(features.width), height: Int(features.height))
    let output = bitmap.start.assumingMemoryBound(to: UInt8.self)
    guard WebPDecodeRGBAInto(bytes, file.count, output, bitmap.bytes.count, Int32(bitmap.bytesPerRow)) != nil else {
      throw isWhole(file) ? .damaged(.webp, reason: "its image does not unpack") : .truncated(.webp)
    }
    let colorSpace = profile(of: file).map { ColorProfile($0)?.colorSpace ?? .other("the colours of its ICC profile") }
    if colorSpace == .displayP3 { bitmap.convertDisplayP3() }
    bitmap.premultiply()
    return DecodedImage(bitmap, colorSpace: colorSpace ?? .sRGB)
  }

  private static func check(_ status: VP8StatusCode) throws(ImageDecodingError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA: throw .truncated(.webp)
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory(.webp)
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .damaged(.webp, reason: "it uses a feature that libwebp does not read")
    default: throw .damaged(.webp, reason: "its header is wrong")
    }
  }

  /// Whether the file is as long as its header says.
  private static func isWhole(_ file: UnsafeRawBufferPointer) -> Bool {
    file.count >= 12 && file.count >= number(file, at: 4) + 8
  }

  /// The ICC profile, in the chunk that follows the extended header (WebP Container Specification).
  private static func profile(of file: UnsafeRawBufferPointer) -> [UInt8]? {
    var offset = 12
    while offset + 8 <= file.count {
      let size = number(file, at: offset + 4)
      guard size <= file.count - offset - 8 else { return nil }
      if file[offset..<(offset + 4)].elementsEqual("ICCP".utf8) {
        return Array(file[(offset + 8)..<(offset + 8 + size)])
      }
      offset += 8 + size + size % 2
    }
    return nil
  }

  private static func number(_ file: UnsafeRawBufferPointer, at offset: Int) -> Int {
    Int(UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}
