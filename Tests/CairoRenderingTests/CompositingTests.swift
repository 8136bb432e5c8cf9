import CairoRendering
import Drawing
import Foundation
import Raster
import Testing

/// Expected values by Porter and Duff, "Compositing Digital Images", 1984: source over backdrop is
/// `αs cs + (1 - αs) αb cb` for colours and `αs + (1 - αs) αb` for alpha.
///
/// Cairo rounds both colours down to 8 bits (each less than one level too low; the backdrop's part is seen through the
/// source) and rounds their product by half a level: the result is at most 2.5 levels off.
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
      let bitmap = try draw(2, 2, [.fill(.rectangle(0, 0, 2, 2), backdrop), .fill(.rectangle(0, 0, 2, 2), source)])
      expect(bitmap.channels(1, 1), over(source, backdrop), "alpha \(step)/255")
    }
  }

  // MARK: Colours that something shows through

  /// `UIColor.separator` is 0x545458 at 0.6 in dark mode and 0x3C3C43 at 0.29 in light mode.
  private static let separators = (
    dark: Color(red: 84 / 255.0, green: 84 / 255.0, blue: 88 / 255.0, alpha: 0.6),
    light: Color(red: 60 / 255.0, green: 60 / 255.0, blue: 67 / 255.0, alpha: 0.29)
  )

  private static func color(_ hex: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  /// Measured in screenshots of iPhones: swift-snapshot-testing on white (iOS 13.3), openHAB on the other two (iOS 17).
  @Test(
    arguments: [
      (true, 0x1C1C1E, 0xFF3E_3E41), (true, 0x000000, 0xFF32_3235), (false, 0xFFFFFF, 0xFFC6_C6C8),
    ] as [(Bool, UInt32, UInt32)])
  func separatorsHaveTheColoursOfPhones(isDark: Bool, below: UInt32, expected: UInt32) throws {
    let color = isDark ? Self.separators.dark : Self.separators.light
    let (all, line) = (RoundedRectangle(0, 0, 8, 8), RoundedRectangle(1, 1, 6, 1.0 / 3))
    for scopes in [[], [.begin(.clip(.rectangle(0, 0, 7, 7)))], [.begin(.clip(.rectangle(0, 0, 8, 8, radius: 3)))]]
      as [[DrawCommand]]
    {
      let commands =
        [.fill(.rectangle(all), Self.color(below))] + scopes + [.fill(.rectangle(line), color)]
        + scopes.map { _ in .end }
      let bitmap = try draw(8, 8, scale: 3, commands)
      #expect(bitmap.pixel(12, 3) == expected, "\(scopes)")
      #expect(bitmap.pixel(12, 2) == 0xFF00_0000 | below && bitmap.pixel(12, 4) == 0xFF00_0000 | below)
    }
  }

  /// Rounded to nearest: the result of *over* for one colour on an opaque one is rounded once. Where a shape covers
  /// part of a pixel, its blend with the background is rounded once more.
  @Test func aFillIsRoundedOnce() throws {
    for (step, below) in zip(0...255, stride(from: 255, through: 0, by: -1)) {
      let backdrop = Color(red: Double(below) / 255, green: Double(step) / 255, blue: 0.2)
      let alpha = Double(step) / 255 * 0.98 + 0.01
      let own = Color(red: 0.9, green: 0.1, blue: 0.4, alpha: alpha)
      let half = RoundedRectangle(2, 0, 0.5, 1)
      let bitmap = try draw(
        3, 1,
        [.fill(.rectangle(0, 0, 3, 1), backdrop), .fill(.rectangle(0, 0, 2, 1), own), .fill(.rectangle(half), own)])
      let exact = over(own, backdrop)
      #expect(bitmap.channels(0, 0) == exact.map { Int(($0 + 1e-9).rounded()) }, "\(step)")
      for (actual, (below, exact)) in zip(bitmap.channels(2, 0), zip([255.0, Double(below), Double(step), 51], exact)) {
        #expect(abs(Double(actual) - (below + exact) / 2) <= 2, "\(step)")
      }
    }
  }

  /// A large fill is blended in parts whose edges are invisible, both in the middle and along a side that partly covers
  /// its pixels.
  @Test func largeFillsHaveNoSeams() throws {
    let fill = DrawCommand.fill(.rectangle(0.25, 0.25, 299.5, 899.5), Self.separators.dark)
    let bitmap = try draw(300, 900, [.fill(.rectangle(0, 0, 300, 900), Self.color(0x1C1C1E)), fill])
    let rows = 1..<899
    #expect(rows.allSatisfy { bitmap.pixel(150, $0) == 0xFF3E_3E41 })
    #expect(rows.allSatisfy { bitmap.pixel(0, $0) == bitmap.pixel(0, 1) })
    #expect(bitmap.pixel(0, 1) > 0xFF1C_1C1E && bitmap.pixel(0, 1) < 0xFF3E_3E41)
  }

  @Test func bordersAreRoundedOnceToo() throws {
    let card = RoundedRectangle(0, 0, 8, 8)
    let bitmap = try draw(
      8, 8, [.fill(.rectangle(card), Self.color(0x1C1C1E)), .fill(.border(card, width: 1), Self.separators.dark)])
    #expect(bitmap.pixel(0, 4) == 0xFF3E_3E41 && bitmap.pixel(4, 4) == 0xFF1C_1C1E)
  }

  @Test func laterCommandsLieOverEarlierOnes() throws {
    let bitmap = try draw(3, 1, [.fill(.rectangle(0, 0, 2, 1), .white), .fill(.rectangle(1, 0, 2, 1), .black)])
    #expect(bitmap.allPixels == [0xFFFF_FFFF, 0xFF00_0000, 0xFF00_0000])
  }

  @Test func coloursOutsideOfTheirRangeAreClamped() throws {
    let bitmap = try draw(1, 1, [.fill(.rectangle(0, 0, 1, 1), Color(red: 3, green: -1, blue: 0, alpha: 9))])
    #expect(bitmap.pixel(0, 0) == 0xFFFF_0000)
  }

  @Test func aGroupIsPaintedAsOnePicture() throws {
    let squares: [DrawCommand] = [.fill(.rectangle(0, 0, 2, 1), .black), .fill(.rectangle(1, 0, 2, 1), .black)]
    let bitmap = try draw(3, 1, [.begin(.group(alpha: 0.4))] + squares + [.end])
    for x in 0..<3 { #expect(abs(bitmap.alpha(x, 0) - 102) <= 1) }
  }

  @Test func groupsNest() throws {
    let commands: [DrawCommand] = [
      .fill(.rectangle(0, 0, 1, 1), .white), .begin(.group(alpha: 0.5)), .begin(.group(alpha: 0.5)),
      .fill(.rectangle(0, 0, 1, 1), .black), .end, .end,
    ]
    expect(try draw(1, 1, commands).channels(0, 0), [255, 191.25, 191.25, 191.25], "a quarter of black on white")
  }

  @Test func anOpaqueGroupChangesNothingAndAHiddenOneShowsNothing() throws {
    let fill = DrawCommand.fill(.rectangle(0, 0, 2, 2), source)
    let plain = try draw(2, 2, [fill])
    #expect(try draw(2, 2, [.begin(.group(alpha: 1)), fill, .end]).allPixels == plain.allPixels)
    #expect(try draw(2, 2, [.begin(.group(alpha: 7)), fill, .end]).allPixels == plain.allPixels)
    let hidden: [DrawCommand] = [
      .begin(.group(alpha: 0)), .begin(.group(alpha: 0.5)), .begin(.clip(.rectangle(0, 0, 1, 1))), fill, .end, .end,
      .end,
    ]
    #expect(try draw(2, 2, hidden).coveredArea == 0)
    #expect(try draw(2, 2, hidden + [fill]).allPixels == plain.allPixels)
  }

  @Test func aClipKeepsWhatIsInsideOfItsShape() throws {
    let shape = RoundedRectangle(2, 2, 16, 12, radius: 5)
    let clipped = try draw(20, 20, [.begin(.clip(.rectangle(shape))), .fill(.rectangle(0, 0, 20, 20), .black), .end])
    let filled = try draw(20, 20, [.fill(.rectangle(shape), .black)])
    for y in 0..<20 {
      for x in 0..<20 { #expect(abs(clipped.alpha(x, y) - filled.alpha(x, y)) <= 1, "at \(x), \(y)") }
    }
  }

  @Test func clipsIntersectAndEnd() throws {
    let commands: [DrawCommand] = [
      .begin(.clip(.rectangle(0, 0, 3, 4))), .begin(.clip(.rectangle(1, 0, 3, 4))),
      .fill(.rectangle(0, 0, 4, 1), .black), .end,
      .fill(.rectangle(0, 1, 4, 1), .black), .end, .fill(.rectangle(0, 2, 4, 1), .black),
    ]
    let bitmap = try draw(4, 3, commands)
    let rows = (0..<3).map { y in (0..<4).map { bitmap.alpha($0, y) / 255 } }
    #expect(rows == [[0, 1, 1, 0], [1, 1, 1, 0], [1, 1, 1, 1]])
  }

  @Test func aGroupInAClipIsClipped() throws {
    let commands: [DrawCommand] = [
      .begin(.clip(.rectangle(1, 0, 2, 1))), .begin(.group(alpha: 0.5)), .fill(.rectangle(0, 0, 4, 1), .white), .end,
      .end,
    ]
    let bitmap = try draw(4, 1, commands)
    #expect(bitmap.alpha(0, 0) == 0 && bitmap.alpha(3, 0) == 0)
    #expect(abs(bitmap.alpha(1, 0) - 128) <= 1 && abs(bitmap.alpha(2, 0) - 128) <= 1)
  }
}
