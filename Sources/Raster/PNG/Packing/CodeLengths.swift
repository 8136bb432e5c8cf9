/// The code lengths of a block as they are written: run-length encoded, with a prefix code of their own (RFC 1951,
/// §3.2.7).
struct CodeLengths {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  /// Lengths, and repetitions with their counts.
  private var runs: [DeflateSymbols.Coded] = []

  init(_ literals: PrefixCode, _ distances: PrefixCode) {
    literalCount = literals.usedCount
    distanceCount = distances.usedCount
    var lengths = (literals.lengths[..<literalCount] + distances.lengths[..<distanceCount])[...]
    while let length = lengths.first {
      let rest = lengths.drop { $0 == length }
      append(Int(length), count: rest.startIndex - lengths.startIndex)
      lengths = rest
    }
  }

  private mutating func append(_ length: Int, count: Int) {
    var left = count
    func run(_ symbol: Int, of range: ClosedRange<Int>, _ extraCount: Int) -> DeflateSymbols.Coded? {
      guard left >= range.lowerBound else { return nil }
      let taken = min(left, range.upperBound)
      left -= taken
      return .init(symbol: symbol, extra: UInt32(taken - range.lowerBound), extraCount: extraCount)
    }
    func single() -> DeflateSymbols.Coded {
      left -= 1
      return .init(symbol: length, extra: 0, extraCount: 0)
    }
    if length > 0 { runs.append(single()) }
    while left > 0 {
      let repeated = length > 0 ? run(16, of: 3...6, 2) : run(18, of: 11...138, 7) ?? run(17, of: 3...10, 3)
      runs.append(repeated ?? single())
    }
  }

  func write(to output: inout BitWriter) {
    var counts = [UInt32](repeating: 0, count: Self.order.count)
    for run in runs { counts[run.symbol] += 1 }
    let code = PrefixCode(counts: counts, limit: 7)
    let lengths = Self.order.map { code.lengths[$0] }
    let count = max(4, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    output.write(UInt32(literalCount - 257), 5)
    output.write(UInt32(distanceCount - 1), 5)
    output.write(UInt32(count - 4), 4)
    for length in lengths[..<count] { output.write(UInt32(length), 3) }
    code.withUnsafeCodes { code in
      for run in runs { code.write(run, to: &output) }
    }
  }
}
