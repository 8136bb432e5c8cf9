import Foundation
import Raster
import Testing

/// A PNG file that another tool built, and the pixels it must decode to (`Fixtures/make-png-cases.py`).
struct PNGCase: CustomTestStringConvertible {
  static let width = 9
  static let height = 7

  let name: String
  let file: Data
  /// Premultiplied BGRA.
  let pixels: [UInt8]

  var testDescription: String { name }

  static let all: [PNGCase] = {
    guard let table = try? JSONDecoder().decode(Table.self, from: Data(contentsOf: path)) else { return [] }
    return table.cases.compactMap { row in
      guard let file = Data(base64Encoded: row.png) else { return nil }
      return PNGCase(name: row.name, file: file, pixels: bytes(ofHexadecimal: row.pixels))
    }
  }()

  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/png-cases.json")

  private struct Table: Decodable {
    struct Row: Decodable {
      let name: String
      let png: String
      let pixels: String
    }
    let cases: [Row]
  }

  private static func bytes(ofHexadecimal text: String) -> [UInt8] {
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}

/// A copy of a bitmap's bytes. A parameter holds the bitmap meanwhile, which `Array(PNG.decode(file).bytes)` would not.
func contents(_ bitmap: Bitmap) -> [UInt8] {
  Array(bitmap.bytes)
}

/// PNG chunks, built and taken apart without libspng.
enum PNGChunks {
  /// One chunk with a right checksum.
  static func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + body
    return word(UInt32(body.count)) + content + word(crc(content))
  }

  static func header(width: UInt32, height: UInt32, bitDepth: UInt8 = 8, colorType: UInt8 = 0) -> [UInt8] {
    signature + chunk("IHDR", word(width) + word(height) + [bitDepth, colorType, 0, 0, 0])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func word(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  /// A zlib stream (RFC 1950) of zeros, 258 for each match and one before them, in one block with the fixed codes of
  /// RFC 1951, §3.2.6: the literal 0 is 00110000; length 258 is 11000101, without further bits; distance 1 is 00000. Its
  /// checksum is left out: who unpacks too much does not come to it.
  static func zeros(matches: Int) -> [UInt8] {
    var bits = "110" + "00110000"  // The last block, of type 1, its lower bit first.
    bits += String(repeating: "1100010100000", count: matches) + "0000000"
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

  /// A zlib stream of one block that is not compressed (RFC 1951, §3.2.4), with its checksum (RFC 1950, §8).
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = [UInt8(bytes.count & 0xFF), UInt8(bytes.count >> 8)]
    let sums = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + bytes + word(sums.1 << 16 | sums.0)
  }

  /// A file with a chunk of text behind its header, which Galley never writes.
  static func withText(_ file: Data) -> Data {
    let header = file.startIndex + signature.count + 25
    return file[..<header] + chunk("tEXt", Array("Title\0A".utf8)) + file[header...]
  }

  /// The types of a file's chunks in order, with where their contents are.
  static func list(_ file: Data) -> [(type: String, body: Range<Int>)] {
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
