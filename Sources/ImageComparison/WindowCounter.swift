import Glibc

/// Finds the largest number of differing pixels in any window of an image, going through rows from top to bottom, and
/// through columns from left to right.
///
/// The count of a column is the number of its marks in the rows of a window that ends at the current row; the count of
/// a window is the sum over its columns. Both are computed for sixteen columns at a time.
///
/// - Complexity: O(1) for a row without differences whose windows contain none; O(*n*) for a row that removes marks
///   from the windows in *n* columns; O(*n* + side) for *n* columns with new marks.
struct WindowCounter {
  /// The number of columns in a vector.
  private static let step = 16
  /// The largest side for which the counts of windows fit into a byte.
  private static let largestSmallSide = 15

  private let width: Int
  /// The side of a window; at most 255, so that the count of a column fits into a byte.
  private let side: Int
  /// The distance between two rows of marks.
  private let rowLength: Int

  private let memory: WindowMemory
  /// For each row of a window, by row number modulo the side, and each column: 1 if the pixel differs, otherwise 0.
  private let marks: UnsafeMutableRawPointer
  /// The sums of `marks` over the rows, preceded by zeros for columns to the left of the image.
  private let columnCounts: UnsafeMutableRawPointer
  /// The marks of a block.
  private let fresh: UnsafeMutableRawPointer
  /// The columns that may contain a 1 in each of those rows.
  private var marked: [Range<Int>]
  private var slot = 0
  /// The columns of the current row that still contain the marks of the row one window height above.
  private var stale = 0..<0
  /// The columns at which windows end that have yet to be counted.
  private var ends: Range<Int>?
  /// The largest count so far.
  private(set) var largestCount = 0

  init(width: Int, height: Int, side: Int) {
    self.width = width
    // A window larger than the image counts no more than one of the image's size.
    self.side = min(side, max(width, height))
    rowLength = (width / PixelBlock.length + 1) * PixelBlock.length
    memory = WindowMemory(byteCount: rowLength * self.side + rowLength + 2 * Self.step + PixelBlock.length)
    marks = memory.base
    columnCounts = memory.base + (rowLength * self.side + Self.step)
    fresh = columnCounts + (rowLength + Self.step)
    marked = [Range<Int>](repeating: 0..<0, count: self.side)
  }

  /// Begins a row; its windows no longer include the row one window height above.
  mutating func begin(_ y: Int) {
    slot = y % side
    stale = marked[slot]
    marked[slot] = 0..<0
  }

  /// Moves to a column of the row; unmarked columns before it count as equal.
  mutating func skip(to x: Int) {
    guard stale.lowerBound < x, !stale.isEmpty else { return }
    let end = min(x, stale.upperBound)
    var x = stale.lowerBound / Self.step * Self.step
    while x < end {
      mark(ByteVector(), from: x)
      x &+= Self.step
    }
    stale = end..<stale.upperBound
  }

  /// Marks the differing columns of a block that has not been marked yet, and returns their number.
  @inline(__always)
  mutating func mark(_ block: PixelBlock, from x: Int) -> Int {
    block.mark(fresh.assumingMemoryBound(to: UInt8.self))
    var (found, part) = (ByteVector(), 0)
    while part < PixelBlock.length {
      let marks = ByteVector(at: fresh + part)
      mark(marks, from: x &+ part)
      found &+= marks
      part &+= Self.step
    }
    return found.smallSum
  }

  /// Marks the differing ones of sixteen columns.
  @inline(__always)
  private mutating func mark(_ differing: ByteVector, from x: Int) {
    let place = marks + (slot &* rowLength &+ x)
    (ByteVector(at: columnCounts + x) &+ differing &- ByteVector(at: place)).store(at: columnCounts + x)
    differing.store(at: place)
  }

  /// Marks whole columns as different, and schedules the windows over them for counting.
  mutating func mark(_ columns: Range<Int>) {
    skip(to: width)
    for x in columns {
      (marks + slot &* rowLength).storeBytes(of: 1, toByteOffset: x, as: UInt8.self)
      columnCounts.storeBytes(
        of: columnCounts.load(fromByteOffset: x, as: UInt8.self) &+ 1, toByteOffset: x, as: UInt8.self)
    }
    expectWindows(over: columns)
  }

  /// Schedules the windows over columns with new marks. Those of columns close to each other are counted together, so
  /// that the cost of a row is limited by its width.
  mutating func expectWindows(over columns: Range<Int>) {
    if stale.lowerBound < columns.upperBound { stale = columns.upperBound..<max(columns.upperBound, stale.upperBound) }
    let known = marked[slot].isEmpty ? columns : marked[slot]
    marked[slot] = known.lowerBound..<columns.upperBound
    let added = columns.lowerBound..<min(columns.upperBound + side - 1, width)
    if let ends, columns.lowerBound <= ends.upperBound + side {
      self.ends = ends.lowerBound..<added.upperBound
    } else {
      countWindows()
      ends = added
    }
  }

  /// Counts the windows that end in this row and have marks in it; any others are parts of windows that were already
  /// counted.
  mutating func endRow() {
    skip(to: rowLength)
    countWindows()
  }

  private mutating func countWindows() {
    guard let ends else { return }
    self.ends = nil
    switch side {
    // With a constant side the inner loop is unrolled.
    case ImageDifference.windowSide: countSmallWindows(ends, side: ImageDifference.windowSide)
    case ...Self.largestSmallSide: countSmallWindows(ends, side: side)
    default: countOtherWindows(ends)
    }
  }

  /// Sums up columns for sixteen windows at a time. Windows that end beyond the given columns are also windows, or
  /// parts of some.
  @inline(__always)
  private mutating func countSmallWindows(_ ends: Range<Int>, side: Int) {
    // The count of a window cannot exceed its area.
    guard largestCount < side * side else { return }
    var largest = ByteVector(repeating: UInt8(largestCount))
    var x = ends.lowerBound
    while x < ends.upperBound {
      var counts = ByteVector(at: columnCounts + x)
      var distance = 1
      while distance < side {
        counts &+= ByteVector(at: columnCounts + (x &- distance))
        distance &+= 1
      }
      if counts.hasLarger(than: largest) { largest = ByteVector(repeating: counts.largest) }
      x &+= Self.step
    }
    largestCount = Int(largest[0])
  }

  /// Slides a window along the columns where it may end. Windows that are cut off by the left and top edges are parts
  /// of whole ones, so counting them as well changes nothing.
  private mutating func countOtherWindows(_ ends: Range<Int>) {
    let counts = UnsafeRawPointer(columnCounts).assumingMemoryBound(to: UInt8.self)
    var count = 0
    for x in max(0, ends.lowerBound - side)..<ends.lowerBound { count &+= Int(counts[x]) }
    for x in ends {
      count &+= Int(counts[x])
      if x >= side { count &-= Int(counts[x &- side]) }
      largestCount = max(largestCount, count)
    }
  }
}

/// Zeroed memory that exists as long as its owner.
private final class WindowMemory {
  let base: UnsafeMutableRawPointer

  init(byteCount: Int) {
    base = .allocate(byteCount: byteCount, alignment: 16)
    memset(base, 0, byteCount)
  }

  deinit { base.deallocate() }
}
