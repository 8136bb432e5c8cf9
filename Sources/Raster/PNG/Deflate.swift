import CDeflate
import Glibc

/// Zlib streams (RFC 1950), packed and unpacked whole by libdeflate.
enum Deflate {
  /// The most bytes that packing so many can make.
  static func largestSize(of byteCount: Int) -> Int {
    libdeflate_zlib_compress_bound(nil, byteCount)
  }

  /// Packs bytes to the beginning of `output`, which holds `largestSize(of:)`. The size is nil when there is no memory.
  static func pack(
    _ bytes: UnsafeRawBufferPointer, level: Int32, into output: UnsafeMutableRawBufferPointer
  ) -> Int? {
    guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let count = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, output.baseAddress, output.count)
    return count == 0 ? nil : count
  }

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
}
