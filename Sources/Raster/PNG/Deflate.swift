import CDeflate
import Glibc

/// What libdeflate does: zlib streams (RFC 1950) are unpacked whole, and checked.
enum Deflate {
  /// Unpacks a stream that fills `output` exactly and whose checksum fits; false for any other.
  static func unpack(_ stream: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    // Without a place for the actual size, libdeflate takes a stream that is too short for a fault.
    let status = libdeflate_zlib_decompress(
      decompressor, stream.baseAddress, stream.count, output.baseAddress, output.count, nil)
    return status == LIBDEFLATE_SUCCESS
  }

  /// The checksum of a PNG chunk (W3C PNG, third edition, §5.5).
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }

  /// The checksum at the end of a zlib stream (RFC 1950, §8).
  static func zlibChecksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_adler32(1, bytes.baseAddress, bytes.count)
  }
}
