import CSpng
package import Foundation

extension PNG {
  /// The bitmap as a PNG file in the smallest colour type that holds it exactly: decoding gives every pixel back.
  ///
  /// Equal bitmaps make equal bytes only under the same version of zlib: compare pixels, not files. A channel above its
  /// alpha, which no bitmap should hold, is written as alpha.
  package static func encode(_ bitmap: Bitmap, level: CompressionLevel) throws(PNGError) -> Data {
    let image = ReducedImage(bitmap)
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .outOfMemory }
    defer { spng_ctx_free(context) }
    try configure(context, for: image, level: level)
    let status = image.bytes.withUnsafeBytes { bytes in
      spng_encode_image(
        context, bytes.baseAddress, bytes.count, Int32(SPNG_FMT_PNG.rawValue), Int32(SPNG_ENCODE_FINALIZE.rawValue))
    }
    try checkEncoding(status)
    var count = 0
    var error: Int32 = 0
    guard let file = spng_get_png_buffer(context, &count, &error) else {
      try checkEncoding(error)
      throw .outOfMemory
    }
    return Data(bytesNoCopy: file, count: count, deallocator: .free)
  }

  private static func configure(
    _ context: OpaquePointer, for image: ReducedImage, level: CompressionLevel
  ) throws(PNGError) {
    var header = spng_ihdr(
      width: UInt32(image.width), height: UInt32(image.height), bit_depth: UInt8(image.bitDepth),
      color_type: UInt8(image.colorType.rawValue), compression_method: 0, filter_method: 0, interlace_method: 0)
    try checkEncoding(spng_set_ihdr(context, &header))
    try setPalette(of: image, in: context)
    try checkEncoding(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try checkEncoding(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, zlibLevel(level)))
    try checkEncoding(spng_set_option(context, SPNG_FILTER_CHOICE, filterChoice(for: image)))
  }

  /// Level 9 makes a card of text 7 % smaller than 6 and takes five to ten times as long (zlib 1.2.13).
  private static func zlibLevel(_ level: CompressionLevel) -> Int32 {
    switch level {
    case .recording: 6
    case .scratch: 1
    }
  }

  /// Flat content compresses best unfiltered, photographs need the filters.
  private static func filterChoice(for image: ReducedImage) -> Int32 {
    let choice = image.looksPhotographic ? SPNG_FILTER_CHOICE_ALL : SPNG_FILTER_CHOICE_NONE
    return Int32(choice.rawValue)
  }

  private static func setPalette(of image: ReducedImage, in context: OpaquePointer) throws(PNGError) {
    guard image.colorType == .indexed else { return }
    var palette = spng_plte()
    var transparency = spng_trns()
    palette.n_entries = UInt32(image.palette.count)
    // The entries that are not opaque come first; the list of alphas stops after them.
    transparency.n_type3_entries = UInt32(image.palette.count { $0 >> 24 < 255 })
    withUnsafeMutableBytes(of: &palette.entries) { entries in
      for (index, color) in image.palette.enumerated() {
        entries[index * 4] = UInt8(truncatingIfNeeded: color >> 16)
        entries[index * 4 + 1] = UInt8(truncatingIfNeeded: color >> 8)
        entries[index * 4 + 2] = UInt8(truncatingIfNeeded: color)
      }
    }
    withUnsafeMutableBytes(of: &transparency.type3_alpha) { alphas in
      for (index, color) in image.palette.enumerated() {
        alphas[index] = UInt8(color >> 24)
      }
    }
    try checkEncoding(spng_set_plte(context, &palette))
    if transparency.n_type3_entries > 0 {
      try checkEncoding(spng_set_trns(context, &transparency))
    }
  }

  private static func checkEncoding(_ status: Int32) throws(PNGError) {
    switch status {
    case SPNG_OK.rawValue: return
    case SPNG_EMEM.rawValue: throw .outOfMemory
    default: throw .notEncodable(PNGFault.reason(status))
    }
  }
}
