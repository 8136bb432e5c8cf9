import Foundation
import Raster
import TestSupport
import Testing

@Suite struct PNGEncodingTests {
  /// A bitmap filled by a function from position to premultiplied `0xAARRGGBB`.
  private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap.pixels[y * width + x] = pixel(x, y)
      }
    }
    return bitmap
  }

  private func expectRoundTrip(_ bitmap: Bitmap, _ comment: Comment? = nil) throws {
    let decoded = try PNG.decode(PNG.encode(bitmap))
    #expect(decoded.width == bitmap.width && decoded.height == bitmap.height, comment)
    #expect(decoded.bytes.elementsEqual(bitmap.bytes), comment)
  }

  /// Colour type and bit depth from the file's header.
  private func format(_ bitmap: Bitmap) throws -> [UInt8] {
    let file = Array(try PNG.encode(bitmap))
    return [file[25], file[24]]
  }

  @Test func everyPremultipliedChannelComesBackExactly() throws {
    // All 32,896 pairs of an alpha and a channel up to it; the three channels have different values from a pair's
    // range, so that each takes all of them.
    let bitmap = try bitmap(256, 256) { channel, alpha in
      guard channel <= alpha else { return 0 }
      let (a, red) = (UInt32(alpha), UInt32(channel))
      return a << 24 | red << 16 | (a - red) << 8 | (red * 7 + 3) % (a + 1)
    }
    #expect(try format(bitmap) == [6, 8])
    try expectRoundTrip(bitmap)
  }

  @Test func paletteComesBackExactlyForEveryAlpha() throws {
    for alpha in UInt32(0)...255 {
      let bitmap = try bitmap(Int(alpha) + 1, 1) { x, _ in alpha << 24 | UInt32(x) << 16 | alpha << 8 | UInt32(x) }
      try expectRoundTrip(bitmap, "alpha \(alpha)")
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColoursBecomeTheSmallestPalette(colors: Int, bitDepth: UInt8) throws {
    for width in [1, 7, 8, 9, 300] {
      let bitmap = try bitmap(width, 300 / width + 7) { x, y in
        let color = UInt32((x + y * width) % colors)
        return 0xFF00_0000 | color << 16 | (255 - color) << 8 | 0x80
      }
      #expect(try format(bitmap) == [3, bitDepth], "width \(width)")
      try expectRoundTrip(bitmap, "width \(width)")
    }
  }

  @Test func oneColourMoreThanAPaletteHoldsBecomesRGB() throws {
    let bitmap = try bitmap(257, 2) { x, _ in 0xFF00_0000 | UInt32(x) &* 0x01_0305 & 0xFF_FFFF }
    #expect(try format(bitmap) == [2, 8])
    try expectRoundTrip(bitmap)
  }

  @Test func opaqueGreyBecomesGrey() throws {
    let bitmap = try bitmap(256, 3) { x, _ in 0xFF00_0000 | UInt32(x) * 0x01_0101 }
    #expect(try format(bitmap) == [0, 8])
    try expectRoundTrip(bitmap)
  }

  @Test func onePixelThatIsNotOpaqueIsKept() throws {
    let opaque = try bitmap(300, 2) { x, y in 0xFF00_0000 | UInt32(x) << 8 | UInt32(y) }
    #expect(try format(opaque) == [2, 8])
    opaque.pixels[299] = 0xFE00_0000
    #expect(try format(opaque) == [6, 8])
    try expectRoundTrip(opaque)
  }

  @Test func noiseComesBackExactlyAndIsFiltered() throws {
    var random = SeededGenerator(seed: 1)
    // A soft gradient with noise, as in photographs: no two neighbours are equal.
    let photo = try bitmap(200, 150) { x, y in
      let level = UInt32(x) / 2 + UInt32(y) / 2
      return 0xFF00_0000 | (level + .random(in: 0...7, using: &random)) << 16
        | (level + .random(in: 0...7, using: &random)) << 8 | .random(in: 0...7, using: &random)
    }
    try expectRoundTrip(photo)
    // Three bits of noise per channel are 9/24 of the bytes; without filters the gradient would add to them.
    #expect(try PNG.encode(photo).count < 200 * 150 * 3 * 60 / 100)
  }

  @Test func sizesOfAllKindsComeBack() throws {
    for (width, height) in [(1, 1), (1, 400), (400, 1), (3, 5), (32_767, 1), (1, 32_767)] {
      let few = try bitmap(width, height) { x, y in (x + y) % 3 == 0 ? 0xFFFF_FFFF : 0x8040_2010 }
      try expectRoundTrip(few, "\(width) × \(height)")
      let many = try bitmap(width, height) { x, y in 0xFF00_0000 | UInt32(x * 977 + y * 353) & 0xFF_FFFF }
      try expectRoundTrip(many, "\(width) × \(height)")
    }
  }

  @Test func fileHasTheChunksOfItsKindAndNoOther() throws {
    let palette = try bitmap(4, 4) { x, _ in x == 0 ? 0x8000_0000 : 0xFFFF_FFFF }
    #expect(
      PNGChunks.list(try PNG.encode(palette)).map(\.type) == [
        "IHDR", "PLTE", "tRNS", "IDAT", "IEND",
      ])
    let opaque = try bitmap(4, 4) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    #expect(PNGChunks.list(try PNG.encode(opaque)).map(\.type) == ["IHDR", "PLTE", "IDAT", "IEND"])
  }

  @Test func equalBitmapsMakeEqualFiles() throws {
    let one = try bitmap(60, 40) { x, y in 0xFF00_0000 | UInt32(x * y) }
    let two = try bitmap(60, 40) { x, y in 0xFF00_0000 | UInt32(x * y) }
    #expect(try PNG.encode(one) == PNG.encode(two))
  }
}
