import Glibc
import Raster

/// The stretches of a row in which two images differ, from the left.
///
/// Blocks of equal pixels are passed by with a `memcmp` each.
struct DifferingRuns: IteratorProtocol, Sequence {
  private static let blockLength = 64

  private let expected: UnsafeBufferPointer<UInt32>
  private let actual: UnsafeBufferPointer<UInt32>
  private var x = 0

  /// The first `width` pixels of row `y`, which both bitmaps must have, and must outlive this.
  init(_ expected: Bitmap, _ actual: Bitmap, y: Int, width: Int) {
    self.expected = UnsafeBufferPointer(rebasing: expected.pixels[(y * expected.width)...].prefix(width))
    self.actual = UnsafeBufferPointer(rebasing: actual.pixels[(y * actual.width)...].prefix(width))
  }

  mutating func next() -> Range<Int>? {
    skipEqual()
    guard x < expected.count else { return nil }
    let start = x
    while x < expected.count, expected[x] != actual[x] { x += 1 }
    return start..<x
  }

  private mutating func skipEqual() {
    while x < expected.count {
      let end = Swift.min(x + Self.blockLength, expected.count)
      if isEqual(x..<end) {
        x = end
      } else {
        while expected[x] == actual[x] { x += 1 }
        return
      }
    }
  }

  private func isEqual(_ columns: Range<Int>) -> Bool {
    guard let a = expected.baseAddress, let b = actual.baseAddress else { return true }
    return memcmp(a + columns.lowerBound, b + columns.lowerBound, columns.count * 4) == 0
  }
}
