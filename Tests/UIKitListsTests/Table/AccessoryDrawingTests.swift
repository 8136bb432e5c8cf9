import Drawing
import DynamicType
import Foundation
import Raster
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitValues

/// The drawings of accessories, against those read off pictures of apps: `public-pictures.md` of the shared facts.
@MainActor @Suite struct AccessoryDrawingTests {
  private func commands(
    _ glyph: AccessoryGlyph, _ traits: UITraitCollection = phoneTraits(.large, scale: 3), isMirrored: Bool = false
  ) -> [DrawCommand] {
    glyph.commands(
      in: CGRect(origin: .zero, size: glyph.size(under: traits)), color: Color(red: 0, green: 0, blue: 0),
      under: traits, isMirrored: isMirrored)
  }

  private func outline(_ commands: [DrawCommand]) throws -> Outline {
    let last = try #require(commands.last)
    guard case .fill(.outline(let outline), _) = last else {
      throw UnexpectedCommand(command: "\(last)")
    }
    return outline
  }

  private struct UnexpectedCommand: Error { let command: String }

  /// The points of the outline, with curves as short lines.
  private func polygons(_ outline: Outline) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for element in outline.elements {
      switch element {
      case .move(let to): polygons.append([to])
      case .line(let to): polygons[polygons.count - 1].append(to)
      case .curve(let to, let first, let second):
        guard let from = polygons.last?.last else { continue }
        for step in 1...16 {
          let t = Double(step) / 16
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          polygons[polygons.count - 1].append(
            CGPoint(
              x: a * from.x + b * first.x + c * second.x + d * to.x,
              y: a * from.y + b * first.y + c * second.y + d * to.y))
        }
      case .close: continue
      }
    }
    return polygons
  }

  private func area(_ outline: Outline) -> Double {
    let areas = polygons(outline).map { points in
      zip(points, points.dropFirst() + [points[0]]).reduce(0.0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
    }
    return abs(areas.reduce(0, +))
  }

  /// Picture 15: ink of 7.0 by 12.0 points, 29.8 square points, 0.667 before the margin (two rows alike).
  @Test func aDisclosureIndicatorHasTheInkOfThePicture() throws {
    let drawing = try outline(commands(.chevron))
    let points = polygons(drawing).joined()
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    #expect(abs(right - left - 7) < 0.05 && abs(bottom - top - 12) < 0.05)
    #expect(abs(10.333 - right - 0.667) < 0.05)
    #expect(abs(top - 1) < 0.05)
    // The drawing is another font's: its strokes are within a tenth of Apple's.
    #expect(abs(area(drawing) - 29.8) < 2.98)
  }

  @Test func aDisclosureIndicatorPointsTheOtherWayFromRightToLeft() throws {
    let (usual, mirrored) = (
      try outline(commands(.chevron)), try outline(commands(.chevron, isMirrored: true))
    )
    let width = AccessoryGlyph.chevron.size(under: phoneTraits(.large, scale: 3)).width
    let pairs = zip(polygons(usual).joined(), polygons(mirrored).joined())
    #expect(pairs.allSatisfy { abs($0.x + $1.x - width) < 1e-9 && abs($0.y - $1.y) < 1e-9 })
  }

  /// White signs on red and green discs.
  @Test(arguments: [AccessoryGlyph.delete, .insert, .selected]) func signsOnDiscsAreWhite(glyph: AccessoryGlyph) {
    let drawn = commands(glyph)
    #expect(drawn.count == 2)
    guard case .fill(.rectangle, .color(let white))? = drawn.first else {
      Issue.record("no disc behind the sign: \(drawn)")
      return
    }
    #expect([white.red, white.green, white.blue] == [1, 1, 1])
  }

  /// As symbols beside body text do (low confidence): body has 53 points at AX5, 17 at L.
  @Test func accessoriesGrowAsBodyTextDoes() {
    let large = AccessoryGlyph.chevron.size(under: phoneTraits(.accessibilityExtraExtraExtraLarge, scale: 3))
    #expect(abs(large.height - 14 * 53 / 17) < 0.34)
    #expect(AccessoryGlyph.delete.size(under: phoneTraits(.accessibilityExtraExtraExtraLarge)).height == 22)
    #expect(AccessoryGlyph.chevron.size(under: phoneTraits(.large, scale: 3)).height == 14)
  }

  /// Pictures 12: #323235 on black, #3E3E41 on the dark grey of cards.
  @Test(arguments: [("#000000", 0x32, 0x35), ("#1C1C1E", 0x3E, 0x41)])
  func separatorsInTheDark(background: String, grey: Int, blue: Int) {
    var values = TraitValues.phone
    values.userInterfaceStyle = .dark
    let color = UIColor.separator.color(under: UITraitCollection(values: values))
    let below: [Double] = background == "#000000" ? [0, 0, 0] : [0x1C, 0x1C, 0x1E].map { $0 / 255 }
    func over(_ channel: Double, _ below: Double) -> Int {
      Int(((channel * color.alpha + below * (1 - color.alpha)) * 255).rounded())
    }
    #expect(abs(over(color.red, below[0]) - grey) <= 1)
    #expect(abs(over(color.green, below[1]) - grey) <= 1)
    #expect(abs(over(color.blue, below[2]) - blue) <= 1)
  }

  /// Picture 17: the left edge of a card's corner in each row of pixels from its top, at three pixels a point, radius 10.
  @Test func cornersOfCardsFollowThePicture() {
    let edge = [
      29.5, 22.0, 18.5, 16.3, 14.4, 12.8, 11.4, 10.2, 9.1, 8.1, 7.2, 6.4, 5.7, 5.0, 4.4, 3.9, 3.3, 3.0, 2.5, 2.2, 1.9,
      1.6, 1.4, 1.2, 0.9, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.2, 0.2, 0.1,
    ]
    let card = CardShape(CGRect(x: 0, y: 0, width: 350, height: 44), top: true, bottom: false)
    let points = polygons(Outline(card.shape.contour)).joined().filter { $0.x < 100 && $0.y < 20 }
      .sorted { $0.y < $1.y }
    var sum = 0.0
    for (row, expected) in edge.enumerated() {
      // What a row of pixels covers is the mean over its height.
      let places = (0..<16).map { left(at: (Double(row) + (Double($0) + 0.5) / 16) / 3, points) * 3 }
      let difference = places.reduce(0, +) / 16 - expected
      sum += difference * difference
    }
    // The facts' own fit of the continuous curve has 0.17 pixels, a circle 0.85.
    #expect((sum / Double(edge.count)).squareRoot() < 0.3)
  }

  /// Where an edge, given by points from top to bottom, is at a height.
  private func left(at y: Double, _ points: [CGPoint]) -> Double {
    for (above, below) in zip(points, points.dropFirst()) where above.y <= y && below.y >= y && below.y > above.y {
      return above.x + (below.x - above.x) * (y - above.y) / (below.y - above.y)
    }
    return 0
  }
}
