import Glibc
import Raster

/// The pixels of a row that both of two images have.
struct RowPair {
  /// What one `memcmp` compares, in pixels.
  private static let blockLength = 64

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
    while x < expected.count {
      let end = min(x &+ Self.blockLength, expected.count)
      if memcmp(a + x, b + x, (end &- x) &* 4) != 0 { return x..<end }
      x = end
    }
    return nil
  }
}
