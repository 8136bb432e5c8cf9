import ImageComparison
import Raster
import TestSupport
import Testing

/// Compares counts with the definition, pixel by pixel and window by window.
@Suite struct CountingTests {
  @Test(arguments: [1, 2, 3, 7, 8, 9, 16, 40, 255])
  func countsAreWhatCountingPixelByPixelFinds(side: Int) throws {
    var generator = SeededGenerator(seed: UInt64(side))
    for round in 0..<30 {
      let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
      let (expected, actual) = (try pattern(width, height), try pattern(width, height))
      for _ in 0...Int.random(in: 0..<60, using: &generator) {
        actual.bytes[Int.random(in: 0..<actual.bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      #expect(
        ImageComparison.compare(expected: expected, actual: actual, windowSide: side)
          == counted(expected, actual, side: side), "seed \(side), round \(round), \(width) × \(height)")
    }
  }

  /// Pixels are examined in blocks of 64, and those next to a difference in another way than others.
  @Test(arguments: [8, 15, 16]) func rowsOfSeveralBlocksAreCountedPixelByPixel(side: Int) throws {
    var generator = SeededGenerator(seed: UInt64(side))
    for width in [63, 64, 65, 127, 128, 129, 191, 200] {
      for count in [1, 2, 5, 40, 400] {
        let (expected, actual) = (try pattern(width, 20), try pattern(width, 20))
        for _ in 0..<count {
          actual.pixels[Int.random(in: 0..<actual.pixels.count, using: &generator)] ^=
            1
            << UInt32.random(
              in: 0..<32, using: &generator)
        }
        let difference = ImageComparison.compare(expected: expected, actual: actual, windowSide: side)
        #expect(difference == counted(expected, actual, side: side), "side \(side), \(count) in \(width) × 20")
        #expect(
          ImageComparison.differingPixels(expected: expected, actual: actual) == difference?.differingPixels ?? 0)
      }
    }
  }

  @Test(arguments: [(70, 12), (140, 9), (64, 20)]) func pixelsThatOneImageHasCountInRowsOfSeveralBlocks(
    width: Int, height: Int
  ) throws {
    let (expected, actual) = (try pattern(130, 10), try pattern(width, height))
    let different = (0..<min(10, height)).reduce(0) { count, y in
      count
        + (0..<min(130, width)).count { expected.pixels[y * 130 + $0] != actual.pixels[y * width + $0] }
    }
    let beyond = max(130, width) * max(10, height) - min(130, width) * min(10, height)
    let difference = ImageComparison.compare(expected: expected, actual: actual)
    #expect(difference?.differingPixels == different + beyond)
    #expect(difference?.largestWindowCount == 64)
    #expect(ImageComparison.differingPixels(expected: expected, actual: actual) == different + beyond)
  }

  @Test func aColumnOfAWholeWindowIsCounted() throws {
    let (expected, actual) = (try bitmap(300, 300), try bitmap(300, 300, color: 0xFF00_0000))
    let difference = ImageComparison.compare(expected: expected, actual: actual, windowSide: 255)
    #expect(difference?.largestWindowCount == 255 * 255)
  }

  private func counted(_ expected: Bitmap, _ actual: Bitmap, side: Int) -> ImageDifference? {
    let (width, height) = (expected.width, expected.height)
    let places = expected.pixels.indices.filter { expected.pixels[$0] != actual.pixels[$0] }.map {
      (x: $0 % width, y: $0 / width)
    }
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else { return nil }
    let levels = zip(expected.bytes, actual.bytes).map { abs(Int($0) - Int($1)) }
    // A window may begin outside of the image: the fullest one begins at the column of a differing pixel and at the row
    // of one.
    let windows = Set(places.map(\.x)).flatMap { x in
      Set(places.map(\.y)).map { y in
        places.count { (x..<(x + side)).contains($0.x) && (y..<(y + side)).contains($0.y) }
      }
    }
    return ImageDifference(
      width: width, height: height, differingPixels: places.count, largestChannelDifference: levels.max() ?? 0,
      boundingBox: .init(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
      largestWindowCount: windows.max() ?? 0)
  }
}
