import Glibc

/// The most differing pixels in any window of an image: rows from the top, each row's columns from the left.
///
/// A column's count is that of its marks in the rows of a window that ends in the current one; a window's is the sum of
/// its columns'. Both are kept sixteen columns at a time.
///
/// - Complexity: O(1) for a row without differences whose windows hold none; O(*n*) for one that leaves windows with
///   marks in *n* columns; O(*n* + side) for *n* columns that are marked.
struct WindowCounter {
  /// Columns in a vector.
  private static let step = 16
  /// The largest side whose windows' counts are bytes.
  private static let largestSmallSide = 15

  private let width: Int
  /// At most 255, so that a column's count is a byte.
  private let side: Int
  /// From one row of marks to the next.
  private let rowLength: Int

  private let memory: WindowMemory
  /// For each of a window's rows, by row number modulo its side, and each column: 1 where the pixel differs, else 0.
  private let marks: UnsafeMutableRawPointer
  /// The sums of `marks` over the rows, after zeros for columns left of the image.
  private let columnCounts: UnsafeMutableRawPointer
  /// The marks of a block.
  private let fresh: UnsafeMutableRawPointer
  /// The columns of each of those rows that may hold a 1.
  private var marked: [Range<Int>]
  private var slot = 0
  /// The columns in which the current row still has the marks of the one that is a window's height above.
  private var stale = 0..<0
  /// The columns at which windows end that are still to be counted.
  private var ends: Range<Int>?
  /// The most found so far.
  private(set) var largestCount = 0

  init(width: Int, height: Int, side: Int) {
    self.width = width
    // A window larger than the image sees no more than one as large as it.
    self.side = min(side, max(width, height))
    rowLength = (width / PixelBlock.length + 1) * PixelBlock.length
    memory = WindowMemory(byteCount: rowLength * self.side + rowLength + 2 * Self.step + PixelBlock.length)
    marks = memory.base
    columnCounts = memory.base + (rowLength * self.side + Self.step)
    fresh = columnCounts + (rowLength + Self.step)
    marked = [Range<Int>](repeating: 0..<0, count: self.side)
  }

  /// Goes to a row, whose windows do not reach to the row that is a window's height above.
  mutating func begin(_ y: Int) {
    slot = y % side
    stale = marked[slot]
    marked[slot] = 0..<0
  }

  /// Goes to a column of the row: those before it that are not marked do not differ.
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

  /// Notes for a block's columns, which were not marked yet, which of them differ, and says how many.
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

  /// Notes for sixteen columns which of them differ.
  @inline(__always)
  private mutating func mark(_ differing: ByteVector, from x: Int) {
    let place = marks + (slot &* rowLength &+ x)
    (ByteVector(at: columnCounts + x) &+ differing &- ByteVector(at: place)).store(at: columnCounts + x)
    differing.store(at: place)
  }

  /// Notes that all of some columns differ, and that the windows over them are to be counted.
  mutating func mark(_ columns: Range<Int>) {
    skip(to: width)
    for x in columns {
      (marks + slot &* rowLength).storeBytes(of: 1, toByteOffset: x, as: UInt8.self)
      columnCounts.storeBytes(
        of: columnCounts.load(fromByteOffset: x, as: UInt8.self) &+ 1, toByteOffset: x, as: UInt8.self)
    }
    expectWindows(over: columns)
  }

  /// Notes that the windows over columns hold something new. Those of columns that are close together are counted in one
  /// go, so that a row costs no more than its width.
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

  /// Counts the windows that end in the row and hold something of it; others are parts of ones that were counted.
  mutating func endRow() {
    skip(to: rowLength)
    countWindows()
  }

  private mutating func countWindows() {
    guard let ends else { return }
    self.ends = nil
    switch side {
    // What is known when this is compiled is counted without a loop.
    case ImageDifference.windowSide: countSmallWindows(ends, side: ImageDifference.windowSide)
    case ...Self.largestSmallSide: countSmallWindows(ends, side: side)
    default: countOtherWindows(ends)
    }
  }

  /// Sums columns up for sixteen windows at a time. Those that end beyond the columns are windows too, or parts of some.
  @inline(__always)
  private mutating func countSmallWindows(_ ends: Range<Int>, side: Int) {
    // No window has more pixels than it is large.
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

  /// Slides a window along the columns it may end at. Windows cut by the left and top edges are parts of whole ones, so
  /// counting them too changes nothing.
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

/// Zeroed memory that lives as long as its owner.
private final class WindowMemory {
  let base: UnsafeMutableRawPointer

  init(byteCount: Int) {
    base = .allocate(byteCount: byteCount, alignment: 16)
    memset(base, 0, byteCount)
  }

  deinit { base.deallocate() }
}
