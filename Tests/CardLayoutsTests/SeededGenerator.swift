import Foundation

/// Random numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A rectangle that starts anywhere within a size, or a little outside, and is at most as large.
  mutating func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -50...size.width, using: &self), y: CGFloat.random(in: -50...size.height, using: &self),
      width: CGFloat.random(in: 0...size.width, using: &self),
      height: CGFloat.random(in: 0...min(size.height, 800), using: &self))
  }
}
