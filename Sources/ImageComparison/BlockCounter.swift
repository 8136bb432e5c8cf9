/// Counts what differs: rows from the top, and the blocks of each row that hold differing pixels from the left.
struct BlockCounter {
  let width: Int
  let height: Int

  private var y = 0
  private var differingPixels = 0
  private var largestChannelDifference: UInt8 = 0
  private var columns: Range<Int>?
  private var rows: Range<Int>?
  private var windows: WindowCounter

  init(width: Int, height: Int, windowSide: Int) {
    self.width = width
    self.height = height
    windows = WindowCounter(width: width, height: height, side: windowSide)
  }

  /// Goes to a row below all that were counted.
  mutating func begin(_ y: Int) {
    self.y = y
    windows.begin(y)
  }

  /// Adds columns in some of which the images differ.
  mutating func add(_ block: Range<Int>, of row: RowPair) {
    widenBounds(to: block, of: row)
    differingPixels += windows.mark(block) { row.expected[$0] != row.actual[$0] }
    if largestChannelDifference < 255 { compareChannels(block, of: row) }
  }

  /// Adds columns that only one image has.
  mutating func addMissing(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    widenBounds(to: columns)
    differingPixels += windows.mark(columns) { _ in true }
    largestChannelDifference = 255
  }

  mutating func endRow() { windows.endRow() }

  /// The sum of it all, or nil when no pixel differed.
  func difference(sizes: ImageDifference.Sizes?) -> ImageDifference? {
    guard let columns, let rows else { return nil }
    return ImageDifference(
      width: width, height: height, differingPixels: differingPixels,
      largestChannelDifference: Int(largestChannelDifference),
      boundingBox: .init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
      largestWindowCount: windows.largestCount, sizes: sizes)
  }

  /// Takes a block into the rectangle around what differs. Its ends need not differ, and are looked at where they count.
  private mutating func widenBounds(to block: Range<Int>, of row: RowPair) {
    if let columns, columns.lowerBound <= block.lowerBound, block.upperBound <= columns.upperBound {
      return widenBounds(to: columns)
    }
    let differing = block.filter { row.expected[$0] != row.actual[$0] }
    if let first = differing.first, let last = differing.last { widenBounds(to: first..<(last + 1)) }
  }

  private mutating func widenBounds(to added: Range<Int>) {
    let known = columns ?? added
    columns = min(known.lowerBound, added.lowerBound)..<max(known.upperBound, added.upperBound)
    rows = (rows?.lowerBound ?? y)..<(y + 1)
  }

  private mutating func compareChannels(_ block: Range<Int>, of row: RowPair) {
    let (expected, actual) = (UnsafeRawBufferPointer(row.expected), UnsafeRawBufferPointer(row.actual))
    var largest = largestChannelDifference
    for index in (4 &* block.lowerBound)..<(4 &* block.upperBound) {
      let (a, b) = (expected[index], actual[index])
      largest = max(largest, max(a, b) &- min(a, b))
    }
    largestChannelDifference = largest
  }
}
