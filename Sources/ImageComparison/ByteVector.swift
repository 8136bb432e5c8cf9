/// A number for each of sixteen columns, processed together.
///
/// It is only loaded, stored, added, subtracted and compared: these are the only operators of the standard library that
/// are not loops over lanes in debug builds.
typealias ByteVector = SIMD16<UInt8>

extension ByteVector {
  /// Loads the bytes at an address, which need not be aligned.
  @inline(__always)
  init(at place: UnsafeRawPointer) { self = place.loadUnaligned(as: ByteVector.self) }

  @inline(__always)
  func store(at place: UnsafeMutableRawPointer) { place.storeBytes(of: self, as: ByteVector.self) }

  /// Whether any byte is larger than its counterpart.
  @inline(__always)
  func hasLarger(than other: ByteVector) -> Bool {
    let words = unsafeBitCast(self .> other, to: SIMD2<UInt64>.self)
    return words.x | words.y != 0
  }

  /// The sum of the bytes, which must not exceed 255.
  @inline(__always)
  var smallSum: Int {
    let words = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    // After multiplying by ones, the highest byte is the sum of all.
    return Int(((words.x &+ words.y) &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The largest byte.
  var largest: UInt8 { indices.reduce(0) { Swift.max($0, self[$1]) } }
}
