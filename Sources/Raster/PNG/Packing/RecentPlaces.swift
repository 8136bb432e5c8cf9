/// Where bytes were seen last: a table of places by a hash of what stands there, the newest in place of older ones.
///
/// Two beginnings may share a slot, so whoever asks compares the bytes.
struct RecentPlaces {
  private let places: UnsafeMutablePointer<Int32>
  private let mask: UInt64
  private let shift: UInt64

  /// - Parameters:
  ///   - byteCount: how many bytes are looked at, eight at most.
  ///   - bits: the binary logarithm of how many places are kept.
  init(byteCount: Int, bits: Int) {
    places = .allocate(capacity: 1 << bits)
    places.initialize(repeating: .min, count: 1 << bits)
    mask = .max >> UInt64(64 - byteCount * 8)
    shift = UInt64(64 - bits)
  }

  func deallocate() { places.deallocate() }

  /// The place before which bytes began like these, and from now on this one.
  ///
  /// - Parameter word: the bytes at the place, the first one lowest.
  @inline(__always)
  func exchange(_ place: Int, for word: UInt64) -> Int {
    // Multiplicative hashing by the golden ratio (D. E. Knuth, The Art of Computer Programming 3, §6.4).
    let slot = Int(truncatingIfNeeded: ((word & mask) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    let earlier = places[slot]
    places[slot] = Int32(truncatingIfNeeded: place)
    return Int(earlier)
  }
}
