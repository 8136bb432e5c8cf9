import Glibc

/// Reads and writes words in memory at any alignment, lowest byte first.
///
/// The standard library's `loadUnaligned` and `littleEndian` are generic and therefore many times slower in debug
/// builds.
enum LittleEndian {
  @inline(__always)
  static func word32(at place: UnsafeRawPointer) -> UInt32 {
    var word: UInt32 = 0
    memcpy(&word, place, 4)
    return ordered(word)
  }

  @inline(__always)
  static func word64(at place: UnsafeRawPointer) -> UInt64 {
    var word: UInt64 = 0
    memcpy(&word, place, 8)
    return ordered(word)
  }

  @inline(__always)
  static func store(_ word: UInt32, at place: UnsafeMutableRawPointer) {
    var word = ordered(word)
    memcpy(place, &word, 4)
  }

  @inline(__always)
  static func store(_ word: UInt64, at place: UnsafeMutableRawPointer) {
    var word = ordered(word)
    memcpy(place, &word, 8)
  }

  @inline(__always)
  private static func ordered(_ word: UInt32) -> UInt32 {
    #if _endian(little)
      word
    #else
      word.byteSwapped
    #endif
  }

  @inline(__always)
  private static func ordered(_ word: UInt64) -> UInt64 {
    #if _endian(little)
      word
    #else
      word.byteSwapped
    #endif
  }
}
