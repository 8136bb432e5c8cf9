/// A part of a stream that has codes of its own: bytes and repetitions, and how often each symbol occurs in them.
struct DeflateBlock: ~Copyable {
  /// The most entries of a block that others are added to.
  private static let most = 65_536
  /// What codes of their own are worth at least, in bits: about what it takes to write them.
  private static let costOfCodes = 800

  private(set) var count = 0
  /// A byte, or a repetition's length and its distance less one, below the highest bit.
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

  /// Whether there is room for so many entries.
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

  /// Takes the entries of another block, which is empty then. What it had before is written if both cost less apart, or
  /// have no room together.
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

  /// How many bits fewer symbols take, at the best, in two codes than in one for both.
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

  /// The bits that symbols take, at the best: how often each occurs by the logarithm of its share.
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

    /// The logarithm to base 2 in 256ths, on a straight line from one power of two to the next.
    @inline(__always)
    private static func logarithm(_ number: Int) -> Int {
      let power = Int.bitWidth &- 1 &- number.leadingZeroBitCount
      return (power &- 1) &<< 8 &+ (number &<< 8) &>> power
    }
  }
}

extension DeflateBlock {
  /// Writes the codes and then what they stand for (RFC 1951, §3.2.3 and §3.2.7).
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
