import Foundation
import Raster
import TestSupport
import Testing

/// The packed rows of pictures, decompressed by libdeflate for files as Galley writes them, and by zlib through libspng
/// if a private chunk is added. Neither accepts a stream with incorrect codes, distances or checksum.
@Suite struct RowPackerTests {
  private func expectRoundTrip(_ bitmap: Bitmap, _ comment: Comment) throws {
    let file = try PNG.encode(bitmap)
    for file in [file, PNGChunks.withPrivateChunk(file)] {
      let decoded = try PNG.decode(file)
      withExtendedLifetime(decoded) { #expect(decoded.bytes.elementsEqual(bitmap.bytes), comment) }
    }
  }

  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int) -> UInt32) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = pixel(index) }
    return bitmap
  }

  /// Rows around the longest repetition (258 bytes) and rows longer than the largest distance (32,768), in all three
  /// formats.
  @Test(arguments: [1, 2, 63, 64, 65, 85, 86, 87, 128, 255, 257, 258, 259, 8_191, 8_193, 10_923, 16_385, 32_767])
  func rowsOfAllLengths(width: Int) throws {
    var random = SeededGenerator(seed: UInt64(width))
    for alpha in [0xFF00_0000, 0xFE00_0000] as [UInt32] {
      for colors in [1, 2, 200, 5_000] as [UInt32] {
        var color: UInt32 = 0
        let bitmap = try bitmap(width, 9) { _ in
          // Runs with edges, as in text.
          if UInt32.random(in: 0..<8, using: &random) == 0 { color = .random(in: 0..<colors, using: &random) }
          return alpha | color &* 0x01_0305 & 0xFE_FEFE
        }
        try expectRoundTrip(bitmap, "\(colors) colours, alpha \(alpha >> 24)")
      }
    }
  }

  /// Noise in one part and flat colour in the other get separate blocks.
  @Test func partsThatDiffer() throws {
    var random = SeededGenerator(seed: 3)
    for period in [7, 400, 3_000, 40_000] {
      let bitmap = try bitmap(300, 400) { index in
        index / period % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 | .random(in: 0...0xFF_FFFF, using: &random)
      }
      try expectRoundTrip(bitmap, "every \(period) pixels")
    }
  }

  /// Frequencies that grow like Fibonacci's numbers give the deepest tree: its codes are limited to 15 bits.
  @Test func codesThatWouldBeTooLong() throws {
    var counts = [1, 1]
    while counts.count < 22 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    var random = SeededGenerator(seed: 5)
    let values = counts.enumerated().flatMap { [UInt32](repeating: UInt32($0), count: $1) }.shuffled(using: &random)
    // Greys, one byte each; no repetition between neighbours is long enough to be used.
    let bitmap = try bitmap(values.count / 20, 20) { 0xFF00_0000 | values[$0] &* 0x01_0101 }
    try expectRoundTrip(bitmap, "22 greys")
  }

  /// A page in one colour takes a few bits per 258 bytes in any format (RFC 1951 has no longer repetition).
  @Test func flatColourIsSmall() throws {
    let grey = try bitmap(1_000, 1_000) { _ in 0xFF80_8080 }
    #expect(try PNG.encode(grey).count < 2_000)
    // 300 colours in a corner.
    let rgb = try bitmap(1_000, 1_000) { $0 < 300 ? 0xFF00_0000 | UInt32($0) << 4 : 0xFF80_8080 }
    #expect(try PNG.encode(rgb).count < 10_000)
  }
}
