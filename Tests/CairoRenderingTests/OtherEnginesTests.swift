import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

/// Random drawings as Skia and resvg draw them (`scripts/drawing-fixtures`).
///
/// Where nothing is antialiased, all compute the same numbers, and round them to bytes at different times: a drawing has
/// up to five items, so that a byte may differ by 3. At an edge, programs count the covered part of a pixel differently:
/// Cairo in 15 lines of 256 steps, Skia and resvg in 16 or exactly, and where edges of a clip and of a path share a pixel,
/// Cairo intersects them while the others multiply. Such a pixel is still a mixture of what lies around it, so that its
/// bytes lie within the range of those of the nine pixels around it, or the other program's byte within our range.
/// Pixels of three edges and more need not: they may be 0.5 % of a drawing's bytes.
@Suite struct OtherEnginesTests {
  private static let rounding = 3
  private static let mostOthers = 32
  /// The largest mean difference of a drawing's bytes, of which strokes and stars are mostly edges.
  private static let largestMean = 2.5

  @Test(arguments: ["skia-drawings", "resvg-drawings"])
  func drawingsAreTheirsButForAntialiasing(name: String) throws {
    let drawings = try JSONDecoder().decode(
      [RandomDrawing].self, from: Data(contentsOf: TestFiles.fixture(name + ".json")))
    let sheet = try DrawingSheet(TestFiles.fixture(name + ".png"))
    let renderer = CairoRenderer()
    let side = Double(RandomDrawing.side)
    var means = 0.0
    for (index, drawing) in drawings.enumerated() {
      let own = try draw(side, side, with: renderer, drawing.commands)
      let difference = Difference(BytePlanes(own.allPixels), BytePlanes(sheet.pixels(index)), rounding: Self.rounding)
      #expect(difference.others <= Self.mostOthers, "drawing \(index)")
      #expect(difference.mean <= Self.largestMean, "drawing \(index)")
      means += difference.mean
    }
    #expect(drawings.count == 500)
    #expect(means / Double(drawings.count) < 0.7)
  }

  /// Coverage differs by up to 1/15 at an edge (17 levels), of which a blur leaves the less the wider it is, and a blur of
  /// boxes differs from the Gaussian by at most 3 % of its peak. Cairo's coverage with NumPy's convolution by the same
  /// kernels differs by 8 levels below a deviation of one pixel and by 4 above; here bytes are rounded once more.
  @Test func shadowsArePathsBlurredByTheGaussian() throws {
    let cases = try JSONDecoder().decode(
      [ShadowCase].self, from: Data(contentsOf: TestFiles.fixture("path-shadows.json")))
    let sheet = try DrawingSheet(TestFiles.fixture("path-shadows.png"))
    let side = RandomDrawing.side
    for (index, shadow) in cases.enumerated() {
      let own = try draw(Double(side), Double(side), [shadow.command])
      let largest = zip(own.allPixels, sheet.pixels(index)).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 255
      #expect(largest <= (shadow.deviation < 1 ? 9 : 5), "shadow \(index) of deviation \(shadow.deviation)")
    }
    #expect(cases.count == 50)
  }
}

private struct ShadowCase: Decodable {
  let rectangle, offset: [Double]
  let radius, deviation: Double

  var command: DrawCommand {
    let path = Path.rectangle(rectangle[0], rectangle[1], rectangle[2], rectangle[3], radius: radius)
    let offset = CGSize(width: offset[0], height: offset[1])
    return .shadow(path, Shadow(offset: offset, blurRadius: 2 * deviation, color: .black))
  }
}

/// The bytes of a drawing's pixels.
private struct BytePlanes {
  let bytes: [[Int]]

  init(_ pixels: [UInt32]) { bytes = [24, 16, 8, 0].map { shift in pixels.map { Int($0 >> UInt32(shift) & 255) } } }

  /// The smallest and the largest byte around a place.
  func range(_ plane: Int, _ x: Int, _ y: Int) -> ClosedRange<Int> {
    let side = RandomDrawing.side
    var (low, high) = (255, 0)
    for row in max(0, y - 1)...min(side - 1, y + 1) {
      for column in max(0, x - 1)...min(side - 1, x + 1) {
        let byte = bytes[plane][row * side + column]
        (low, high) = (min(low, byte), max(high, byte))
      }
    }
    return low...high
  }
}

/// The difference of two drawings.
private struct Difference {
  /// The number of bytes whose difference neither rounding nor antialiasing explains.
  private(set) var others = 0
  private(set) var mean = 0.0

  init(_ own: BytePlanes, _ other: BytePlanes, rounding: Int) {
    let side = RandomDrawing.side
    var sum = 0
    for plane in 0..<4 {
      for place in 0..<side * side {
        let (one, two) = (own.bytes[plane][place], other.bytes[plane][place])
        sum += abs(one - two)
        guard abs(one - two) > rounding else { continue }
        func isMixture(_ byte: Int, _ planes: BytePlanes) -> Bool {
          let range = planes.range(plane, place % side, place / side)
          return (range.lowerBound - rounding...range.upperBound + rounding).contains(byte)
        }
        if !isMixture(one, other), !isMixture(two, own) { others += 1 }
      }
    }
    mean = Double(sum) / Double(4 * side * side)
  }
}
