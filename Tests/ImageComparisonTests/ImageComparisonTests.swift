import ImageComparison
import Raster
import Testing

func bitmap(_ width: Int, _ height: Int, color: UInt32 = 0xFFFF_FFFF) throws -> Bitmap {
  let bitmap = try Bitmap(width: width, height: height)
  bitmap.pixels.update(repeating: color)
  return bitmap
}

/// Opaque pixels that depend on their position.
func pattern(_ width: Int, _ height: Int) throws -> Bitmap {
  let bitmap = try Bitmap(width: width, height: height)
  for index in bitmap.pixels.indices {
    bitmap.pixels[index] = 0xFF00_0000 | UInt32(index * 2_654_435 % 0xFF_FFFF)
  }
  return bitmap
}

@Suite struct ImageComparisonTests {
  @Test func equalImagesHaveNoDifference() throws {
    #expect(ImageComparison.compare(expected: try pattern(31, 17), actual: try pattern(31, 17)) == nil)
  }

  @Test func everyChangeOfOnePixelByOneLevelIsFound() throws {
    let expected = try pattern(11, 9)
    let actual = try pattern(11, 9)
    for index in actual.bytes.indices {
      let (pixel, old) = (index / 4, actual.bytes[index])
      actual.bytes[index] = old == 255 ? 254 : old + 1
      let difference = ImageComparison.compare(expected: expected, actual: actual)
      #expect(
        difference
          == ImageDifference(
            width: 11, height: 9, differingPixels: 1, largestChannelDifference: 1,
            boundingBox: .init(x: pixel % 11, y: pixel / 11, width: 1, height: 1), largestWindowCount: 1),
        "byte \(index)")
      let judgement = difference.map { Tolerance.none.judgement(of: $0, expected: expected, actual: actual) }
      #expect(judgement == .refused(Allowance()), "byte \(index)")
      actual.bytes[index] = old
    }
  }

  @Test func windowsSeeWhatIsCloseTogether() throws {
    let expected = try bitmap(64, 64)
    let line = try bitmap(64, 64)
    for x in 0..<64 {
      line.pixels[30 * 64 + x] = 0xFF00_0000
    }
    #expect(ImageComparison.compare(expected: expected, actual: line)?.largestWindowCount == 8)
    let block = try bitmap(64, 64)
    for index in 0..<100 {
      block.pixels[(20 + index / 10) * 64 + 20 + index % 10] = 0xFF00_0000
    }
    #expect(ImageComparison.compare(expected: expected, actual: block)?.largestWindowCount == 64)
    let scattered = try bitmap(64, 64)
    for index in 0..<64 {
      scattered.pixels[(index / 8 * 8) * 64 + index % 8 * 8] = 0xFF00_0000
    }
    let difference = ImageComparison.compare(expected: expected, actual: scattered)
    #expect(difference?.differingPixels == 64)
    #expect(difference?.largestWindowCount == 1)
  }

  @Test func unequalSizesDifferWhereOnlyOneImageHasPixels() throws {
    let difference = ImageComparison.compare(expected: try bitmap(10, 4), actual: try bitmap(8, 6))
    #expect(
      difference
        == ImageDifference(
          width: 10, height: 6, differingPixels: 2 * 4 + 10 * 2, largestChannelDifference: 255,
          boundingBox: .init(x: 0, y: 0, width: 10, height: 6), largestWindowCount: 8 * 2 + 2 * 4,
          sizes: .init(expected: .init(width: 10, height: 4), actual: .init(width: 8, height: 6))))
  }

  @Test func onePixelEqualsOnlyOnePixel() throws {
    let difference = ImageComparison.compare(expected: try bitmap(1, 1), actual: try bitmap(100, 100))
    #expect(difference?.differingPixels == 9_999)
  }

  @Test func sameBytesInAnotherShapeDiffer() throws {
    let difference = ImageComparison.compare(expected: try bitmap(4, 6), actual: try bitmap(6, 4))
    #expect(difference?.sizes != nil)
  }
}

@Suite struct DifferencePictureTests {
  @Test func differingPixelsAreRedAndOthersFaded() throws {
    let expected = try bitmap(3, 1)
    expected.pixels[1] = 0xFF00_0000
    expected.pixels[2] = 0
    let actual = try bitmap(3, 1)
    actual.pixels[1] = 0xFF00_0000
    let picture = try ImageComparison.picture(expected: expected, actual: actual)
    // White stays white; black at a quarter of its strength on white is 255 - 255 / 4 = 192 (0xC0).
    #expect(Array(picture.pixels) == [0xFFFF_FFFF, 0xFFC0_C0C0, 0xFFFF_0000])
  }

  @Test func transparentPixelsAreWhite() throws {
    let clear = try Bitmap(width: 1, height: 1)
    let picture = try ImageComparison.picture(expected: clear, actual: clear)
    #expect(Array(picture.pixels) == [0xFFFF_FFFF])
  }

  @Test func areasOfOneImageAloneAreMarked() throws {
    let picture = try ImageComparison.picture(expected: try bitmap(2, 1), actual: try bitmap(1, 2))
    #expect(Array(picture.pixels) == [0xFFFF_FFFF, 0xFF5B_8DEF, 0xFFFF_A62B, 0xFFFF_FFFF])
  }
}
