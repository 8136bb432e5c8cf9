import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

/// Expected values by Porter and Duff, "Compositing Digital Images", 1984: source over backdrop is
/// `αs cs + (1 - αs) αb cb` for colours and `αs + (1 - αs) αb` for alpha.
///
/// Cairo cuts both colours to 8 bits (each less than a level too low, the backdrop's part seen through the source) and
/// rounds their product by half a level: the result is 2.5 levels off at most.
@Suite struct CompositingTests {
  private let backdrop = Color(red: 0.2, green: 0.6, blue: 1, alpha: 0.8)
  private let source = Color(red: 0.9, green: 0.1, blue: 0.4)

  private func over(_ source: Color, _ backdrop: Color) -> [Double] {
    let kept = 1 - source.alpha
    func channel(_ path: KeyPath<Color, Double>) -> Double {
      255 * (source.alpha * source[keyPath: path] + kept * backdrop.alpha * backdrop[keyPath: path])
    }
    return [255 * (source.alpha + kept * backdrop.alpha), channel(\.red), channel(\.green), channel(\.blue)]
  }

  private func expect(_ actual: [Int], _ expected: [Double], _ note: String) {
    for (actual, expected) in zip(actual, expected) {
      #expect(abs(Double(actual) - expected) <= 2.5, "\(note): \(actual), not \(expected)")
    }
  }

  @Test func aFillLiesOverWhatIsBelowAtEveryAlpha() throws {
    for step in 0...255 {
      var source = source
      source.alpha = Double(step) / 255
      let bitmap = try draw(2, 2, [.fill(Shape(0, 0, 2, 2), backdrop), .fill(Shape(0, 0, 2, 2), source)])
      expect(bitmap.channels(1, 1), over(source, backdrop), "alpha \(step)/255")
    }
  }

  @Test func laterCommandsLieOverEarlierOnes() throws {
    let bitmap = try draw(3, 1, [.fill(Shape(0, 0, 2, 1), .white), .fill(Shape(1, 0, 2, 1), .black)])
    #expect(bitmap.allPixels == [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000])
  }

  @Test func coloursOutsideOfTheirRangeAreClamped() throws {
    let bitmap = try draw(1, 1, [.fill(Shape(0, 0, 1, 1), Color(red: 3, green: -1, blue: 0, alpha: 9))])
    #expect(bitmap.pixel(0, 0) == 0xFFFF_0000)
  }

  @Test func aGroupIsPaintedAsOnePicture() throws {
    let squares: [DrawCommand] = [.fill(Shape(0, 0, 2, 1), .black), .fill(Shape(1, 0, 2, 1), .black)]
    let bitmap = try draw(3, 1, [.beginGroup(alpha: 0.4)] + squares + [.endGroup])
    for x in 0..<3 { #expect(abs(bitmap.alpha(x, 0) - 102) <= 1) }
  }

  @Test func groupsNest() throws {
    let commands: [DrawCommand] = [
      .fill(Shape(0, 0, 1, 1), .white), .beginGroup(alpha: 0.5), .beginGroup(alpha: 0.5),
      .fill(Shape(0, 0, 1, 1), .black), .endGroup, .endGroup,
    ]
    expect(try draw(1, 1, commands).channels(0, 0), [255, 191.25, 191.25, 191.25], "a quarter of black on white")
  }

  @Test func anOpaqueGroupChangesNothingAndAHiddenOneShowsNothing() throws {
    let fill = DrawCommand.fill(Shape(0, 0, 2, 2), source)
    let plain = try draw(2, 2, [fill])
    #expect(try draw(2, 2, [.beginGroup(alpha: 1), fill, .endGroup]).allPixels == plain.allPixels)
    #expect(try draw(2, 2, [.beginGroup(alpha: 7), fill, .endGroup]).allPixels == plain.allPixels)
    let hidden: [DrawCommand] = [
      .beginGroup(alpha: 0), .beginGroup(alpha: 0.5), .beginClip(Shape(0, 0, 1, 1)), fill, .endClip, .endGroup,
      .endGroup,
    ]
    #expect(try draw(2, 2, hidden).coveredArea == 0)
    #expect(try draw(2, 2, hidden + [fill]).allPixels == plain.allPixels)
  }

  @Test func aClipKeepsWhatIsInsideOfItsShape() throws {
    let shape = Shape(2, 2, 16, 12, radius: 5)
    let clipped = try draw(20, 20, [.beginClip(shape), .fill(Shape(0, 0, 20, 20), .black), .endClip])
    let filled = try draw(20, 20, [.fill(shape, .black)])
    for y in 0..<20 {
      for x in 0..<20 { #expect(abs(clipped.alpha(x, y) - filled.alpha(x, y)) <= 1, "at \(x), \(y)") }
    }
  }

  @Test func clipsIntersectAndEnd() throws {
    let commands: [DrawCommand] = [
      .beginClip(Shape(0, 0, 3, 4)), .beginClip(Shape(1, 0, 3, 4)), .fill(Shape(0, 0, 4, 1), .black), .endClip,
      .fill(Shape(0, 1, 4, 1), .black), .endClip, .fill(Shape(0, 2, 4, 1), .black),
    ]
    let bitmap = try draw(4, 3, commands)
    let rows = (0..<3).map { y in (0..<4).map { bitmap.alpha($0, y) / 255 } }
    #expect(rows == [[0, 1, 1, 0], [1, 1, 1, 0], [1, 1, 1, 1]])
  }

  @Test func aGroupInAClipIsClipped() throws {
    let commands: [DrawCommand] = [
      .beginClip(Shape(1, 0, 2, 1)), .beginGroup(alpha: 0.5), .fill(Shape(0, 0, 4, 1), .white), .endGroup, .endClip,
    ]
    let bitmap = try draw(4, 1, commands)
    #expect(bitmap.alpha(0, 0) == 0 && bitmap.alpha(3, 0) == 0)
    #expect(abs(bitmap.alpha(1, 0) - 128) <= 1 && abs(bitmap.alpha(2, 0) - 128) <= 1)
  }
}
