import Drawing
import Foundation
import SystemText
import Testing

@testable import Symbols

@Suite struct SymbolBoxTests {
  /// UIKit's output at 2x: `symbol(system: play.circle.fill) {20, 19} baseline=3.5, … alignmentRectInsets={-0.5, 0,
  /// -0.5, 0}`, and `person {19, 17.5} 2.5 … {-1, 0, -1.5, 0}` (public logs).
  @Test(arguments: [
    ("play.circle.fill", [20, 19, 3.5, -0.5, -0.5]), ("circle", [20, 19, 3.5, -0.5, -0.5]),
    ("person", [19, 17.5, 2.5, -1, -1.5]),
  ])
  func aSymbolHasTheBoxThatUIKitPrinted(name: String, printed: [Double]) throws {
    let box = try SymbolSetting.symbol(name).box
    #expect([box.width, box.height, box.baseline, box.top, box.bottom] == printed)
  }

  /// `chevron.compact.down` at 64 points, light, 3x, is 70.333 by 25.667, its baseline 10.333 *below* the lower edge, and
  /// its alignment rectangle 25 above and 25.667 below it (Apple's forums, 716773).
  @Test func theAlignmentRectangleIsAsHighAsALineOfText() {
    let box = SymbolBox(
      width: 70 + 1.0 / 3, height: 25 + 2.0 / 3, baseline: -10 - 1.0 / 3, pointSize: 64, pixels: PixelGrid(scale: 3))
    #expect(abs(box.top + 25) < 1e-9)
    #expect(abs(box.bottom + 25 + 2.0 / 3) < 1e-9)
  }

  /// At each of body's twelve sizes the alignment rectangle is the font's box, to the nearest pixel of each edge.
  @Test(arguments: [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  func theAlignmentRectangleIsTheFontsBoxAtTwelveSizes(size: Double) throws {
    for name in ["circle", "person", "chevron.right", "square.and.arrow.up"] {
      let box = try SymbolSetting.symbol(name, size: size, pixelsPerPoint: 3).box
      let (above, below) = (box.height - box.baseline - box.top, box.baseline - box.bottom)
      #expect(abs(above - 1950.0 / 2048 * size) <= 0.5 / 3 + 1e-6, "\(name)")
      #expect(abs(below - 494.0 / 2048 * size) <= 0.5 / 3 + 1e-6, "\(name)")
    }
  }

  @Test(arguments: SymbolStyle.Scale.allCases)
  func scalesKeepTheMiddleOfACapitalLetter(scale: SymbolStyle.Scale) throws {
    let symbol = try SymbolSetting.symbol("circle", size: 100, scale: scale, pixelsPerPoint: 1)
    let ink = try #require(symbol.outline.tightBounds)
    // 99.6 wide at 100 points (exported templates), S 0.783 and L 1.29 of it.
    let factor = scale == .small ? 0.783 : scale == .large ? 1.29 : 1.0
    #expect(abs(ink.width - 99.6 * factor) < 0.5)
    let middle = symbol.box.height - symbol.box.baseline - ink.midY
    #expect(abs(middle - 35.3) < 0.5)
  }

  @Test func theOutlineStaysInItsImage() throws {
    for name in ["circle", "person", "chevron.right", "leaf", "xmark.circle.fill", "photo.on.rectangle", "gear"] {
      for size in [11.0, 17, 34, 53] {
        let symbol = try SymbolSetting.symbol(name, size: size, pixelsPerPoint: 3)
        let ink = try #require(symbol.outline.tightBounds)
        let image = CGRect(origin: .zero, size: symbol.size).insetBy(dx: -0.5, dy: -0.5)
        #expect(image.contains(ink), "\(name) at \(size): \(ink) in \(symbol.size)")
      }
    }
  }

  @Test func aSizeThatIsNoneIsTheDefault() throws {
    for size in [0, -4, Double.nan, .infinity] {
      #expect(try SymbolSetting.symbol("circle", size: size).size == CGSize(width: 20, height: 19))
    }
  }
}
