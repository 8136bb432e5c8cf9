/// The most recent position of byte sequences: a hash table in which newer positions replace older ones.
///
/// Different sequences may share a slot, so callers have to compare the bytes.
struct RecentPositions {
  private let places: UnsafeMutablePointer<Int32>
  private let mask: UInt64
  private let shift: UInt64

  /// - Parameters:
  ///   - byteCount: the length of the sequences in bytes, at most eight.
  ///   - bits: the binary logarithm of the number of slots.
  init(byteCount: Int, bits: Int) {
    places = .allocate(capacity: 1 << bits)
    places.initialize(repeating: .min, count: 1 << bits)
    mask = .max >> UInt64(64 - byteCount * 8)
    shift = UInt64(64 - bits)
  }

  func deallocate() { places.deallocate() }

  /// Returns the most recent position of a sequence, and replaces it by a new one.
  ///
  /// - Parameter word: the bytes at the new position, the first one lowest.
  @inline(__always)
  func exchange(_ place: Int, for word: UInt64) -> Int {
    // Multiplicative hashing by the golden ratio (D. E. Knuth, The Art of Computer Programming 3, §6.4).
    let slot = Int(truncatingIfNeeded: ((word & mask) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    let earlier = places[slot]
    places[slot] = Int32(truncatingIfNeeded: place)
    return Int(earlier)
  }
}
