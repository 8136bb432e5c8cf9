/// Counts what differs, row by row from the top.
struct DifferenceCounter {
  let width: Int
  let height: Int
  /// The number of rows added so far.
  private var y = 0
  private var differingPixels = 0
  private var largestChannelDifference: UInt8 = 0
  private var columns: ClosedRange<Int>?
  private var rows: ClosedRange<Int>?
  private var windows: WindowCounter
  /// The marks of the row being added.
  private var rowMarks: [UInt8]

  init(width: Int, height: Int, windowSide: Int) {
    self.width = width
    self.height = height
    windows = WindowCounter(width: width, height: height, side: windowSide)
    rowMarks = [UInt8](repeating: 0, count: width)
  }

  mutating func addEqualRow() {
    windows.addEqualRow()
    y += 1
  }

  /// Adds a row whose pixels may differ; columns beyond the given ones exist in one image only.
  mutating func addRow(_ expected: UnsafeMutableRawBufferPointer, _ actual: UnsafeMutableRawBufferPointer) {
    let expectedPixels = expected.bindMemory(to: UInt32.self)
    let actualPixels = actual.bindMemory(to: UInt32.self)
    rowMarks.withUnsafeMutableBufferPointer { marks in
      for x in expectedPixels.indices {
        marks[x] = expectedPixels[x] == actualPixels[x] ? 0 : 1
      }
    }
    var largest: UInt8 = 0
    for index in expected.indices {
      let (a, b) = (expected[index], actual[index])
      largest = max(largest, max(a, b) &- min(a, b))
    }
    largestChannelDifference = max(largestChannelDifference, largest)
    finishRow(overflowFrom: expectedPixels.count)
  }

  /// Adds a row of which the columns from here on exist in one image only, and the others are equal.
  mutating func addRow(overflowFrom start: Int) {
    clearRowMarks(from: 0)
    finishRow(overflowFrom: start)
  }

  /// The sum of it all, or nil when no pixel differed.
  func difference(sizes: ImageDifference.Sizes?) -> ImageDifference? {
    guard let columns, let rows else { return nil }
    return ImageDifference(
      width: width, height: height, differingPixels: differingPixels,
      largestChannelDifference: Int(largestChannelDifference),
      boundingBox: .init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
      largestWindowCount: windows.largest, sizes: sizes)
  }

  private mutating func clearRowMarks(from start: Int) {
    for x in start..<width {
      rowMarks[x] = 0
    }
  }

  private mutating func finishRow(overflowFrom start: Int) {
    if start < width {
      for x in start..<width {
        rowMarks[x] = 1
      }
      largestChannelDifference = 255
    }
    add(rowMarks)
    y += 1
  }

  private mutating func add(_ marks: [UInt8]) {
    guard let first = marks.firstIndex(of: 1), let last = marks.lastIndex(of: 1) else { return windows.addEqualRow() }
    differingPixels += Int(marks.reduce(0 as UInt32) { $0 &+ UInt32($1) })
    let columns = min(first, columns?.lowerBound ?? first)...max(last, columns?.upperBound ?? last)
    rows = (rows?.lowerBound ?? y)...y
    windows.addRow(marks, within: Range(columns))
    self.columns = columns
  }
}
