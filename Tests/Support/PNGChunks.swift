package import Foundation

/// PNG chunks, built and taken apart without libspng.
package enum PNGChunks {
  /// One chunk with a correct checksum.
  package static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + body
    return word(UInt32(body.count)) + content + word(crc(content))
  }

  package static func header(width: UInt32, height: UInt32, bitDepth: UInt8 = 8, colorType: UInt8 = 0) -> [UInt8] {
    signature + chunk("IHDR", word(width) + word(height) + [bitDepth, colorType, 0, 0, 0])
  }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func word(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  /// A zlib stream (RFC 1950) of zeros, 258 for each match and one before them, in one block with the fixed codes of
  /// RFC 1951, §3.2.6: the literal 0 is 00110000; length 258 is 11000101, without extra bits; distance 1 is 00000. Its
  /// checksum is left out: whoever decompresses too much does not reach it.
  package static func zeros(matches: Int) -> [UInt8] {
    packed(String(repeating: "1100010100000", count: matches))
  }

  /// A zlib stream of this many zeros, with its checksum (RFC 1950, §8): 1 + 0 * n, and the sum of as many ones.
  package static func zeros(count: Int) -> [UInt8] {
    let (matches, literals) = (count - 1).quotientAndRemainder(dividingBy: 258)
    let bits =
      String(repeating: "1100010100000", count: matches) + String(repeating: "00110000", count: literals)
    return packed(bits) + word(UInt32(count % 65_521) << 16 | 1)
  }

  /// A zero, the content, and the block's end.
  private static func packed(_ content: String) -> [UInt8] {
    let bits = "110" + "00110000" + content + "0000000"  // The last block, of type 1, its lower bit first.
    var bytes: [UInt8] = [0x78, 0x9C]
    var (byte, count): (UInt8, UInt8) = (0, 0)
    for bit in bits.utf8 {
      byte |= (bit - UInt8(ascii: "0")) << count
      count += 1
      guard count == 8 else { continue }
      bytes.append(byte)
      (byte, count) = (0, 0)
    }
    return count == 0 ? bytes : bytes + [byte]
  }

  /// A zlib stream with one uncompressed block (RFC 1951, §3.2.4), and its checksum (RFC 1950, §8).
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
    let sums = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + word(sums.1 << 16 | sums.0)
  }

  /// The same picture in another file: with a chunk of text after its header, which Galley never writes.
  package static func withText(_ file: Data) -> Data { with("tEXt", Array("Title\0A".utf8), file) }

  /// The same picture in a file that Galley leaves to libspng: with a private chunk after its header.
  package static func withPrivateChunk(_ file: Data) -> Data { with("prVt", [1, 2, 3], file) }

  /// A file with another chunk after its header.
  package static func with(_ type: String, _ body: [UInt8], _ file: Data) -> Data {
    let header = file.startIndex + signature.count + 25
    return file[..<header] + chunk(type, body) + file[header...]
  }

  /// The types of a file's chunks in order, with the ranges of their contents.
  package static func list(_ file: Data) -> [(type: String, body: Range<Int>)] {
    let bytes = Array(file)
    var chunks: [(type: String, body: Range<Int>)] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append((type, (offset + 8)..<(offset + 8 + length)))
      offset += length + 12
    }
    return chunks
  }

  /// The checksum of W3C PNG, third edition, Annex D, bit by bit.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 {
        crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1
      }
    }
    return ~crc
  }
}
