/// What stands for the bytes of a row: their differences from a guess by their neighbours (W3C PNG, third edition, §9.2).
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes the filtered bytes of a row.
  ///
  /// - Parameters:
  ///   - above: The row above before it was filtered; zeros above the first one.
  ///   - pixelLength: The bytes of a pixel, at least one: how far left the neighbour is.
  func apply(
    to row: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelLength: Int,
    into output: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in row.indices {
      let hasLeft = index >= pixelLength
      let left = hasLeft ? row[index - pixelLength] : 0
      let aboveLeft = hasLeft ? above[index - pixelLength] : 0
      output[index] = row[index] &- guess(left: left, above: above[index], aboveLeft: aboveLeft)
    }
  }

  /// Makes filtered bytes a row again, in place. The row above is whole already.
  func undo(
    in row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelLength: Int
  ) {
    switch self {
    case .none: return
    case .sub: Self.undo(in: row, above: above, pixelLength: pixelLength) { left, _, _ in left }
    case .up: for index in row.indices { row[index] &+= above[index] }
    case .average: Self.undo(in: row, above: above, pixelLength: pixelLength) { Self.average($0, $1, $2) }
    case .paeth: Self.undo(in: row, above: above, pixelLength: pixelLength) { Self.paeth($0, $1, $2) }
    }
  }

  /// Undoes a filter that looks to the left, where nothing is beside the first pixel.
  @inline(__always)
  private static func undo(
    in row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, pixelLength: Int,
    guess: (_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8
  ) {
    for index in 0..<pixelLength { row[index] &+= guess(0, above[index], 0) }
    for index in pixelLength..<row.count {
      let left = index &- pixelLength
      row[index] &+= guess(row[left], above[index], above[left])
    }
  }

  @inline(__always)
  private func guess(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: Self.average(left, above, aboveLeft)
    case .paeth: Self.paeth(left, above, aboveLeft)
    }
  }

  @inline(__always)
  private static func average(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(left) &+ UInt32(above)) &>> 1)
  }

  /// The neighbour nearest to `left + above - aboveLeft`, the first of equals in this order (§9.4).
  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
    let (fromAbove, fromLeft) = (Int32(left) &- Int32(aboveLeft), Int32(above) &- Int32(aboveLeft))
    let (toLeft, toAbove, toAboveLeft) = (abs(fromLeft), abs(fromAbove), abs(fromAbove &+ fromLeft))
    let nearer = toAbove <= toAboveLeft ? above : aboveLeft
    return toLeft <= min(toAbove, toAboveLeft) ? left : nearer
  }
}

extension RowFilter {
  /// Rows, each after a byte for its filter, with the filter that leaves the least: the smallest sum of absolute
  /// differences, taken as signed (§12.7). The first of equals.
  static func leastDifferences(of rows: [UInt8], rowLength: Int, pixelLength: Int) -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: rowLength)
    var candidate = zeros
    return [UInt8](unsafeUninitializedCapacity: rows.count) { output, count in
      rows.withUnsafeBufferPointer { rows in
        zeros.withUnsafeBufferPointer { zeros in
          candidate.withUnsafeMutableBufferPointer { candidate in
            for start in stride(from: 1, to: rows.count, by: rowLength + 1) {
              let row = UnsafeBufferPointer(rebasing: rows[start..<(start + rowLength)])
              let above =
                start == 1 ? zeros : UnsafeBufferPointer(rebasing: rows[(start - rowLength - 1)..<(start - 1)])
              let written = UnsafeMutableBufferPointer(rebasing: output[start..<(start + rowLength)])
              var least = Int.max
              for filter in allCases {
                filter.apply(to: row, above: above, pixelLength: pixelLength, into: candidate)
                let sum = candidate.reduce(0) { $0 &+ Int(Int8(bitPattern: $1).magnitude) }
                guard sum < least else { continue }
                least = sum
                output[start - 1] = filter.rawValue
                _ = written.update(fromContentsOf: candidate)
              }
            }
          }
        }
      }
      count = rows.count
    }
  }
}
