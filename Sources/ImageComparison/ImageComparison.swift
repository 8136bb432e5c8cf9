import Glibc
package import Raster

/// Compares two bitmaps pixel by pixel.
package enum ImageComparison {
  /// The difference between two bitmaps; nil if their sizes and pixels are equal.
  ///
  /// Equal rows at the top cost one `memcmp` for many of them, and so do equal bitmaps. Below, blocks of equal pixels
  /// cost little more, and only differing ones are examined.
  ///
  /// - Parameter windowSide: The side of the windows in which differing pixels are counted, from 1 to 255.
  package static func compare(
    expected: Bitmap, actual: Bitmap, windowSide: Int = ImageDifference.windowSide
  ) -> ImageDifference? {
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    let equalRows = isSameSize ? equalRows(expected, actual) : 0
    if isSameSize, equalRows == expected.height { return nil }
    var counter = BlockCounter(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height), windowSide: windowSide)
    for y in equalRows..<counter.height { count(y, of: expected, actual, in: &counter) }
    return counter.difference(sizes: isSameSize ? nil : sizes(expected, actual))
  }

  private static func count(_ y: Int, of expected: Bitmap, _ actual: Bitmap, in counter: inout BlockCounter) {
    counter.begin(y)
    if y < expected.height, y < actual.height {
      let row = RowPair(expected, actual, y: y, width: min(expected.width, actual.width))
      counter.add(row)
      counter.addMissing(row.width..<counter.width)
    } else {
      counter.addMissing(0..<counter.width)
    }
    counter.endRow()
  }

  /// The number of equal rows at the top, in steps of some dozens of KiB; for equal bitmaps, of one size, all rows.
  private static func equalRows(_ a: Bitmap, _ b: Bitmap) -> Int {
    let step = max(1, (64 << 10) / a.bytesPerRow)
    for y in stride(from: 0, to: a.height, by: step) {
      let bytes = (y * a.bytesPerRow)..<(min(y + step, a.height) * a.bytesPerRow)
      let parts = (UnsafeRawBufferPointer(rebasing: a.bytes[bytes]), UnsafeRawBufferPointer(rebasing: b.bytes[bytes]))
      if !isEqual(parts.0, parts.1) { return y }
    }
    return a.height
  }

  private static func isEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard let aStart = a.baseAddress, let bStart = b.baseAddress else { return a.count == b.count }
    return a.count == b.count && memcmp(aStart, bStart, a.count) == 0
  }

  private static func sizes(_ expected: Bitmap, _ actual: Bitmap) -> ImageDifference.Sizes {
    ImageDifference.Sizes(
      expected: .init(width: expected.width, height: expected.height),
      actual: .init(width: actual.width, height: actual.height))
  }
}
