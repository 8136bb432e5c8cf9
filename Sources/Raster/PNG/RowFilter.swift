/// A PNG filter, which replaces a row's bytes by their differences from a prediction (W3C PNG, third edition, §9.2).
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Writes the filtered bytes of a row.
  ///
  /// - Parameters:
  ///   - above: The unfiltered row above; zeros for the first one.
  ///   - pixelLength: The number of bytes per pixel, at least one: the distance of the left neighbour.
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

  /// Restores a row from its filtered bytes, in place. The row above must have been restored.
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

  /// The neighbour closest to `left + above - aboveLeft`; on a tie, the first in this order (§9.4).
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
  /// The rows, each preceded by a byte for its filter and filtered with the one that has the smallest sum of absolute
  /// differences, as signed bytes (§12.7); on a tie, the first.
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

  /// The sum of the absolute values of signed bytes.
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
