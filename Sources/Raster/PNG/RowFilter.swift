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
    guard self != .none else { return }
    for index in row.indices {
      let hasLeft = index >= pixelLength
      let left = hasLeft ? row[index - pixelLength] : 0
      let aboveLeft = hasLeft ? above[index - pixelLength] : 0
      row[index] = row[index] &+ guess(left: left, above: above[index], aboveLeft: aboveLeft)
    }
  }

  @inline(__always)
  private func guess(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: UInt8((UInt16(left) + UInt16(above)) / 2)
    case .paeth: Self.paeth(Int(left), Int(above), Int(aboveLeft))
    }
  }

  /// The neighbour nearest to `left + above - aboveLeft`, the first of equals in this order (§9.4).
  @inline(__always)
  private static func paeth(_ left: Int, _ above: Int, _ aboveLeft: Int) -> UInt8 {
    let estimate = left + above - aboveLeft
    let (toLeft, toAbove) = (abs(estimate - left), abs(estimate - above))
    let toAboveLeft = abs(estimate - aboveLeft)
    if toLeft <= toAbove && toLeft <= toAboveLeft { return UInt8(left) }
    return UInt8(toAbove <= toAboveLeft ? above : aboveLeft)
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
