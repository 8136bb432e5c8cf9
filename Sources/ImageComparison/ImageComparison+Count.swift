package import Raster

extension ImageComparison {
  /// The number of differing pixels, including those that only one bitmap has: the same as from `compare`, at a lower
  /// cost.
  package static func differingPixels(expected: Bitmap, actual: Bitmap) -> Int {
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    let beyond = max(expected.width, actual.width) * max(expected.height, actual.height) - width * height
    // Rows have no gaps, so those of bitmaps with the same width can be treated as a single one.
    guard expected.width != actual.width else {
      return beyond + RowPair(expected, actual, y: 0, width: width * height).differingPixels
    }
    return (0..<height).reduce(beyond) { $0 + RowPair(expected, actual, y: $1, width: width).differingPixels }
  }
}

extension RowPair {
  fileprivate var differingPixels: Int {
    var (count, x) = (0, 0)
    while let found = differingBlock(from: x) {
      x = found.lowerBound
      withBlock(from: x) { count &+= $0.differingPixels }
      x &+= PixelBlock.length
    }
    return count
  }
}
