extension ImageDifference.Box {
  /// The number of an image's pixels that are in at least one of the boxes, which may overlap and extend beyond the
  /// image.
  ///
  /// - Complexity: O(*n*²) in the number of boxes, regardless of their sizes.
  package static func area(of boxes: [Self], width: Int, height: Int) -> Int {
    let rows = boxes.map { (0..<height).clamped(to: $0.y..<($0.y + $0.height)) }
    let columns = boxes.map { (0..<width).clamped(to: $0.x..<($0.x + $0.width)) }
    // All rows between two consecutive edges are alike.
    let edges = Set(rows.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    return zip(edges, edges.dropFirst()).reduce(0) { area, band in
      let crossing = columns.indices.filter { rows[$0].lowerBound <= band.0 && rows[$0].upperBound >= band.1 }
      return area + (band.1 - band.0) * length(of: crossing.map { columns[$0] })
    }
  }

  /// The number of integers that are in any of the ranges.
  private static func length(of ranges: [Range<Int>]) -> Int {
    var (length, end) = (0, 0)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
      length += range.upperBound - max(range.lowerBound, end)
      end = range.upperBound
    }
    return length
  }
}
