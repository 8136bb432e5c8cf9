import Foundation
import Raster
import TestSupport
import Testing

/// `galley gallery --sheet`, for a run and for references alone.
@Suite struct GallerySheetTests {
  private func recorded() async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/greeting.yaml": Catalogues.card(), "Catalogue/same.yaml": Catalogues.card(scene: "same"),
    ])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    return workspace
  }

  private func sheets(_ workspace: Workspace) throws -> [String: Data] {
    try workspace.files("galley-output/gallery").filter { $0.key.hasPrefix("sheets") }
  }

  @Test func eachSceneHasASheetAndTheRunADocumentOfAll() async throws {
    let workspace = try await recorded()
    try workspace.write(Catalogues.card("Good night"), to: "Catalogue/greeting.yaml")
    _ = try await workspace.run("test", "Catalogue", "--record", "never")
    #expect(try await workspace.run("gallery", "galley-output", "Catalogue", "--sheet").status == 0)
    let made = try sheets(workspace)
    #expect(
      made.keys.sorted() == [
        "sheets.pdf", "sheets/greeting/greeting.pdf", "sheets/greeting/greeting.png", "sheets/same/same.pdf",
        "sheets/same/same.png",
      ])
    let changed = try text(made["sheets/greeting/greeting.pdf"])
    for word in ["greeting", "AX3", "expected", "actual", "changed", "Changed"] {
      #expect(changed.contains(word), "\(word)")
    }
    #expect(try !text(made["sheets/same/same.pdf"]).contains("actual"))
    #expect(try PNG.decode(try #require(made["sheets/greeting/greeting.png"])).width > 800)
    let all = try PDFTool.run("pdfinfo", on: try #require(made["sheets.pdf"]))
    #expect(all.contains("Pages:           2\n") && all.contains("Title:           Catalogue\n"), "\(all)")
    // The same run gives the same bytes; without the option the next gallery has no sheets.
    _ = try await workspace.run("gallery", "galley-output", "Catalogue", "--sheet", "--output", "again")
    #expect(try workspace.files("again").filter { $0.key.hasPrefix("sheets") } == made)
    _ = try await workspace.run("gallery", "galley-output", "Catalogue")
    #expect(try sheets(workspace).isEmpty)
  }

  @Test func referencesAloneHaveSheetsOfTheScenesAskedFor() async throws {
    let workspace = try await recorded()
    let arguments = ["gallery", "--style-guide", "Catalogue", "--sheet", "--filter", "same/"]
    #expect(try await workspace.run(arguments).status == 0)
    let made = try sheets(workspace)
    #expect(made.keys.sorted() == ["sheets.pdf", "sheets/same/same.pdf", "sheets/same/same.png"])
    #expect(try !text(made["sheets/same/same.pdf"]).contains("unchanged"))
  }

  @Test func aFilterWithoutSheetsIsRefused() async throws {
    let workspace = try await recorded()
    let refused = try await workspace.run("gallery", "--filter", "same")
    #expect(
      refused.status == 2 && refused.errors.contains("--filter needs --sheet: it selects which sheets are written."),
      "\(refused)")
    let single = try await workspace.run("gallery", "--sheet", "--single-file")
    #expect(single.status == 2 && single.errors.contains("--sheet and --single-file cannot be combined"), "\(single)")
  }

  private func text(_ pdf: Data?) throws -> String {
    try PDFTool.run("pdftotext", on: try #require(pdf), ["-"])
  }
}
