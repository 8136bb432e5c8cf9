import BundledFonts
import Findings
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import TextLayout

@testable import Gallery

@MainActor @Suite struct HeatMapTests {
  /// WCAG 2.2, "relative luminance".
  private func luminance(_ rgb: Int) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(rgb >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: Int, _ other: Int) -> Double {
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }

  /// WCAG 2.2, 1.4.3: 4.5 to 1.
  @Test(arguments: HeatMapScale.allCases) func textIsReadOnItsColor(step: HeatMapScale) {
    #expect(contrast(step.fill, step.ink) >= 4.5)
  }

  /// Higher counts are darker, so that steps can be distinguished without hue.
  @Test func stepsGrowDarker() {
    let all = HeatMapScale.allCases.map { luminance($0.fill) }
    #expect(zip(all.dropFirst(), all).allSatisfy { $0 < $1 - 0.03 }, "\(all)")
  }

  @Test func cellsHaveTheColorsOfTheirStates() throws {
    let states: [HeatMap.State] = [.holds, .breaks(1), .breaks(2), .breaks(3), .breaks(4), .breaks(99), .failed]
    let drawing = SheetDrawing(
      fonts: try FontLibrary(directory: BundledFonts.locate(override: nil)), Renderers.standard())
    let map = HeatMap(
      title: "a\u{202E}b/c", look: "phone", columns: states.indices.map { "\($0) pt" },
      rows: [HeatMap.Row(name: "L", cells: states.map { HeatMap.Cell(state: $0, lines: []) })], notes: ["A note."])
    let png = try drawing.picture(of: map)
    #expect(try drawing.picture(of: map) == png)
    let bitmap = try PNG.decode(png)
    // A margin of 40 points, 64 for names, 188 for each cell, two pixels per point.
    let columns = states.indices.map { (40 + 64 + $0 * 188 + 100) * 2 }
    let expected = [0xDEEBF7, 0xFEE391, 0xFE9929, 0xFE9929, 0x993404, 0x993404, 0x252525]
    let pixels = Array(bitmap.pixels)
    let rows = (0..<bitmap.height).map { row in
      columns.map { Int(pixels[row * bitmap.width + $0] & 0xFFFFFF) }
    }
    #expect(rows.contains(expected))
  }

  /// A page with only these cells.
  private func page(_ lines: [String]) -> UIView {
    let cells = [lines, ["612 pt"]].map { HeatMap.Cell(state: .holds, lines: $0) }
    let map = HeatMap(
      title: Array(repeating: "walks", count: 60).joined(separator: " "), look: "phone",
      columns: ["320 pt", "375 pt"], rows: ["AX3", "AX5"].map { HeatMap.Row(name: $0, cells: cells) }, notes: [])
    let page = HeatMapBlocks.page(of: map).makeView(of: 0)
    page.layoutIfNeeded()
    return page
  }

  /// Text wider than a cell continues below it, 18 points per line in each of two rows.
  @Test func wordsAreWhole() throws {
    let fonts = try FontLibrary(directory: BundledFonts.locate(override: nil))
    try ViewEnvironment(fonts: fonts).run {
      let short = page(["612 pt", "9 lines", "text", "text", "broken word"])
      let long = page(
        ["612 pt", "9 lines", "ambiguous layout ×30 allowed", "overlapping text ×1234567 allowed", "broken word"])
      let kinds: [FindingKind] = [.truncatedText, .clippedText, .brokenWord, .overlappingText]
      #expect(long.record().findings.filter { kinds.contains($0.kind) }.isEmpty)
      #expect(long.frame.size.height - short.frame.size.height == CGFloat(2 * 2 * 18))
    }
  }
}
