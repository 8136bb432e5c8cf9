import ImageComparison
import Raster
import Testing

@Suite struct DifferencePictureKindTests {
  private func bitmap(_ width: Int, _ pixels: [UInt32]) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: pixels.count / width)
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return bitmap
  }

  @Test func oneLevelOfAnyChannelIsSeenWhenAmplified() throws {
    let expected = try bitmap(5, [0xFF10_1010, 0xFF10_1010, 0xFF10_1010, 0xFF10_1010, 0xFF10_1010])
    let actual = try bitmap(5, [0xFF10_1010, 0xFF11_1010, 0xFF10_0F10, 0xFF10_1011, 0xFE10_1010])
    let picture = try ImageComparison.picture(.amplified, expected: expected, actual: actual)
    #expect(Array(picture.pixels) == [0xFF00_0000, 0xFFA0_4040, 0xFF40_A040, 0xFF40_40A0, 0xFFA0_A0A0])
  }

  @Test func aLargerDifferenceIsBrighter() throws {
    let levels: [UInt32] = (1...255).map { 0xFF00_0000 | $0 }
    let black = try bitmap(255, Array(repeating: 0xFF00_0000, count: 255))
    let picture = try ImageComparison.picture(.amplified, expected: black, actual: try bitmap(255, levels))
    let blues = picture.pixels.map { $0 & 0xFF }
    #expect(blues.first == 160 && blues.last == 255)
    #expect(zip(blues, blues.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func panelsStandBesideEachOther() throws {
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0001, 0xFF00_00FF)
    let picture = try ImageComparison.picture(
      .sideBySide, expected: try bitmap(1, [red]), actual: try bitmap(1, [blue, blue]))
    let gap = [UInt32](repeating: 0xFF80_8080, count: ImageComparison.panelGap)
    #expect(picture.height == 2)
    let first: [UInt32] = [red] + gap + [0xFFFF_0000] + gap + [blue]
    let second: [UInt32] = [0xFF80_8080] + gap + [0xFFFF_A62B] + gap + [blue]
    #expect(Array(picture.pixels) == first + second)
  }

  @Test func panelsTooWideTogetherAreRefused() throws {
    let wide = try Bitmap(width: 12_000, height: 1)
    #expect(throws: BitmapError.unsupportedSize(width: 36_016, height: 1)) {
      try ImageComparison.picture(.sideBySide, expected: wide, actual: wide)
    }
  }

  /// Flat pictures of two heights, in which each row repeats the one above: black on white is grey, areas that only one
  /// picture has are blue or orange. Faded white stays white, and black becomes three quarters of it (255 − 255 / 4).
  @Test func rowsThatRepeatEndWhereAPictureDoes() throws {
    let (white, black): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000)
    let (short, tall) = (
      try bitmap(3, Array(repeating: white, count: 9)), try bitmap(3, Array(repeating: white, count: 15))
    )
    let blue = try ImageComparison.picture(expected: tall, actual: short)
    #expect(Array(blue.pixels) == Array(repeating: white, count: 9) + Array(repeating: 0xFF5B_8DEF, count: 6))
    let orange = try ImageComparison.picture(expected: short, actual: tall)
    #expect(Array(orange.pixels) == Array(repeating: white, count: 9) + Array(repeating: 0xFFFF_A62B, count: 6))
    let dark = try bitmap(3, Array(repeating: black, count: 9))
    let faded = try ImageComparison.picture(expected: dark, actual: dark)
    #expect(Array(faded.pixels) == Array(repeating: 0xFFC0_C0C0, count: 9))
    withExtendedLifetime([blue, orange, faded]) {}
  }

  /// Rows that only repeat in one image are examined.
  @Test func aChangeBelowEqualRowsIsSeen() throws {
    let expected = try bitmap(2, Array(repeating: 0xFFFF_FFFF, count: 6))
    let actual = try bitmap(2, [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    let picture = try ImageComparison.picture(expected: expected, actual: actual)
    let (white, red): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFFFF_0000)
    #expect(withExtendedLifetime(picture) { Array(picture.pixels) } == [white, white, white, red, white, white])
  }
}
