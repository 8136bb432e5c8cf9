import Glibc

/// Packs the rows of a picture to a zlib stream (RFC 1950, RFC 1951), by what repeats in pictures of text and flat colours:
/// a pixel, the row above, and what began with the same pixel or the same two.
///
/// It moves by whole pixels and compares with four places at most, where general packers search at every byte: three times
/// as fast as level 6 of libdeflate 1.14 on the bundled references, and their files are a twenty-fifth smaller.
///
/// Tests run in debug builds. There a stored static constant is asked each time whether it was made yet, and each parameter
/// and constant of a function with branches is cleared by a call: so numbers are computed, and functions have few names.
struct RowPacker {
  /// About what a byte costs that is written as it is, in bits.
  private static var costOfByte: Int { 8 }
  /// A repetition this long is not looked for a better one.
  private static var goodLength: Int { 48 }
  /// So many bytes are compared at a time, as long as they are equal.
  private static var manyBytes: Int { 64 }
  /// What is within longer repetitions is not remembered.
  private static var rememberedLength: Int { 64 }
  /// How many entries are looked at together, before it is clear which block they belong to.
  private static var entriesTogether: Int { 1024 }

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let rowLength: Int
  private let pixelLength: Int
  /// What a repetition has to save, in bits.
  private let least: Int
  private let onePixel: RecentPlaces
  private let twoPixels: RecentPlaces

  /// The bytes that a stream has at most: no code has more than 15 bits, a repetition stands for three bytes or more and
  /// has two codes and 18 bits, and 300 bytes of codes belong to `entriesTogether` entries or more.
  static func largestSize(of byteCount: Int) -> Int { byteCount * 3 + 1024 }

  /// - Parameters:
  ///   - rows: the rows, each after a byte for its filter.
  ///   - rowLength: the bytes of a row, without that one.
  ///   - pixelLength: the bytes of a pixel: 1, 3 or 4.
  ///   - output: holds `largestSize(of:)` bytes.
  /// - Returns: the bytes of the stream.
  static func pack(
    _ rows: UnsafeRawBufferPointer, rowLength: Int, pixelLength: Int, into output: UnsafeMutableRawPointer
  ) -> Int {
    // Deflate with a window of 32 KiB; the second number makes both a multiple of 31 (RFC 1950, §2.2).
    output.storeBytes(of: UInt16(0x789C).bigEndian, as: UInt16.self)
    var writer = BitWriter(output, at: 2)
    if let bytes = rows.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      let packer = RowPacker(bytes, rows.count, rowLength: rowLength + 1, pixelLength: pixelLength)
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
    // Where a pixel is a byte, three are soon written.
    least = pixelLength == 1 ? 24 : 0
    onePixel = RecentPlaces(byteCount: max(pixelLength, 3), bits: 12)
    twoPixels = RecentPlaces(byteCount: max(pixelLength * 2, 4), bits: 13)
  }

  /// Bytes that are those before them at a distance.
  private struct Repetition {
    var length = 0
    var distance = 0
    /// What it saves, in bits.
    var value: Int
    /// The most bytes it may have.
    let most: Int
  }

  private func pack(to output: inout BitWriter) {
    var block = DeflateBlock()
    var next = DeflateBlock()
    var place = 0
    // How far into its row a place is.
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

  /// The bytes at the end of a repetition that are a part of a pixel.
  @inline(__always)
  private func excess(_ length: Int, at column: Int) -> Int {
    let end = self.column(column &+ length)
    guard end > 1 else { return 0 }
    // Constants, which nothing is divided for.
    switch pixelLength {
    case 1: return 0
    case 3: return (end &- 1) % 3
    default: return (end &- 1) & 3
    }
  }

  /// Where in its row a place is that is so far from the beginning of one: seldom beyond that row, and dividing is slow.
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

  /// The most bytes that a repetition has at a place.
  @inline(__always)
  private func most(at place: Int) -> Int {
    count &- place < DeflateSymbols.longest ? count &- place : DeflateSymbols.longest
  }

  /// Takes the repetition at a distance if it is longer and saves more.
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

  /// How many bytes are those at another place, `most` at most.
  @inline(__always)
  private static func length(
    of most: Int, at here: UnsafePointer<UInt8>, _ there: UnsafePointer<UInt8>
  ) -> Int {
    var length = 0
    // Many bytes, if they are as many.
    while length &+ manyBytes <= most, memcmp(here + length, there + length, manyBytes) == 0 { length &+= manyBytes }
    while length &+ 8 <= most {
      let difference = LittleEndian.word64(at: here + length) ^ LittleEndian.word64(at: there + length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < most, here[length] == there[length] { length &+= 1 }
    return length
  }

  /// Remembers the pixels of a repetition behind its first.
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

  /// The eight bytes at a place, the first one lowest.
  @inline(__always)
  private func word(at place: Int) -> UInt64 {
    LittleEndian.word64(at: bytes + place)
  }
}
