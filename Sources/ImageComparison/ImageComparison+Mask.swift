package import Raster

extension ImageComparison {
  /// A copy of an image in which the content of boxes is replaced by that of another image. The boxes may extend beyond
  /// both.
  package static func masked(
    _ actual: Bitmap, as expected: Bitmap, in boxes: [ImageDifference.Box]
  ) throws(BitmapError) -> Bitmap {
    let masked = try Bitmap(width: actual.width, height: actual.height)
    masked.bytes.copyMemory(from: UnsafeRawBufferPointer(actual.bytes))
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    for box in boxes {
      let columns = (0..<width).clamped(to: box.x..<(box.x + box.width))
      for y in (0..<height).clamped(to: box.y..<(box.y + box.height)) {
        masked.pixels(columns, ofRow: y).copyMemory(from: UnsafeRawBufferPointer(expected.pixels(columns, ofRow: y)))
      }
    }
    return masked
  }
}

extension Bitmap {
  fileprivate func pixels(_ columns: Range<Int>, ofRow y: Int) -> UnsafeMutableRawBufferPointer {
    let start = y * bytesPerRow
    return UnsafeMutableRawBufferPointer(
      rebasing: bytes[(start + columns.lowerBound * 4)..<(start + columns.upperBound * 4)])
  }
}
