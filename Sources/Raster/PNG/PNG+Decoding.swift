import CSpng
package import Foundation

extension PNG {
  /// The image of a PNG file with any colour type, bit depth and interlacing, as premultiplied pixels.
  ///
  /// 16-bit samples are scaled to 8 bits as the PNG specification recommends: `floor(sample * 255 / 65535 + 0.5)` (W3C
  /// PNG, third edition, §13.12). All checksums must be correct. Files of the kinds that Galley writes are decoded with
  /// libdeflate (`PlainPNG`), which takes a third of the time; all others with libspng.
  ///
  /// - Parameter pool: The pool for the bitmap's memory; nil for new memory.
  package static func decode(
    _ file: UnsafeRawBufferPointer, limits: Limits = .standard, pool: BitmapPool? = nil
  ) throws(PNGError) -> Bitmap {
    try read(file, limits: limits, pool: pool).bitmap
  }

  /// The image of a PNG file, as returned by `decode`, with its original colour space.
  package static func read(_ file: Data) throws(PNGError) -> Image {
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try read(bytes, limits: .standard, pool: nil) }
    }
    return try result.get()
  }

  private static func read(
    _ file: UnsafeRawBufferPointer, limits: Limits, pool: BitmapPool?
  ) throws(PNGError) -> Image {
    let size = try checkedSize(of: file, limits: limits)
    let bitmap = try makeBitmap(width: size.width, height: size.height, pool: pool)
    if let plain = PlainPNG(file), plain.decode(into: bitmap) { return Image(bitmap: bitmap, colorSpace: .sRGB) }
    let reader = try PNGReader(file)
    if try reader.bitDepth() == 16 {
      try decodeDeep(reader, into: bitmap)
    } else {
      try reader.decode(into: bitmap.bytes, format: SPNG_FMT_RGBA8)
    }
    let colorSpace = colorSpace(of: file, profile: reader.profile)
    if colorSpace == .displayP3 { bitmap.convertDisplayP3() }
    bitmap.premultiply()
    return Image(bitmap: bitmap, colorSpace: colorSpace)
  }

  package static func decode(
    _ file: Data, limits: Limits = .standard, pool: BitmapPool? = nil
  ) throws(PNGError) -> Bitmap {
    // `Data.withUnsafeBytes` does not preserve the type of the error; a result does.
    let result = file.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try decode(bytes, limits: limits, pool: pool) }
    }
    return try result.get()
  }

  /// A bitmap that the whole image is written into.
  private static func makeBitmap(width: Int, height: Int, pool: BitmapPool?) throws(PNGError) -> Bitmap {
    do throws(BitmapError) {
      // Not `try pool?.bitmap(…) ?? …`, as the operator does not preserve the type of the error.
      if let pool { return try pool.bitmap(width: width, height: height, isCleared: false) }
      return try Bitmap(width: width, height: height)
    } catch {
      switch error {
      case .unsupportedSize: throw .tooLarge(width: width, height: height, largestArea: Bitmap.largestArea)
      case .outOfMemory: throw .outOfMemory
      }
    }
  }

  /// Decodes 16-bit samples in native byte order, and scales them to straight 8-bit pixels.
  private static func decodeDeep(_ reader: PNGReader, into bitmap: Bitmap) throws(PNGError) {
    let sampleCount = bitmap.width * bitmap.height * 4
    guard let memory = PixelMemory(byteCount: sampleCount * 2) else { throw .outOfMemory }
    let deepBytes = UnsafeMutableRawBufferPointer(start: memory.base, count: sampleCount * 2)
    try reader.decode(into: deepBytes, format: SPNG_FMT_RGBA16)
    let samples = deepBytes.bindMemory(to: UInt16.self)
    let pixels = bitmap.pixels
    for index in pixels.indices {
      var pixel: UInt32 = 0
      for channel in 0..<4 {
        let scaled = (UInt32(samples[index * 4 + channel]) * 255 + 32_767) / 65_535
        pixel |= scaled << (UInt32(channel) * 8)
      }
      pixels[index] = pixel
    }
    withExtendedLifetime(memory) {}
  }
}

/// A libspng decoder over the bytes of a file, which must outlive it.
private final class PNGReader {
  /// The limit for an ancillary chunk, and for all that are kept together, in bytes: far above the size of a colour
  /// profile.
  private static let chunkLimit = 8 << 20

  private let context: OpaquePointer

  init(_ file: UnsafeRawBufferPointer) throws(PNGError) {
    guard let context = spng_ctx_new(0) else { throw .outOfMemory }
    self.context = context
    let error = Int32(SPNG_CRC_ERROR.rawValue)
    try Self.check(spng_set_crc_action(context, error, error))
    try Self.check(spng_set_chunk_limits(context, Self.chunkLimit, Self.chunkLimit))
    try Self.check(spng_set_png_buffer(context, file.baseAddress, file.count))
  }

  deinit {
    spng_ctx_free(context)
  }

  func bitDepth() throws(PNGError) -> UInt8 {
    var header = spng_ihdr()
    try Self.check(spng_get_ihdr(context, &header))
    return header.bit_depth
  }

  /// The name and bytes of the image's ICC profile; nil if there is none that can be decompressed.
  func profile() -> (name: String, bytes: [UInt8])? {
    var chunk = spng_iccp()
    guard spng_get_iccp(context, &chunk) == SPNG_OK.rawValue, let profile = chunk.profile else { return nil }
    let name = withUnsafeBytes(of: &chunk.profile_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    let bytes = UnsafeRawBufferPointer(start: profile, count: chunk.profile_len)
    return (name, Array(bytes))
  }

  /// Decodes the whole image, then reads the chunks after it: a file that is cut off in them is also truncated.
  func decode(into bytes: UnsafeMutableRawBufferPointer, format: spng_format) throws(PNGError) {
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    try Self.check(spng_decode_image(context, bytes.baseAddress, bytes.count, Int32(format.rawValue), flags))
    try Self.check(spng_decode_chunks(context))
  }

  private static func check(_ status: Int32) throws(PNGError) {
    switch status {
    case SPNG_OK.rawValue: return
    case SPNG_IO_EOF.rawValue, SPNG_EOF.rawValue, SPNG_EIDAT_TOO_SHORT.rawValue: throw .truncated
    case SPNG_ECHUNK_CRC.rawValue: throw .checksumMismatch
    case SPNG_ECHUNK_LIMITS.rawValue: throw .chunkTooLarge(limit: chunkLimit)
    case SPNG_EMEM.rawValue: throw .outOfMemory
    default: throw .corrupt(PNGFault.reason(status))
    }
  }
}
