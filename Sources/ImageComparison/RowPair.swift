import Glibc
import Raster

/// The pixels of a row that both of two images have.
struct RowPair {
  let expected: UnsafeBufferPointer<UInt32>
  let actual: UnsafeBufferPointer<UInt32>

  /// The first `width` pixels of row `y`, which both bitmaps must have, and must outlive this.
  init(_ expected: Bitmap, _ actual: Bitmap, y: Int, width: Int) {
    self.expected = UnsafeBufferPointer(rebasing: expected.pixels[(y * expected.width)...].prefix(width))
    self.actual = UnsafeBufferPointer(rebasing: actual.pixels[(y * actual.width)...].prefix(width))
  }

  /// The first few columns from a place on in which the images differ; nil where there are none.
  @inline(__always)
  func differingBlock(from start: Int) -> Range<Int>? {
    guard let a = expected.baseAddress, let b = actual.baseAddress else { return nil }
    var x = start
    while x &+ PixelBlock.length <= expected.count {
      if PixelBlock(a + x, b + x).differs { return x..<(x &+ PixelBlock.length) }
      x &+= PixelBlock.length
    }
    guard x < expected.count, memcmp(a + x, b + x, (expected.count &- x) &* 4) != 0 else { return nil }
    return x..<expected.count
  }

  /// Calls the body with the columns from a place on as a block, in which equal pixels stand for those beyond the row.
  @inline(__always)
  func withBlock(from start: Int, _ body: (PixelBlock) -> Void) {
    guard let a = expected.baseAddress, let b = actual.baseAddress else { return }
    if start &+ PixelBlock.length <= expected.count { return body(PixelBlock(a + start, b + start)) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * PixelBlock.length) { copy in
      guard let copied = copy.baseAddress else { return }
      copy.initialize(repeating: 0)
      memcpy(copied, a + start, 4 &* (expected.count &- start))
      memcpy(copied + PixelBlock.length, b + start, 4 &* (expected.count &- start))
      body(PixelBlock(copied, copied + PixelBlock.length))
    }
  }
}
