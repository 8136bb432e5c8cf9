import CDeflate
import Glibc

/// Wraps libdeflate: whole zlib streams (RFC 1950) are decompressed and verified.
enum Deflate {
  /// Decompresses a stream that fills `output` exactly and whose checksum is correct; returns false for any other.
  static func unpack(_ stream: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    // If no actual size is requested, libdeflate treats a stream that is too short as an error.
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
