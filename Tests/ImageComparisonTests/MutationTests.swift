import ImageComparison
import Raster
import TestSupport
import Testing

/// Every change is a difference, and the boxes cover it.
@Suite struct MutationTests {
  private static let (width, height) = (GeneratedPair.width, GeneratedPair.height)

  /// Expects that all places where two bitmaps differ are in boxes, and that their counts add up.
  private func expectCovered(_ expected: Bitmap, _ actual: Bitmap, _ change: String) {
    let places = expected.pixels.indices.filter { expected.pixels[$0] != actual.pixels[$0] }
    let difference = ImageComparison.compare(expected: expected, actual: actual)
    #expect(difference?.differingPixels == places.count && !places.isEmpty, "\(change)")
    let boxes = ImageComparison.boxes(expected: expected, actual: actual)
    #expect(boxes.places.reduce(0) { $0 + $1.differingPixels } == places.count, "\(change)")
    for place in places {
      let (x, y) = (place % expected.width, place / expected.width)
      #expect(boxes.places.contains { $0.box.holds(x, y) }, "\(change): \(x), \(y)")
    }
    #expect(boxes.places.allSatisfy { difference?.boundingBox.holds($0.box.x, $0.box.y) == true }, "\(change)")
  }

  @Test func onePixelByOneLevel() throws {
    let pair = GeneratedPair(.movedDiscs, seed: 7)
    let (expected, actual) = (try pair.expected.bitmap(), try pair.expected.bitmap())
    for index in stride(from: 0, to: actual.bytes.count, by: 13) {
      let old = actual.bytes[index]
      actual.bytes[index] = old == 255 ? 254 : old + 1
      expectCovered(expected, actual, "byte \(index)")
      actual.bytes[index] = old
    }
  }

  @Test func onePixelMoved() throws {
    let expected = try Bitmap(width: Self.width, height: Self.height)
    expected.pixels.update(repeating: 0xFFFF_FFFF)
    expected.pixels[5 * Self.width + 5] = 0xFF00_0000
    for (dx, dy) in [(1, 0), (0, 1), (-1, -1), (20, 0), (0, 30), (42, 30)] {
      let actual = try Bitmap(width: Self.width, height: Self.height)
      actual.pixels.update(repeating: 0xFFFF_FFFF)
      actual.pixels[(5 + dy) * Self.width + 5 + dx] = 0xFF00_0000
      expectCovered(expected, actual, "by \(dx), \(dy)")
    }
  }

  @Test(arguments: 0..<4) func aMissingLine(line: Int) throws {
    let pair = GeneratedPair(.missingLine, seed: line)
    let (expected, actual) = (try pair.expected.bitmap(), try pair.actual.bitmap())
    expectCovered(expected, actual, "line \(line)")
    // A line's strokes are 6 pixels high, 8 pixels apart, and begin at the third row.
    let rows = ImageComparison.compare(expected: expected, actual: actual)?.boundingBox
    #expect(rows?.y == 8 * line + 3 && rows?.height == 6)
  }

  @Test(arguments: GeneratedPair.Kind.allCases) func everyGeneratedChange(kind: GeneratedPair.Kind) throws {
    for seed in 10..<14 {
      let pair = GeneratedPair(kind, seed: seed)
      expectCovered(try pair.expected.bitmap(), try pair.actual.bitmap(), "\(kind.rawValue) \(seed)")
    }
  }
}

extension ImageDifference.Box {
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
    (self.x..<(self.x + width)).contains(x) && (self.y..<(self.y + height)).contains(y)
  }
}
