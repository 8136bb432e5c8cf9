/// The stretches of a row in which two images differ, from the left.
struct DifferingRuns: IteratorProtocol, Sequence {
  private let row: RowPair
  private var x = 0

  init(_ row: RowPair) { self.row = row }

  mutating func next() -> Range<Int>? {
    guard let block = row.differingBlock(from: x) else { return nil }
    x = block.lowerBound
    while row.expected[x] == row.actual[x] { x += 1 }
    let start = x
    while x < row.expected.count, row.expected[x] != row.actual[x] { x += 1 }
    return start..<x
  }
}
