import Foundation
import TestSupport
import Testing

@testable import Raster

/// Everything that can be drawn can be recorded, and everything recorded can be read.
@Suite struct PixelLimitTests {
  private static let area = Bitmap.largestArea

  /// Sizes at the edge of the largest area and of the longest side.
  private static let sizes = [
    (16_384, area / 16_384), (16_384, area / 16_384 + 1), (area / 16_384 + 1, 16_384), (32_767, area / 32_767),
    (32_767, area / 32_767 + 1), (32_767, 1), (32_768, 1), (1, 32_768),
  ]

  @Test(arguments: sizes)
  func aBitmapCanBeMadeIfAndOnlyIfItsFileIsRead(width: Int, height: Int) {
    let file = Data(PNGChunks.header(width: UInt32(width), height: UInt32(height)))
    let tooLarge = PNGError.tooLarge(width: width, height: height, largestArea: Self.area)
    // The file ends after its header, which is detected once its size is accepted.
    let readingFails = #expect(throws: PNGError.self) { try PNG.decode(file) } == tooLarge
    let drawingFails = (try? Bitmap.byteCount(width: width, height: height)) == nil
    #expect(readingFails == drawingFails)
    #expect(drawingFails == (width > 32_767 || height > 32_767 || width * height > Self.area))
  }

  /// Noise does not compress: no file for this many pixels is longer.
  @Test(arguments: [(1, 1), (1, 3_000), (1, 32_000), (3_000, 1), (500, 400), (1_200, 900)])
  func noFileIsLongerThanIsRead(size: (width: Int, height: Int)) throws {
    let bitmap = try Bitmap(width: size.width, height: size.height)
    var random = SeededGenerator(seed: 1)
    // One transparent pixel forces an alpha channel.
    for index in bitmap.pixels.indices.dropFirst() {
      bitmap.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
    }
    let count = try PNG.encode(bitmap).count
    #expect(count <= PNG.Limits.largestFileSize(area: size.width * size.height))
    // Without the mebibyte for parts that do not grow with the area.
    #expect(count <= size.width * size.height * 4 * 257 / 256 + size.height + 1024)
  }

  @Test func theLongestFileOfTheLargestImageIsRead() {
    #expect(PNG.Limits.standard.area == Bitmap.largestArea)
    #expect(PNG.Limits.standard.fileSize >= Bitmap.largestArea * 4)
  }
}
