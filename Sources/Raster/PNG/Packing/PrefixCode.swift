/// A prefix code for symbols with given frequencies: more frequent ones have shorter codes (RFC 1951, §3.2.2).
struct PrefixCode {
  /// The largest number of bits in a code.
  private static let longest = 15

  /// The bits of each symbol's code, with the first bit lowest, as they are written.
  let codes: [UInt32]
  /// The number of bits in each symbol's code; 0 for a symbol that does not occur.
  let lengths: [UInt8]

  /// - Parameters:
  ///   - counts: the frequency of each symbol.
  ///   - limit: the largest number of bits in a code, at most 15, and enough for all symbols.
  init(counts: some Collection<UInt32>, limit: Int) {
    lengths = Self.lengths(Array(counts), limit: limit)
    codes = Self.codes(lengths)
  }

  /// The number of symbols up to the last one that occurs.
  var usedCount: Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  private static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The frequency in the high bits and the symbol in the low ones, so that sorting compares plain numbers.
    var symbols = counts.indices.compactMap { counts[$0] > 0 ? UInt64(counts[$0]) << 32 | UInt64($0) : nil }
    guard symbols.count > 1 else {
      // Every decoder accepts a code with two symbols, but not all accept one with a single symbol or none.
      let only = symbols.first.map { Int($0 & 0xFFFF_FFFF) } ?? 0
      lengths[only] = 1
      lengths[only == 0 ? 1 : 0] = 1
      return lengths
    }
    symbols.sort()
    var next = 0
    let counts = limited(depths(of: symbols.map { Int($0 >> 32) }), limit: limit)
    for length in counts.indices.reversed() {
      for _ in 0..<counts[length] {
        lengths[Int(symbols[next] & 0xFFFF_FFFF)] = UInt8(length)
        next += 1
      }
    }
    return lengths
  }

  /// The depths of ascending weights in their Huffman tree (J. van Leeuwen, On the construction of Huffman trees, 1976:
  /// the two lightest nodes are at the heads of two queues, one of leaves and one of sums).
  private static func depths(of leaves: [Int]) -> ArraySlice<Int> {
    let (leafCount, count) = (leaves.count, leaves.count * 2 - 1)
    var nodes = leaves + [Int](repeating: 0, count: leafCount - 1)
    var parents = [Int](repeating: 0, count: count)
    nodes.withUnsafeMutableBufferPointer { nodes in
      parents.withUnsafeMutableBufferPointer { parents in
        var (leaf, sum) = (0, leafCount)
        for parent in leafCount..<count {
          for _ in 0..<2 {
            let takesLeaf = leaf < leafCount && (sum == parent || nodes[leaf] <= nodes[sum])
            let node = takesLeaf ? leaf : sum
            if takesLeaf { leaf += 1 } else { sum += 1 }
            nodes[parent] += nodes[node]
            parents[node] = parent
          }
        }
        // From here on each node holds its depth, which follows from its parent's.
        var node = count - 1
        nodes[node] = 0
        while node > 0 {
          node &-= 1
          nodes[node] = nodes[parents[node]] + 1
        }
      }
    }
    return nodes[..<leafCount]
  }

  /// The number of codes of each length. Codes that would be too long get the maximum length, and others are lengthened
  /// until all fit (Kraft's inequality).
  private static func limited(_ depths: ArraySlice<Int>, limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths { counts[min(depth, limit)] += 1 }
    var taken = counts.indices.reduce(0) { $0 + counts[$1] << (limit - $1) }
    while taken > 1 << limit {
      guard let shorter = counts.indices.dropLast().last(where: { counts[$0] > 0 }) else { break }
      counts[limit] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      taken -= 1
    }
    return counts
  }

  /// The codes: those of one length are consecutive in the order of their symbols, after all shorter ones (RFC 1951,
  /// §3.2.2).
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: longest + 1)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: longest + 1)
    for length in 1...longest { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], length)
    }
  }

  /// The lowest `length` bits of a code in reverse order: neighbours are swapped, then pairs, nibbles and bytes.
  private static func reversed(_ code: UInt32, _ length: UInt8) -> UInt32 {
    var bits = code
    bits = (bits & 0x5555) &<< 1 | (bits &>> 1) & 0x5555
    bits = (bits & 0x3333) &<< 2 | (bits &>> 2) & 0x3333
    bits = (bits & 0x0F0F) &<< 4 | (bits &>> 4) & 0x0F0F
    bits = (bits & 0x00FF) &<< 8 | (bits &>> 8) & 0x00FF
    return bits &>> (16 - UInt32(length))
  }
}

extension PrefixCode {
  /// The code in memory, read without bounds checks.
  struct Codes {
    fileprivate let codes: UnsafePointer<UInt32>
    fileprivate let lengths: UnsafePointer<UInt8>

    @inline(__always)
    func write(_ symbol: Int, to output: inout BitWriter) {
      output.write(codes[symbol], Int(lengths[symbol]))
    }

    /// Writes a symbol and its extra bits at once: at most 28 bits together.
    @inline(__always)
    func write(_ coded: DeflateSymbols.Coded, to output: inout BitWriter) {
      let length = Int(lengths[coded.symbol])
      output.write(
        codes[coded.symbol] | coded.extra &<< UInt32(truncatingIfNeeded: length), length &+ coded.extraCount)
    }
  }

  func withUnsafeCodes(_ body: (Codes) -> Void) {
    codes.withUnsafeBufferPointer { codes in
      lengths.withUnsafeBufferPointer { lengths in
        guard let codes = codes.baseAddress, let lengths = lengths.baseAddress else { return }
        body(Codes(codes: codes, lengths: lengths))
      }
    }
  }
}
