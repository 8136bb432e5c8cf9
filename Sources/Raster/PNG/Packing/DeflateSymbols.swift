/// What stands for a byte, or for bytes that came before: the alphabets of a deflate block (RFC 1951, §3.2.5).
enum DeflateSymbols {
  /// Bytes, the end of a block, and lengths.
  static let literalsAndLengths = 0..<286
  static let endOfBlock = 256
  static let distanceCount = 30
  /// The most bytes that one repetition has.
  static let longest = 258
  static let shortest = 3
  /// How far back the bytes of a repetition may begin.
  static let farthest = 32_768

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
  @inline(__always)
  private static func coded(_ value: Int, finer: Int, from first: Int) -> Coded {
    let bits = Int.bitWidth &- value.leadingZeroBitCount
    let extraCount = bits > finer &+ 1 ? bits &- 1 &- finer : 0
    let symbol = first &+ extraCount &<< finer &+ value &>> extraCount
    return Coded(symbol: symbol, extra: UInt32(value & (1 &<< extraCount &- 1)), extraCount: extraCount)
  }
}
