/// A part of a stream that has codes of its own: bytes and repetitions, and how often each symbol occurs in them.
struct DeflateBlock {
  /// The most entries of a block that others are added to.
  private static let most = 65_536
  /// What codes of their own are worth at least, in bits: about what it takes to write them.
  private static let costOfCodes = 800

  /// A byte, or a repetition's length and its distance less one, below the highest bit.
  private var entries: [UInt32] = []
  private var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalsAndLengths.count)
  private var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)

  var count: Int { entries.count }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    entries.append(UInt32(byte))
    literals[Int(byte)] &+= 1
  }

  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    entries.append(1 &<< 31 | UInt32(length) &<< 16 | UInt32(distance &- 1))
    literals[DeflateSymbols.length(length).symbol] &+= 1
    distances[DeflateSymbols.distance(distance).symbol] &+= 1
  }

  /// Takes the entries of another block, which is empty then. What it had before is written if both cost less apart.
  mutating func take(_ next: inout DeflateBlock, to output: inout BitWriter) {
    if count > 0, !isCheaper(with: next) {
      write(isLast: false, to: &output)
      removeAll()
    }
    entries += next.entries
    for symbol in literals.indices { literals[symbol] &+= next.literals[symbol] }
    for symbol in distances.indices { distances[symbol] &+= next.distances[symbol] }
    next.removeAll()
  }

  private func isCheaper(with next: DeflateBlock) -> Bool {
    guard count + next.count <= Self.most else { return false }
    let together =
      Self.cost(zip(literals, next.literals).map(&+)) + Self.cost(zip(distances, next.distances).map(&+))
    return together <= cost + next.cost + Self.costOfCodes
  }

  /// Makes it empty, and keeps its memory.
  private mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    for symbol in literals.indices { literals[symbol] = 0 }
    for symbol in distances.indices { distances[symbol] = 0 }
  }

  private var cost: Int { Self.cost(literals) + Self.cost(distances) }

  /// The bits that symbols take, at the best: how often each occurs by the logarithm of its share.
  private static func cost(_ counts: [UInt32]) -> Int {
    var (total, sum) = (0, 0)
    for count in counts where count > 0 {
      total &+= Int(count)
      sum &+= Int(count) &* logarithm(Int(count))
    }
    return total > 0 ? (total &* logarithm(total) &- sum) &>> 8 : 0
  }

  /// The logarithm to base 2 in 256ths, on a straight line from one power of two to the next.
  @inline(__always)
  private static func logarithm(_ number: Int) -> Int {
    let power = Int.bitWidth &- 1 &- number.leadingZeroBitCount
    return (power &- 1) &<< 8 &+ (number &<< 8) &>> power
  }
}

extension DeflateBlock {
  /// Writes the codes and then what they stand for (RFC 1951, §3.2.3 and §3.2.7).
  func write(isLast: Bool, to output: inout BitWriter) {
    var literals = literals
    literals[DeflateSymbols.endOfBlock] = 1
    let symbols = PrefixCode(counts: literals, limit: 15)
    let distances = PrefixCode(counts: distances, limit: 15)
    output.write(isLast ? 1 : 0, 1)
    output.write(2, 2)
    CodeLengths(symbols, distances).write(to: &output)
    symbols.withUnsafeCodes { symbols in
      distances.withUnsafeCodes { distances in
        for entry in entries { Self.write(entry, symbols, distances, to: &output) }
        symbols.write(DeflateSymbols.endOfBlock, to: &output)
      }
    }
  }

  @inline(__always)
  private static func write(
    _ entry: UInt32, _ symbols: PrefixCode.Codes, _ distances: PrefixCode.Codes, to output: inout BitWriter
  ) {
    guard entry &>> 31 == 1 else { return symbols.write(Int(entry), to: &output) }
    let length = DeflateSymbols.length(Int(entry &>> 16 & 0x7FFF))
    symbols.write(length.symbol, to: &output)
    output.write(length.extra, length.extraCount)
    let distance = DeflateSymbols.distance(Int(entry & 0xFFFF) &+ 1)
    distances.write(distance.symbol, to: &output)
    output.write(distance.extra, distance.extraCount)
  }
}
