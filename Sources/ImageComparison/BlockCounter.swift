/// Counts differences: rows from top to bottom, and the blocks with differing pixels in each row from left to right.
struct BlockCounter {
  let width: Int
  let height: Int

  private var y = 0
  private var differingPixels = 0
  /// The largest difference of a channel.
  private var largestDifference: UInt8 = 0
  private var columns: Range<Int>?
  private var rows: Range<Int>?
  private var windows: WindowCounter

  init(width: Int, height: Int, windowSide: Int) {
    self.width = width
    self.height = height
    windows = WindowCounter(width: width, height: height, side: windowSide)
  }

  /// Begins a row below all that were counted.
  mutating func begin(_ y: Int) {
    self.y = y
    windows.begin(y)
  }

  /// Adds the differences in a row.
  mutating func add(_ row: RowPair) {
    var x = 0
    while let found = row.differingBlock(from: x) {
      x = found.lowerBound
      windows.skip(to: x)
      repeat {
        var count = 0
        row.withBlock(from: x) { block in
          count = windows.mark(block, from: x)
          guard count > 0 else { return }
          widenBounds(to: block, at: x)
          if largestDifference < 255 { largestDifference = block.largestDifference(largestDifference) }
        }
        differingPixels &+= count
        x &+= PixelBlock.length
        // Blocks next to a difference often differ as well, so they are counted without being checked first.
        guard count > 0 else { break }
      } while x &+ PixelBlock.length <= row.width
      windows.expectWindows(over: found.lowerBound..<x)
    }
  }

  /// Adds columns that only one image has.
  mutating func addMissing(_ columns: Range<Int>) {
    guard !columns.isEmpty else { return }
    widenBounds(to: columns)
    windows.mark(columns)
    differingPixels += columns.count
    largestDifference = 255
  }

  mutating func endRow() { windows.endRow() }

  /// The total; nil if no pixel differed.
  func difference(sizes: ImageDifference.Sizes?) -> ImageDifference? {
    guard let columns, let rows else { return nil }
    return ImageDifference(
      width: width, height: height, differingPixels: differingPixels,
      largestChannelDifference: Int(largestDifference),
      boundingBox: .init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
      largestWindowCount: windows.largestCount, sizes: sizes)
  }

  /// Extends the bounding box by a differing block. Its pixels are examined only if they can affect the box.
  private mutating func widenBounds(to block: PixelBlock, at x: Int) {
    if let columns, columns.lowerBound <= x, x + PixelBlock.length <= columns.upperBound {
      if rows?.upperBound != y + 1 { widenBounds(to: columns) }
    } else if let found = block.differing {
      widenBounds(to: (x + found.lowerBound)..<(x + found.upperBound))
    }
  }

  private mutating func widenBounds(to added: Range<Int>) {
    let known = columns ?? added
    columns = min(known.lowerBound, added.lowerBound)..<max(known.upperBound, added.upperBound)
    rows = (rows?.lowerBound ?? y)..<(y + 1)
  }
}
