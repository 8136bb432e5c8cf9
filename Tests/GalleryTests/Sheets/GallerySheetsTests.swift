import Foundation
import Raster
import Snapshots
import Testing

@testable import Gallery

/// The content of sheets for a gallery's scenes.
@Suite struct GallerySheetsTests {
  private let images = URL(fileURLWithPath: "/images")

  private func sheets(_ configurations: [String], scene: String = "card") -> GallerySheets {
    let paths = configurations.map { CasePath(catalogueFile: "cards", scene: scene, configuration: $0) }
    let evidence = paths.map { _ in CaseEvidence(expected: .image(Hash128(high: 1, low: 2))) }
    return GallerySheets(GalleryInput(references: paths, sources: [:]), evidence, images: images)
  }

  @Test func sizesStandInTheirOrderWhateverTheRuns() {
    let sheet = sheets(["card-AX3@2x", "card-XS@2x", "card-L@2x"]).sheets[0].sheet
    #expect(sheet.cases.map(\.size) == ["XS", "L", "AX3"])
    #expect(sheet.cases.map(\.look) == ["", "", ""] && sheet.look == "card · 2x")
    #expect(sheet.groups.count == 1)
  }

  @Test func looksAreWhatCasesDifferIn() {
    let sheet = sheets(["iPhone-15-L", "iPhone-15-L-dark", "iPhone-15-AX1", "iPhone-15-AX1-dark"]).sheets[0].sheet
    #expect(sheet.look == "iPhone 15")
    #expect(sheet.groups.map(\.look) == ["light", "dark"])
    #expect(sheet.groups.map { $0.cases.map(\.size) } == [["L", "AX1"], ["L", "AX1"]])
  }

  @Test func looksOfOneSizeAreOneGroup() {
    let sheet = sheets(["card-L@2x", "card-L-dark@2x", "card-L-rtl-ar-bold@2x"]).sheets[0].sheet
    #expect(sheet.look == "card · 2x · L" && sheet.groups.count == 1)
    #expect(
      sheet.groups[0].cases.map(\.size) == [
        "light · left to right · en · regular text", "dark · left to right · en · regular text",
        "light · right to left · ar · bold text",
      ])
  }

  @Test func picturesHaveTheScaleOfTheirConfiguration() {
    for (name, scale) in [("card-L@2x", 2.0), ("card-L", 1), ("iPhone-15-L", 3), ("iPhone-SE-3rd-gen-L", 2)] {
      guard case .file(let url, let found) = sheets([name]).sheets[0].sheet.cases[0].pictures[0].content else {
        Issue.record("\(name) has no picture")
        continue
      }
      #expect(found == scale, "\(name)")
      #expect(url.path == "/images/\(Hash128(high: 1, low: 2)).png")
    }
  }

  @Test func namesThatAreNoPathsHaveNumbers() {
    #expect(sheets(["card-L"], scene: "a/../b").sheets.map(\.path) == ["sheets/scene-1"])
    #expect(sheets(["card-L"], scene: "greeting").sheets.map(\.path) == ["sheets/cards/greeting"])
  }

  @Test func aConfigurationThatCannotBeReadIsNamedAsItIs() {
    #expect(sheets(["#none"]).sheets[0].sheet.cases.map(\.size) == ["#none"])
  }
}
