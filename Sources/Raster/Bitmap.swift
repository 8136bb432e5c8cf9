/// Pixels in memory: premultiplied BGRA with 8 bits per channel, rows without gaps, from top to bottom.
///
/// A pixel read as a little-endian 32-bit word is `0xAARRGGBB`, the format of Cairo's `ARGB32`; no channel exceeds its
/// alpha. A new bitmap is transparent.
///
/// `bytes` and `pixels` point into the bitmap and are only valid during its lifetime: hold the bitmap in a variable or
/// parameter while they are used, never `try PNG.decode(file).bytes`. The creator of a bitmap may write to it until
/// passing it on; from then on it is only read, so it may be used on any thread.
package final class Bitmap: @unchecked Sendable {
  /// The longest side, in pixels: Cairo's own limit for a surface.
  package static let largestSide = 32_767
  /// The largest area, in pixels, of any image that is drawn, recorded, read or compared: 512 MiB of memory. It allows
  /// every device's screen at its largest scale to be as wide or as high as the longest side.
  package static let largestArea = 1 << 27

  package let width: Int
  package let height: Int
  /// The distance between the starts of two rows in bytes: always four times the width.
  package let bytesPerRow: Int

  private let memory: PixelMemory
  private let pool: BitmapPool?

  package convenience init(width: Int, height: Int) throws(BitmapError) {
    let byteCount = try Self.byteCount(width: width, height: height)
    guard let memory = PixelMemory(byteCount: byteCount) else {
      throw .outOfMemory(byteCount: byteCount)
    }
    self.init(width: width, height: height, memory: memory, pool: nil)
  }

  /// Creates a bitmap in memory that has at least `width * height * 4` zeroed bytes and is returned to the pool at the
  /// end.
  init(width: Int, height: Int, memory: PixelMemory, pool: BitmapPool?) {
    self.width = width
    self.height = height
    self.bytesPerRow = width * 4
    self.memory = memory
    self.pool = pool
  }

  deinit {
    pool?.keep(memory)
  }

  /// The first byte of the top row.
  package var start: UnsafeMutableRawPointer { memory.base }

  package var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: memory.base, count: bytesPerRow * height)
  }

  /// The pixels as native words: `0xAARRGGBB` on a little-endian machine.
  package var pixels: UnsafeMutableBufferPointer<UInt32> {
    bytes.bindMemory(to: UInt32.self)
  }

  /// The first pixel of a row.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (start + y &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// A hash of the pixels and the size: bitmaps with the same bytes but other dimensions have different hashes.
  package var hash: Hash128 {
    Hash128(hashing: UnsafeRawBufferPointer(bytes), seed: UInt64(width) << 32 | UInt64(height))
  }

  /// The number of bytes of a bitmap of this size; throws if it is not allowed.
  package static func byteCount(width: Int, height: Int) throws(BitmapError) -> Int {
    guard (1...largestSide).contains(width), (1...largestSide).contains(height), width * height <= largestArea else {
      throw .unsupportedSize(width: width, height: height)
    }
    return width * height * 4
  }
}

/// The reason why a bitmap cannot be created.
package enum BitmapError: Error, Equatable {
  case unsupportedSize(width: Int, height: Int)
  case outOfMemory(byteCount: Int)
}

extension BitmapError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unsupportedSize(let width, let height):
      "A bitmap of \(width) × \(height) pixels cannot be made: each side must be 1 to \(Bitmap.largestSide) pixels, "
        + "and the area at most \(Bitmap.largestArea) pixels. Choose a smaller size or scale."
    case .outOfMemory(let byteCount):
      "There is not enough memory for a bitmap of \(byteCount) bytes. Choose a smaller size or scale, or run fewer jobs."
    }
  }
}
