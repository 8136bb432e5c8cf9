/// The alphabets of a deflate block, whose symbols stand for bytes and for repetitions of earlier bytes (RFC 1951,
/// §3.2.5).
enum DeflateSymbols {
  /// Bytes, the end of a block, and lengths.
  static let literalsAndLengths = 0..<286
  static let endOfBlock = 256
  static let distanceCount = 30
  /// The largest length of a repetition.
  static var longest: Int { 258 }
  static var shortest: Int { 3 }
  /// The largest distance of a repetition.
  static var farthest: Int { 32_768 }

  /// A symbol with its extra bits, which select one of the numbers that share it.
  struct Coded {
    var symbol: Int
    var extra: UInt32
    var extraCount: Int
  }

  /// The symbol of a length from 3 to 258. Four symbols have the same number of extra bits; the last is for 258 alone.
  @inline(__always)
  static func length(_ length: Int) -> Coded {
    guard length < longest else { return Coded(symbol: 285, extra: 0, extraCount: 0) }
    return coded(length &- 3, finer: 2, from: 257)
  }

  /// The symbol of a distance from 1 to 32,768. Two symbols have the same number of extra bits.
  @inline(__always)
  static func distance(_ distance: Int) -> Coded { coded(distance &- 1, finer: 1, from: 0) }

  /// The symbol for a value, made from its highest bits: the position of the first set bit, and `finer` bits after it.
  ///
  /// There are no branches and checks, for the sake of debug builds: see `RowCompressor`.
  @inline(__always)
  private static func coded(_ value: Int, finer: Int, from first: Int) -> Coded {
    let bits = Int.bitWidth &- 1 &- finer &- value.leadingZeroBitCount
    // 0 if `bits` is negative, as all bits of its sign are then 1.
    let extraCount = bits & ~(bits &>> (Int.bitWidth &- 1))
    let symbol = first &+ extraCount &<< finer &+ value &>> extraCount
    let extra = UInt32(truncatingIfNeeded: value & (1 &<< extraCount &- 1))
    return Coded(symbol: symbol, extra: extra, extraCount: extraCount)
  }
}
