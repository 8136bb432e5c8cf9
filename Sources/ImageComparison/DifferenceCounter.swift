/// Counts what differs, row by row from the top.
struct DifferenceCounter {
  let width: Int
  let height: Int
  /// The windows' side; at most 255, so that a column's count is a byte.
  private let side: Int

  /// The number of rows added so far.
  private var y = 0
  private var differingPixels = 0
  private var largestChannelDifference: UInt8 = 0
  private var columns: ClosedRange<Int>?
  private var rows: ClosedRange<Int>?
  private var largestWindowCount = 0

  /// For each of a window's last rows, by row number modulo its side, and each column: 1 where the pixel differs, else 0.
  private var marks: [UInt8]
  /// The sums of `marks` over the rows: how many of a column's last pixels differ.
  private var columnCounts: [UInt8]
  /// The marks of the row being added.
  private var rowMarks: [UInt8]

  init(width: Int, height: Int, windowSide: Int) {
    self.width = width
    self.height = height
    // A window larger than the image sees no more than one as large as it.
    side = min(windowSide, max(width, height))
    marks = [UInt8](repeating: 0, count: width * side)
    columnCounts = [UInt8](repeating: 0, count: width)
    rowMarks = [UInt8](repeating: 0, count: width)
  }

  mutating func addEqualRow() {
    // Without a mark in a window's last rows there is nothing to move out of the windows.
    if let last = rows?.upperBound, y - last <= side {
      clearRowMarks(from: 0)
      replaceMarks()
    }
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
      largestWindowCount: largestWindowCount, sizes: sizes)
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
    if let first = rowMarks.firstIndex(of: 1), let last = rowMarks.lastIndex(of: 1) {
      differingPixels += rowMarks.reduce(0) { $0 &+ Int($1) }
      columns = min(first, columns?.lowerBound ?? first)...max(last, columns?.upperBound ?? last)
      rows = (rows?.lowerBound ?? y)...y
    }
    replaceMarks()
    countWindows()
    y += 1
  }

  /// Puts the new row's marks in the place of those a window's height above.
  private mutating func replaceMarks() {
    let start = y % side * width
    marks.withUnsafeMutableBufferPointer { marks in
      columnCounts.withUnsafeMutableBufferPointer { counts in
        for x in counts.indices {
          counts[x] = counts[x] &+ rowMarks[x] &- marks[start &+ x]
          marks[start &+ x] = rowMarks[x]
        }
      }
    }
  }

  /// Slides a window along its last rows. Windows cut by the left and top edges are parts of whole ones, so counting them
  /// too changes nothing.
  private mutating func countWindows() {
    guard let columns else { return }
    var largest = largestWindowCount
    columnCounts.withUnsafeBufferPointer { counts in
      var count = 0
      for x in columns {
        count &+= Int(counts[x])
        if x - side >= columns.lowerBound { count &-= Int(counts[x &- side]) }
        largest = max(largest, count)
      }
    }
    largestWindowCount = largest
  }
}
