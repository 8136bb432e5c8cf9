/// What stands for the bytes of a row: their differences from a guess by their neighbours (W3C PNG, third edition, §9.2).
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes the filtered bytes of a row.
  ///
  /// - Parameters:
  ///   - above: The row above before it was filtered; zeros above the first one.
  ///   - pixelLength: The bytes of a pixel, at least one: how far left the neighbour is.
  func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelLength: Int,
    into output: UnsafeMutablePointer<UInt8>
  ) {
    func write(_ guess: (_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8) {
      var index = 0
      while index < pixelLength {
        output[index] = row[index] &- guess(0, above[index], 0)
        index &+= 1
      }
      while index < count {
        let left = index &- pixelLength
        output[index] = row[index] &- guess(row[left], above[index], above[left])
        index &+= 1
      }
    }
    switch self {
    case .none: output.update(from: row, count: count)
    case .sub: write { left, _, _ in left }
    case .up: write { _, above, _ in above }
    case .average: write { Self.average($0, $1, $2) }
    case .paeth: write { Self.paeth($0, $1, $2) }
    }
  }

  /// Makes filtered bytes a row again, in place. The row above is whole already.
  func undo(
    in row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, pixelLength: Int
  ) {
    func restore(_ guess: (_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8) {
      var index = 0
      while index < pixelLength {
        row[index] &+= guess(0, above[index], 0)
        index &+= 1
      }
      while index < count {
        let left = index &- pixelLength
        row[index] &+= guess(row[left], above[index], above[left])
        index &+= 1
      }
    }
    switch self {
    case .none: return
    case .sub: restore { left, _, _ in left }
    case .up: restore { _, above, _ in above }
    case .average: restore { Self.average($0, $1, $2) }
    case .paeth: restore { Self.paeth($0, $1, $2) }
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
    let both = fromAbove &+ fromLeft
    let toLeft = fromLeft < 0 ? 0 &- fromLeft : fromLeft
    let toAbove = fromAbove < 0 ? 0 &- fromAbove : fromAbove
    let toAboveLeft = both < 0 ? 0 &- both : both
    if toLeft <= toAbove, toLeft <= toAboveLeft { return left }
    return toAbove <= toAboveLeft ? above : aboveLeft
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
            guard let first = rows.baseAddress, var above = zeros.baseAddress, let output = output.baseAddress,
              let candidate = candidate.baseAddress
            else { return }
            for start in stride(from: 1, to: rows.count, by: rowLength + 1) {
              let row = first + start
              var least = Int.max
              for filter in allCases {
                filter.apply(to: row, above: above, count: rowLength, pixelLength: pixelLength, into: candidate)
                let sum = magnitudes(candidate, count: rowLength)
                guard sum < least else { continue }
                least = sum
                output[start - 1] = filter.rawValue
                (output + start).update(from: candidate, count: rowLength)
              }
              above = row
            }
          }
        }
      }
      count = rows.count
    }
  }

  /// The sum of absolute values of bytes that are signed.
  private static func magnitudes(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var (sum, index) = (0, 0)
    while index < count {
      let byte = bytes[index]
      sum &+= Int(byte < 128 ? byte : 0 &- byte)
      index &+= 1
    }
    return sum
  }
}
