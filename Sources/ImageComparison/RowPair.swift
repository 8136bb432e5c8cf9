import Glibc
import Raster

/// The pixels of a row that both of two images have.
struct RowPair {
  /// So many pixels are compared at a time, as long as they are equal.
  private static let manyPixels = 4 * PixelBlock.length

  let expected: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  let width: Int

  /// The first `width` pixels of row `y`, which both bitmaps must have, and must outlive this.
  init(_ expected: Bitmap, _ actual: Bitmap, y: Int, width: Int) {
    self.expected = UnsafePointer(expected.row(y))
    self.actual = UnsafePointer(actual.row(y))
    self.width = width
  }

  /// The first few columns from a place on in which the images differ; nil where there are none.
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

  /// Calls the body with the columns from a place on as a block, in which equal pixels stand for those beyond the row.
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
