package import Raster

extension ImageComparison {
  /// The places where two bitmaps differ. Pixels that only one of them has count as different.
  ///
  /// - Complexity: one pass over the pixels, in which blocks of equal ones cost a `memcmp` each.
  package static func boxes(expected: Bitmap, actual: Bitmap) -> DifferenceBoxes {
    let common = min(expected.width, actual.width)
    let width = max(expected.width, actual.width)
    var clusters = DifferenceClusters(width: width)
    for y in 0..<max(expected.height, actual.height) {
      guard y < expected.height, y < actual.height else {
        clusters.add(0..<width, y: y)
        continue
      }
      for run in DifferingRuns(RowPair(expected, actual, y: y, width: common)) { clusters.add(run, y: y) }
      if common < width { clusters.add(common..<width, y: y) }
    }
    return DifferenceBoxes(clusters.places)
  }
}
