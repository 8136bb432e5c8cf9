/// The runs of columns in a row in which two images differ, from left to right.
struct DifferingRuns: IteratorProtocol, Sequence {
  private let row: RowPair
  private var x = 0

  init(_ row: RowPair) { self.row = row }

  mutating func next() -> Range<Int>? {
    let (expected, actual, width) = (row.expected, row.actual, row.width)
    guard let block = row.differingBlock(from: x) else { return nil }
    var start = block.lowerBound
    while expected[start] == actual[start] { start &+= 1 }
    var end = start
    while end < width, expected[end] != actual[end] { end &+= 1 }
    x = end
    return start..<end
  }
}
