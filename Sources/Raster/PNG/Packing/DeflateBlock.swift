/// A block of a deflate stream, which has its own codes: bytes and repetitions, with the frequency of each symbol.
struct DeflateBlock: ~Copyable {
  /// The largest number of entries in a block made by merging.
  private static let most = 65_536
  /// The cost of a block's own codes in bits, approximately.
  private static let costOfCodes = 800

  private(set) var count = 0
  /// The entries: a byte or, with the highest bit set, a repetition's length and its distance less one.
  private let entries = UnsafeMutablePointer<UInt32>.allocate(capacity: most)
  private let literals = Self.counts(of: DeflateSymbols.literalsAndLengths.count)
  private let distances = Self.counts(of: DeflateSymbols.distanceCount)

  deinit {
    entries.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  private static func counts(of symbols: Int) -> UnsafeMutableBufferPointer<UInt32> {
    let counts = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: symbols)
    counts.initialize(repeating: 0)
    return counts
  }

  /// Whether there is room for this many entries.
  private func hasRoom(for more: Int) -> Bool { count + more <= Self.most }

  /// - Precondition: there is room.
  @inline(__always)
  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    var index = 0
    while index < count {
      let byte = bytes[index]
      entries[self.count &+ index] = UInt32(byte)
      literals[Int(byte)] &+= 1
      index &+= 1
    }
    self.count &+= count
  }

  /// - Precondition: there is room.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    entries[count] = UInt32(truncatingIfNeeded: 1 &<< 31 | length &<< 16 | (distance &- 1))
    count &+= 1
    literals[DeflateSymbols.length(length).symbol] &+= 1
    distances[DeflateSymbols.distance(distance).symbol] &+= 1
  }

  /// Merges another block, which is empty afterwards. The previous content is written first if the two are smaller
  /// separately, or too large together.
  mutating func take(_ next: inout DeflateBlock, to output: inout BitWriter) {
    if count > 0, !hasRoom(for: next.count) || !isCheaper(with: next) {
      write(isLast: false, to: &output)
      removeAll()
    }
    (entries + count).update(from: next.entries, count: next.count)
    count += next.count
    for symbol in literals.indices { literals[symbol] &+= next.literals[symbol] }
    for symbol in distances.indices { distances[symbol] &+= next.distances[symbol] }
    next.removeAll()
  }

  private func isCheaper(with next: borrowing DeflateBlock) -> Bool {
    Self.saving(literals, next.literals) + Self.saving(distances, next.distances) <= Self.costOfCodes
  }

  private mutating func removeAll() {
    count = 0
    literals.update(repeating: 0)
    distances.update(repeating: 0)
  }

  /// The number of bits that two separate optimal codes save compared with a shared one.
  private static func saving(
    _ first: UnsafeMutableBufferPointer<UInt32>, _ second: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var (firstCost, secondCost, both) = (Cost(), Cost(), Cost())
    for symbol in first.indices {
      firstCost.add(first[symbol])
      secondCost.add(second[symbol])
      both.add(first[symbol] &+ second[symbol])
    }
    return both.bits - firstCost.bits - secondCost.bits
  }

  /// The optimal number of bits for symbols: the frequency of each times the negative logarithm of its share.
  private struct Cost {
    private var total = 0
    private var sum = 0

    @inline(__always)
    mutating func add(_ count: UInt32) {
      guard count > 0 else { return }
      total &+= Int(count)
      sum &+= Int(count) &* Self.logarithm(Int(count))
    }

    var bits: Int { total > 0 ? (total &* Self.logarithm(total) &- sum) &>> 8 : 0 }

    /// The binary logarithm in 1/256, interpolated linearly between powers of two.
    @inline(__always)
    private static func logarithm(_ number: Int) -> Int {
      let power = Int.bitWidth &- 1 &- number.leadingZeroBitCount
      return (power &- 1) &<< 8 &+ (number &<< 8) &>> power
    }
  }
}

extension DeflateBlock {
  /// Writes the codes, then the encoded entries (RFC 1951, §3.2.3 and §3.2.7).
  mutating func write(isLast: Bool, to output: inout BitWriter) {
    literals[DeflateSymbols.endOfBlock] = 1
    let symbols = PrefixCode(counts: literals, limit: 15)
    let distances = PrefixCode(counts: distances, limit: 15)
    output.write(isLast ? 1 : 0, 1)
    output.write(2, 2)
    CodeLengths(symbols, distances).write(to: &output)
    symbols.withUnsafeCodes { symbols in
      distances.withUnsafeCodes { distances in
        for entry in 0..<count { Self.write(entries[entry], symbols, distances, to: &output) }
        symbols.write(DeflateSymbols.endOfBlock, to: &output)
      }
    }
  }

  @inline(__always)
  private static func write(
    _ entry: UInt32, _ symbols: PrefixCode.Codes, _ distances: PrefixCode.Codes, to output: inout BitWriter
  ) {
    guard entry &>> 31 == 1 else { return symbols.write(Int(entry), to: &output) }
    symbols.write(DeflateSymbols.length(Int(entry &>> 16 & 0x7FFF)), to: &output)
    distances.write(DeflateSymbols.distance(Int(entry & 0xFFFF) &+ 1), to: &output)
  }
}
