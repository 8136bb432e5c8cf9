/// Counts what differs in square windows, row by row from the top.
struct WindowCounter {
  private let width: Int
  /// The windows' side; at most 255, so that a column's count is a byte.
  private let side: Int

  /// The number of rows added so far.
  private var y = 0
  /// The last row in which a pixel differed.
  private var lastMarkedRow: Int?
  /// The most differing pixels in any window.
  private(set) var largest = 0

  /// For each of a window's last rows, by row number modulo its side, and each column: 1 where the pixel differs, else 0.
  private var marks: [UInt8]
  /// The sums of `marks` over the rows: how many of a column's last pixels differ.
  private var columnCounts: [UInt8]

  init(width: Int, height: Int, side: Int) {
    self.width = width
    // A window larger than the image sees no more than one as large as it.
    self.side = min(side, max(width, height))
    marks = [UInt8](repeating: 0, count: width * self.side)
    columnCounts = [UInt8](repeating: 0, count: width)
  }

  mutating func addEqualRow() {
    // Without a mark in a window's last rows there is nothing to move out of the windows.
    if let lastMarkedRow, y - lastMarkedRow <= side { replaceMarks { _ in 0 } }
    y += 1
  }

  /// Adds a row with a mark for each column: 1 where the pixel differs, else 0.
  ///
  /// - Parameter columns: Those of the first and the last pixel that differ in any row so far.
  mutating func addRow(_ row: [UInt8], within columns: Range<Int>) {
    row.withUnsafeBufferPointer { row in replaceMarks { row[$0] } }
    lastMarkedRow = y
    countWindows(within: columns)
    y += 1
  }

  /// Puts marks in the place of those a window's height above.
  @inline(__always)
  private mutating func replaceMarks(by new: (Int) -> UInt8) {
    let (start, width) = (y % side * width, width)
    marks.withUnsafeMutableBufferPointer { marks in
      let old = UnsafeMutableBufferPointer(rebasing: marks[start..<(start + width)])
      columnCounts.withUnsafeMutableBufferPointer { counts in
        for x in 0..<width {
          counts[x] = counts[x] &+ new(x) &- old[x]
          old[x] = new(x)
        }
      }
    }
  }

  /// Slides a window along its last rows. Windows cut by the left and top edges are parts of whole ones, so counting
  /// them too changes nothing.
  private mutating func countWindows(within columns: Range<Int>) {
    let (side, known) = (side, largest)
    largest = columnCounts.withUnsafeBufferPointer { counts in
      var fullest: UInt8 = 0
      for x in columns { fullest = max(fullest, counts[x]) }
      // No window holds more than it would of the fullest column alone.
      guard Int(fullest) * side > known else { return known }
      var (count, largest) = (0, known)
      for x in columns {
        count &+= Int(counts[x])
        if x - side >= columns.lowerBound { count &-= Int(counts[x &- side]) }
        largest = max(largest, count)
      }
      return largest
    }
  }
}
