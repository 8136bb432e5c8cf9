/// Pixels in memory: premultiplied BGRA, 8 bits a channel, rows without gaps, the top row first.
///
/// A pixel read as a little-endian 32-bit word is `0xAARRGGBB`, which is how Cairo keeps `ARGB32`; no channel exceeds
/// its alpha. A new bitmap is transparent.
///
/// `bytes` and `pixels` point into the bitmap and are valid while it is: hold it in a variable or parameter while they
/// are used, never `try PNG.decode(file).bytes`. Whoever made a bitmap may write to it until it hands it on; from then
/// on it is only read, and so it may go to any thread.
package final class Bitmap: @unchecked Sendable {
  /// The longest side, in pixels: Cairo's own limit for a surface.
  package static let largestSide = 32_767
  /// The largest area, in pixels, of whatever is drawn, recorded, read or compared: 512 MiB of memory. Every device's
  /// screen at its largest scale may be as wide or as high as the longest side.
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

  /// A bitmap in memory that holds at least `width * height * 4` zeroed bytes and returns to the pool in the end.
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

  /// The pixels as native words, `0xAARRGGBB` on a little-endian machine.
  package var pixels: UnsafeMutableBufferPointer<UInt32> {
    bytes.bindMemory(to: UInt32.self)
  }

  /// The first pixel of a row.
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (start + y &* bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// The hash of the pixels and of the size: two bitmaps with the same bytes in another shape have another hash.
  package var hash: Hash128 {
    Hash128(hashing: UnsafeRawBufferPointer(bytes), seed: UInt64(width) << 32 | UInt64(height))
  }

  /// The bytes a bitmap of this size takes, if it may be made at all.
  package static func byteCount(width: Int, height: Int) throws(BitmapError) -> Int {
    guard (1...largestSide).contains(width), (1...largestSide).contains(height), width * height <= largestArea else {
      throw .unsupportedSize(width: width, height: height)
    }
    return width * height * 4
  }
}

/// Why a bitmap cannot be made.
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
      "There is no memory for a bitmap of \(byteCount) bytes. Choose a smaller size or scale, or run fewer jobs."
    }
  }
}
