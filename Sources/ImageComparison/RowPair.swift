import Glibc
import Raster

/// The pixels of a row that two images have in common.
struct RowPair {
  /// The number of pixels compared at a time while they are equal.
  private static let manyPixels = 4 * PixelBlock.length

  let expected: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  let width: Int

  /// Creates the pair of the first `width` pixels of row `y`. Both bitmaps must have these, and must outlive the pair.
  init(_ expected: Bitmap, _ actual: Bitmap, y: Int, width: Int) {
    self.expected = UnsafePointer(expected.row(y))
    self.actual = UnsafePointer(actual.row(y))
    self.width = width
  }

  /// The first few columns from a position on in which the images differ; nil if there are none.
  @inline(__always)
  func differingBlock(from start: Int) -> Range<Int>? {
    var x = start
    while x &+ Self.manyPixels <= width, memcmp(expected + x, actual + x, 4 &* Self.manyPixels) == 0 {
      x &+= Self.manyPixels
    }
    while x &+ PixelBlock.length <= width {
      if PixelBlock(expected + x, actual + x).differs { return x..<(x &+ PixelBlock.length) }
      x &+= PixelBlock.length
    }
    guard x < width, memcmp(expected + x, actual + x, (width &- x) &* 4) != 0 else { return nil }
    return x..<width
  }

  /// Calls `body` with a block of the columns from a position on; beyond the row it is filled with equal pixels.
  @inline(__always)
  func withBlock(from start: Int, _ body: (PixelBlock) -> Void) {
    if start &+ PixelBlock.length <= width { return body(PixelBlock(expected + start, actual + start)) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * PixelBlock.length) { copy in
      guard let copied = copy.baseAddress else { return }
      copy.initialize(repeating: 0)
      memcpy(copied, expected + start, 4 &* (width &- start))
      memcpy(copied + PixelBlock.length, actual + start, 4 &* (width &- start))
      body(PixelBlock(copied, copied + PixelBlock.length))
    }
  }
}
