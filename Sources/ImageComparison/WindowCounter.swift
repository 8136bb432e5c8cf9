/// The most differing pixels in any window of an image: rows from the top, each row's columns from the left.
///
/// - Complexity: O(1) for a row without differences whose windows hold none; O(*n*) for one that leaves windows with
///   marks in *n* columns; O(*n* + side) for *n* columns that are marked.
struct WindowCounter {
  /// The most found so far.
  private(set) var largestCount = 0

  private let width: Int
  /// At most 255, so that a column's count is a byte.
  private let side: Int

  private var y = 0
  /// For each of a window's rows, by row number modulo its side, and each column: 1 where the pixel differs, else 0.
  private var marks: [UInt8]
  /// The columns of each of those rows that may hold a 1.
  private var marked: [Range<Int>]
  /// The sums of `marks` over the rows.
  private var columnCounts: [UInt8]
  /// The columns at which windows end that are still to be counted.
  private var ends: Range<Int>?

  init(width: Int, height: Int, side: Int) {
    self.width = width
    // A window larger than the image sees no more than one as large as it.
    self.side = min(side, max(width, height))
    marks = [UInt8](repeating: 0, count: width * self.side)
    marked = [Range<Int>](repeating: 0..<0, count: self.side)
    columnCounts = [UInt8](repeating: 0, count: width)
  }

  /// Goes to a row, whose windows do not reach to the row that is a window's height above.
  mutating func begin(_ y: Int) {
    self.y = y
    let slot = y % side
    let columns = marked[slot]
    guard !columns.isEmpty else { return }
    marked[slot] = 0..<0
    let start = slot * width
    marks.withUnsafeMutableBufferPointer { marks in
      columnCounts.withUnsafeMutableBufferPointer { counts in
        for x in columns {
          counts[x] &-= marks[start &+ x]
          marks[start &+ x] = 0
        }
      }
    }
  }

  /// Marks those of the columns that differ, and says how many there are.
  @inline(__always)
  mutating func mark(_ columns: Range<Int>, where differs: (Int) -> Bool) -> Int {
    let slot = y % side
    let known = marked[slot].isEmpty ? columns : marked[slot]
    marked[slot] = known.lowerBound..<columns.upperBound
    let start = slot * width
    var found = 0
    marks.withUnsafeMutableBufferPointer { marks in
      columnCounts.withUnsafeMutableBufferPointer { counts in
        for x in columns {
          let mark: UInt8 = differs(x) ? 1 : 0
          marks[start &+ x] = mark
          counts[x] &+= mark
          found &+= Int(mark)
        }
      }
    }
    expectWindows(over: columns)
    return found
  }

  /// Counts the windows that end in the row and hold something of it; others are parts of ones that were counted.
  mutating func endRow() {
    countWindows()
    ends = nil
  }

  /// Notes that the windows over columns hold something new. Those of columns that are close together are counted in one
  /// go, so that a row costs no more than its width.
  private mutating func expectWindows(over columns: Range<Int>) {
    let added = columns.lowerBound..<min(columns.upperBound + side - 1, width)
    if let ends, columns.lowerBound <= ends.upperBound + side {
      self.ends = ends.lowerBound..<added.upperBound
    } else {
      countWindows()
      ends = added
    }
  }

  /// Slides a window along the columns it may end at. Windows cut by the left and top edges are parts of whole ones, so
  /// counting them too changes nothing.
  private mutating func countWindows() {
    guard let ends else { return }
    var largest = largestCount
    columnCounts.withUnsafeBufferPointer { counts in
      var count = 0
      for x in max(0, ends.lowerBound - side)..<ends.lowerBound { count &+= Int(counts[x]) }
      for x in ends {
        count &+= Int(counts[x])
        if x >= side { count &-= Int(counts[x &- side]) }
        largest = max(largest, count)
      }
    }
    largestCount = largest
  }
}
