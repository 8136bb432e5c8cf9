import Glibc
package import Raster

/// Two bitmaps, compared pixel by pixel.
package enum ImageComparison {
  /// What differs, or nil when sizes and pixels are equal.
  ///
  /// Equal bitmaps cost one `memcmp`. Otherwise equal rows cost one each, and only rows that differ are looked into.
  ///
  /// - Parameter windowSide: The side of the windows in which differing pixels are counted, from 1 to 255.
  package static func compare(
    expected: Bitmap, actual: Bitmap, windowSide: Int = ImageDifference.windowSide
  ) -> ImageDifference? {
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    if isSameSize, isEqual(expected.bytes, actual.bytes) { return nil }
    var counter = DifferenceCounter(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      windowSide: windowSide)
    let common = min(expected.width, actual.width)
    for y in 0..<counter.height {
      guard y < expected.height, y < actual.height else {
        counter.addRow(overflowFrom: 0)
        continue
      }
      let expectedRow = expected.row(y, width: common)
      let actualRow = actual.row(y, width: common)
      if isEqual(expectedRow, actualRow), common == counter.width {
        counter.addEqualRow()
      } else {
        counter.addRow(expectedRow, actualRow)
      }
    }
    return counter.difference(sizes: isSameSize ? nil : sizes(expected, actual))
  }

  private static func isEqual(_ a: UnsafeMutableRawBufferPointer, _ b: UnsafeMutableRawBufferPointer) -> Bool {
    guard let aStart = a.baseAddress, let bStart = b.baseAddress else { return a.count == b.count }
    return a.count == b.count && memcmp(aStart, bStart, a.count) == 0
  }

  private static func sizes(_ expected: Bitmap, _ actual: Bitmap) -> ImageDifference.Sizes {
    ImageDifference.Sizes(
      expected: .init(width: expected.width, height: expected.height),
      actual: .init(width: actual.width, height: actual.height))
  }
}

extension Bitmap {
  /// The first `width` pixels of a row.
  fileprivate func row(_ y: Int, width: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: bytes[(y * bytesPerRow)..<(y * bytesPerRow + width * 4)])
  }
}
