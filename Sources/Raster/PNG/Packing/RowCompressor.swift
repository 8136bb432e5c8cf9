import Glibc

/// Compresses the rows of a picture to a zlib stream (RFC 1950, RFC 1951), using the repetitions in pictures of text
/// and flat colours: a pixel, the row above, and earlier occurrences of the same pixel or the same two.
///
/// It advances by whole pixels and compares with at most four positions, where general compressors search at every
/// byte. On the bundled references it is three times as fast as level 6 of libdeflate 1.14, and the files are 1/25
/// smaller.
///
/// Tests run in debug builds, where each access to a stored static constant checks its initialisation, and each
/// parameter and constant of a function with branches is cleared by a call: so constants are computed, and functions
/// have few variables.
struct RowCompressor {
  /// The approximate cost of a literal byte, in bits.
  private static var costOfByte: Int { 8 }
  /// The length from which a repetition is good enough to stop searching for a better one.
  private static var goodLength: Int { 48 }
  /// The number of bytes compared at a time while they are equal.
  private static var manyBytes: Int { 64 }
  /// The length beyond which the pixels within a repetition are not remembered.
  private static var rememberedLength: Int { 64 }
  /// The number of entries that are collected before it is decided which block they belong to.
  private static var entriesTogether: Int { 1024 }

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let rowLength: Int
  private let pixelLength: Int
  /// The minimum saving of a repetition, in bits.
  private let least: Int
  private let onePixel: RecentPositions
  private let twoPixels: RecentPositions

  /// The largest size of a stream in bytes: a code has at most 15 bits, a repetition stands for at least three bytes
  /// and takes two codes and 18 bits, and every 300 bytes of codes come with at least `entriesTogether` entries.
  static func largestSize(of byteCount: Int) -> Int { byteCount * 3 + 1024 }

  /// - Parameters:
  ///   - rows: the rows, each preceded by a byte for its filter.
  ///   - rowLength: the number of bytes in a row, without that one.
  ///   - pixelLength: the number of bytes per pixel: 1, 3 or 4.
  ///   - output: memory for `largestSize(of:)` bytes.
  /// - Returns: the size of the stream in bytes.
  static func pack(
    _ rows: UnsafeRawBufferPointer, rowLength: Int, pixelLength: Int, into output: UnsafeMutableRawPointer
  ) -> Int {
    // Deflate with a window of 32 KiB; the second byte makes the two a multiple of 31 (RFC 1950, §2.2).
    output.storeBytes(of: UInt16(0x789C).bigEndian, as: UInt16.self)
    var writer = BitWriter(output, at: 2)
    if let bytes = rows.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      let packer = RowCompressor(bytes, rows.count, rowLength: rowLength + 1, pixelLength: pixelLength)
      packer.pack(to: &writer)
      packer.onePixel.deallocate()
      packer.twoPixels.deallocate()
    }
    writer.finishByte()
    output.storeBytes(
      of: Deflate.zlibChecksum(rows).bigEndian, toByteOffset: writer.byteCount, as: UInt32.self)
    return writer.byteCount + 4
  }

  private init(_ bytes: UnsafePointer<UInt8>, _ count: Int, rowLength: Int, pixelLength: Int) {
    self.bytes = bytes
    self.count = count
    self.rowLength = rowLength
    self.pixelLength = pixelLength
    // Where a pixel is one byte, three literal bytes are cheap.
    least = pixelLength == 1 ? 24 : 0
    onePixel = RecentPositions(byteCount: max(pixelLength, 3), bits: 12)
    twoPixels = RecentPositions(byteCount: max(pixelLength * 2, 4), bits: 13)
  }

  /// A sequence of bytes that repeats earlier ones at a distance.
  private struct Repetition {
    var length = 0
    var distance = 0
    /// The saving, in bits.
    var value: Int
    /// The largest possible length.
    let most: Int
  }

  private func pack(to output: inout BitWriter) {
    var block = DeflateBlock()
    var next = DeflateBlock()
    var place = 0
    // The offset of `place` in its row.
    var column = 0
    while place < count {
      let repetition = repetition(at: place)
      var length = repetition.length &- excess(repetition.length, at: column)
      if length >= DeflateSymbols.shortest {
        next.append(length: length, distance: repetition.distance)
        remember(within: place, length)
      } else {
        length = column == 0 ? 1 : pixelLength
        next.append(bytes + place, count: length)
      }
      place &+= length
      column = self.column(column &+ length)
      if next.count >= Self.entriesTogether { block.take(&next, to: &output) }
    }
    block.take(&next, to: &output)
    block.write(isLast: true, to: &output)
  }

  /// The number of bytes at the end of a repetition that are only part of a pixel.
  @inline(__always)
  private func excess(_ length: Int, at column: Int) -> Int {
    let end = self.column(column &+ length)
    guard end > 1 else { return 0 }
    // Constant divisors, so that no division instruction is needed.
    switch pixelLength {
    case 1: return 0
    case 3: return (end &- 1) % 3
    default: return (end &- 1) & 3
    }
  }

  /// The offset in its row of a position, given its distance from the beginning of a row. It is rarely beyond that row,
  /// and division is slow.
  @inline(__always)
  private func column(_ distance: Int) -> Int { distance < rowLength ? distance : distance % rowLength }

  @inline(__always)
  private func repetition(at place: Int) -> Repetition {
    var best = Repetition(value: least, most: most(at: place))
    compare(pixelLength, at: place, with: &best)
    guard best.length < DeflateSymbols.longest else { return best }
    compare(rowLength, at: place, with: &best)
    guard place &+ 8 <= count else { return best }
    let word = word(at: place)
    let (one, two) = (onePixel.exchange(place, for: word), twoPixels.exchange(place, for: word))
    guard best.length < Self.goodLength else { return best }
    compare(place &- one, at: place, with: &best)
    compare(place &- two, at: place, with: &best)
    return best
  }

  /// The largest possible length of a repetition at a position.
  @inline(__always)
  private func most(at place: Int) -> Int {
    count &- place < DeflateSymbols.longest ? count &- place : DeflateSymbols.longest
  }

  /// Replaces the best repetition by the one at a distance if that is longer and saves more.
  @inline(__always)
  private func compare(_ distance: Int, at place: Int, with best: inout Repetition) {
    guard distance <= place, distance <= DeflateSymbols.farthest, best.length < best.most,
      bytes[place &+ best.length] == bytes[place &+ best.length &- distance]
    else { return }
    let length = Self.length(of: best.most, at: bytes + place, bytes + (place &- distance))
    guard length > best.length else { return }
    let value = length &* Self.costOfByte &- (Int.bitWidth &- distance.leadingZeroBitCount)
    if value > best.value { best = Repetition(length: length, distance: distance, value: value, most: best.most) }
  }

  /// The number of bytes that are equal at two positions, at most `most`.
  @inline(__always)
  private static func length(
    of most: Int, at here: UnsafePointer<UInt8>, _ there: UnsafePointer<UInt8>
  ) -> Int {
    var length = 0
    // Compares many bytes at a time if there are that many.
    while length &+ manyBytes <= most, memcmp(here + length, there + length, manyBytes) == 0 { length &+= manyBytes }
    while length &+ 8 <= most {
      let difference = LittleEndian.word64(at: here + length) ^ LittleEndian.word64(at: there + length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < most, here[length] == there[length] { length &+= 1 }
    return length
  }

  /// Remembers the pixels of a repetition after its first.
  @inline(__always)
  private func remember(within place: Int, _ length: Int) {
    guard length <= Self.rememberedLength else { return }
    let end = place &+ length < count &- 7 ? place &+ length : count &- 7
    var pixel = place &+ pixelLength
    while pixel < end {
      let word = word(at: pixel)
      _ = onePixel.exchange(pixel, for: word)
      _ = twoPixels.exchange(pixel, for: word)
      pixel &+= pixelLength
    }
  }

  /// The eight bytes at a position, the first one lowest.
  @inline(__always)
  private func word(at place: Int) -> UInt64 {
    LittleEndian.word64(at: bytes + place)
  }
}
