/// What stands for a byte, or for bytes that came before: the alphabets of a deflate block (RFC 1951, §3.2.5).
enum DeflateSymbols {
  /// Bytes, the end of a block, and lengths.
  static let literalsAndLengths = 0..<286
  static let endOfBlock = 256
  static let distanceCount = 30
  /// The most bytes that one repetition has.
  static var longest: Int { 258 }
  static var shortest: Int { 3 }
  /// How far back the bytes of a repetition may begin.
  static var farthest: Int { 32_768 }

  /// A symbol, and the bits behind it: which of the numbers that share it is meant.
  struct Coded {
    var symbol: Int
    var extra: UInt32
    var extraCount: Int
  }

  /// For 3 to 258. Four symbols share a number of extra bits; the last is 258 alone.
  @inline(__always)
  static func length(_ length: Int) -> Coded {
    guard length < longest else { return Coded(symbol: 285, extra: 0, extraCount: 0) }
    return coded(length &- 3, finer: 2, from: 257)
  }

  /// For 1 to 32,768. Two symbols share a number of extra bits.
  @inline(__always)
  static func distance(_ distance: Int) -> Coded { coded(distance &- 1, finer: 1, from: 0) }

  /// The symbol is made of the highest bits: where the first is, and so many behind it.
  ///
  /// Without branches and checks, for the sake of debug builds: see `RowPacker`.
  @inline(__always)
  private static func coded(_ value: Int, finer: Int, from first: Int) -> Coded {
    let bits = Int.bitWidth &- 1 &- finer &- value.leadingZeroBitCount
    // 0 where that is below 0: all bits of a sign are 1 then.
    let extraCount = bits & ~(bits &>> (Int.bitWidth &- 1))
    let symbol = first &+ extraCount &<< finer &+ value &>> extraCount
    let extra = UInt32(truncatingIfNeeded: value & (1 &<< extraCount &- 1))
    return Coded(symbol: symbol, extra: extra, extraCount: extraCount)
  }
}
