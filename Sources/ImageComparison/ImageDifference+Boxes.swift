extension ImageDifference.Box {
  /// How many pixels of an image at least one of the boxes holds; they may lie over each other, and reach beyond it.
  ///
  /// - Complexity: O(*n*²) in the number of boxes, whatever their sizes.
  package static func area(of boxes: [Self], width: Int, height: Int) -> Int {
    let rows = boxes.map { (0..<height).clamped(to: $0.y..<($0.y + $0.height)) }
    let columns = boxes.map { (0..<width).clamped(to: $0.x..<($0.x + $0.width)) }
    // Between two edges that follow each other, every row is alike.
    let edges = Set(rows.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    return zip(edges, edges.dropFirst()).reduce(0) { area, band in
      let crossing = columns.indices.filter { rows[$0].lowerBound <= band.0 && rows[$0].upperBound >= band.1 }
      return area + (band.1 - band.0) * length(of: crossing.map { columns[$0] })
    }
  }

  /// How many numbers are in any of the ranges.
  private static func length(of ranges: [Range<Int>]) -> Int {
    var (length, end) = (0, 0)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
      length += range.upperBound - max(range.lowerBound, end)
      end = range.upperBound
    }
    return length
  }
}
