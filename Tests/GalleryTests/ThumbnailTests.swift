import Raster
import Testing

@testable import Gallery

@Suite struct ThumbnailTests {
  /// - Parameter pixels: the pixels as words, `0xAARRGGBB`.
  private func bitmap(_ width: Int, _ pixels: [UInt32]) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: pixels.count / width)
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return bitmap
  }

  private func thumbnail(of picture: Bitmap, _ width: Int, _ height: Int) throws -> [UInt32] {
    let small = try picture.reduced(to: (width, height))
    return withExtendedLifetime(small) { Array(small.pixels) }
  }

  @Test(arguments: [
    (1179, 2556, 129, 280), (2556, 1179, 200, 92), (686, 200, 200, 58), (400, 560, 200, 280), (30_000, 1, 200, 1),
    (1, 30_000, 1, 280), (201, 280, 200, 279), (200, 281, 199, 280),
  ])
  func itKeepsTheProportions(width: Int, height: Int, smallWidth: Int, smallHeight: Int) throws {
    let size = try #require(Thumbnail.size(of: width, height))
    #expect(size == (smallWidth, smallHeight))
  }

  @Test(arguments: [(200, 280), (1, 1), (200, 1), (100, 280)])
  func whatIsSmallHasNone(width: Int, height: Int) { #expect(Thumbnail.size(of: width, height) == nil) }

  /// Two by two pixels become one: (0 + 255 + 255 + 255) / 4 = 191.25, (0 + 0 + 0 + 2) / 4 rounds up to 1.
  @Test func aPixelIsTheMeanOfThoseItCovers() throws {
    let picture = try bitmap(2, [0xFF00_0000, 0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0002])
    #expect(try thumbnail(of: picture, 1, 1) == [0xFFBF_0001])
  }

  /// Three columns become two: each has one whole column and half of the middle one.
  @Test func edgesBetweenPixelsAreShared() throws {
    let picture = try bitmap(3, [0xFF00_00FF, 0xFF00_0000, 0xFF00_FF00])
    // 255 * 2 / 3 = 170.
    #expect(try thumbnail(of: picture, 2, 1) == [0xFF00_00AA, 0xFF00_AA00])
  }

  /// Each channel is premultiplied: transparent pixels have no colour that could bleed.
  @Test func whatIsTransparentHasNoColor() throws {
    let picture = try bitmap(2, [0xFFFF_FFFF, 0x0000_0000])
    #expect(try thumbnail(of: picture, 1, 1) == [0x8080_8080])
  }

  @Test func oneColorStaysThat() throws {
    let picture = try bitmap(997, [UInt32](repeating: 0x7F01_2F7E, count: 997 * 331))
    #expect(try thumbnail(of: picture, 239, 80).allSatisfy { $0 == 0x7F01_2F7E })
  }

  /// Rows are summed in 16 bits, which is enough for 257 white pixels: 255 * 257 = 65,535.
  @Test func noRowCoversMoreThanCanBeSummed() throws {
    let side = Bitmap.largestSide
    for (width, height) in (1...1_000).flatMap({ [(side, $0), ($0, side)] }) {
      let size = try #require(Thumbnail.size(of: width, height))
      #expect(height <= size.height * 257, "\(width) × \(height)")
    }
    let white = try bitmap(2, [UInt32](repeating: 0xFFFF_FFFF, count: 2 * 257))
    #expect(try thumbnail(of: white, 1, 1) == [0xFFFF_FFFF])
  }
}
