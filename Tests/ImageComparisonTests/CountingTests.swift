import ImageComparison
import Raster
import TestSupport
import Testing

/// Counts against the definition, pixel by pixel and window by window.
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
    // A window may begin outside: the fullest begins at the column of a differing pixel and at the row of one.
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
