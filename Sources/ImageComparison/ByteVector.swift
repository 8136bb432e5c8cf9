/// Sixteen bytes side by side, worked on at once: the channels of four pixels, or a number for each of sixteen.
///
/// Operators and conversions of the standard library that have an instruction compile to it for vectors of this size;
/// those of larger ones become loops over lanes, and so do `replacing` and `max` in inlined code.
typealias ByteVector = SIMD16<UInt8>

extension ByteVector {
  /// The bytes at a place, which need not be aligned.
  @inline(__always)
  init(at place: UnsafeRawPointer) { self = place.loadUnaligned(as: ByteVector.self) }

  @inline(__always)
  func store(at place: UnsafeMutableRawPointer) { place.storeBytes(of: self, as: ByteVector.self) }

  /// All bits of a byte where it is the larger one, and none elsewhere.
  @inline(__always)
  private func isLarger(than other: ByteVector) -> ByteVector {
    unsafeBitCast(self .> other, to: ByteVector.self)
  }

  /// The larger byte of each two.
  @inline(__always)
  func maximum(_ other: ByteVector) -> ByteVector { self ^ ((self ^ other) & other.isLarger(than: self)) }

  /// How far apart each two bytes are.
  @inline(__always)
  func distance(to other: ByteVector) -> ByteVector {
    (self &- other) & isLarger(than: other) | (other &- self) & other.isLarger(than: self)
  }

  @inline(__always)
  var isZero: Bool {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return words.x | words.y == 0
  }

  /// The sum of bytes whose sum is at most 255.
  @inline(__always)
  var smallSum: Int {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    // Multiplied by ones, the highest byte is the sum of all.
    return Int(((words.x &+ words.y) &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The largest byte.
  var largest: UInt8 { indices.reduce(0) { Swift.max($0, self[$1]) } }
}
