import Drawing
import DynamicType
import Foundation
import Testing

@testable import Symbols

@Suite struct SymbolWeightTests {
  /// The thickness of the ring of `circle`: half of what its outer contour is wider than the inner one.
  private func ring(_ weight: SystemFontWeight) throws -> Double {
    let symbol = try SymbolSetting.symbol("circle", size: 100, weight: weight, pixelsPerPoint: 3)
    let contours = symbol.outline.elements.split(separator: .close).compactMap {
      Outline(Array($0)).tightBounds?.width
    }
    let (outer, inner) = (try #require(contours.max()), try #require(contours.min()))
    return (outer - inner) / 2
  }

  /// As the stems of `l` in the faces that stand for the system font, measured with fontTools.
  @Test func strokesGrowAsTheStemsOfTextDo() throws {
    let stems = [0.0227, 0.0433, 0.0632, 0.0838, 0.1030, 0.1183, 0.1396, 0.1705, 0.1960]
    let regular = try ring(.regular)
    #expect(abs(regular - 8.4) < 0.2)  // 0.084 of the circle
    for (weight, stem) in zip(SystemFontWeight.allCases, stems) {
      // FreeType moves points along bisectors, and a curve's points lie off its outline: 4 % of the growth.
      #expect(abs(try ring(weight) / regular - stem / 0.0838) < 0.05, "\(weight)")
    }
  }

  @Test func materialSymbolsHaveWeightsOfTheirOwn() throws {
    let (regular, bold) = (try SymbolSetting.symbol("leaf"), try SymbolSetting.symbol("leaf", weight: .bold))
    #expect(regular.outline != bold.outline)
    #expect(!bold.isEmboldened)
    #expect(try SymbolSetting.symbol("circle", weight: .bold).isEmboldened)
    #expect(try !SymbolSetting.symbol("circle").isEmboldened)
  }

  @Test func filledFormsAreOthers() throws {
    #expect(try SymbolSetting.symbol("leaf.fill").outline != SymbolSetting.symbol("leaf").outline)
    #expect(try SymbolSetting.symbol("leaf.fill").drawing == .own)
  }

  /// The check mark in a filled circle is a hole, which is thicker in bold; the circle keeps its size.
  @Test func strokesInFilledDrawingsGrowToo() throws {
    func widths(_ weight: SystemFontWeight) throws -> (circle: Double, mark: Double) {
      let symbol = try SymbolSetting.symbol("checkmark.circle.fill", size: 100, weight: weight, pixelsPerPoint: 3)
      let contours = symbol.outline.elements.split(separator: .close).compactMap {
        Outline(Array($0)).tightBounds?.width
      }
      return (try #require(contours.max()), try #require(contours.min()))
    }
    let (regular, bold) = (try widths(.regular), try widths(.bold))
    #expect(abs(regular.circle - bold.circle) < 1e-9)
    // A stroke of 0.0723 em grows by 0.665 of that, and the drawing is 1.1643 times as large.
    #expect(bold.mark > regular.mark + 2 && bold.mark < regular.mark + 12)
  }

  @Test func anotherRectangleStretchesTheOutline() throws {
    let symbol = try SymbolSetting.symbol("circle")
    let outline = symbol.outline(filling: CGRect(x: 10, y: 20, width: 40, height: 19))
    let (own, other) = (try #require(symbol.outline.tightBounds), try #require(outline.tightBounds))
    #expect(abs(other.width - 2 * own.width) < 1e-9 && abs(other.height - own.height) < 1e-9)
    #expect(abs(other.minX - (10 + 2 * own.minX)) < 1e-9 && abs(other.minY - (20 + own.minY)) < 1e-9)
  }
}
