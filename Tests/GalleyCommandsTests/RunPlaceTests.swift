import Foundation
import Snapshots
import Testing

/// Commands that read a run find its catalogue and references through it, from any folder.
@Suite struct RunPlaceCommandTests {
  /// A recorded catalogue in `App` whose title has changed since, and a run elsewhere that detected it.
  private func changed(_ output: String = "elsewhere/out") async throws -> Workspace {
    let workspace = try Workspace(["App/Catalogue/greeting.yaml": Catalogues.card()])
    _ = try await workspace.run("test", "App/Catalogue", "--references", "App/Pictures", "--record", "all")
    try workspace.write(Catalogues.card("Good night"), to: "App/Catalogue/greeting.yaml")
    let run = try await workspace.run(
      "test", "App/Catalogue", "--references", "App/Pictures", "--record", "never", "--output", output)
    #expect(run.status == 1, "\(run)")
    return workspace
  }

  private func expectAccepted(_ workspace: Workspace, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let run = try await workspace.run(
      "test", "App/Catalogue", "--references", "App/Pictures", "--record", "never", "--output", "check")
    #expect(run.status == 0, "\(run)", sourceLocation: sourceLocation)
  }

  @Test func acceptTakesTheReferencesOfTheRun() async throws {
    let workspace = try await changed()
    let accepted = try await workspace.run("accept", "elsewhere/out", "--all")
    #expect(accepted.status == 0 && accepted.output.hasSuffix("2 references written\n"), "\(accepted)")
    try await expectAccepted(workspace)
    #expect(!workspace.exists("Snapshots"))
  }

  @Test func reviewTakesTheReferencesOfTheRun() async throws {
    let workspace = try await changed()
    try workspace.write("a\n", to: "answers")
    let reviewed = try await workspace.run(["review", "elsewhere/out"], input: "answers")
    #expect(reviewed.status == 0 && reviewed.output.hasSuffix("2 accepted\n"), "\(reviewed)")
    try await expectAccepted(workspace)
  }

  @Test func aMergedRunNamesPlacesFromWhereItIs() async throws {
    let workspace = try await changed()
    for shard in 1...2 {
      _ = try await workspace.run(
        "test", "App/Catalogue", "--references", "App/Pictures", "--record", "never", "--shard", "\(shard)/2",
        "--output",
        "shards/\(shard)")
    }
    let merged = try await workspace.run("merge", "shards/1", "shards/2", "--output", "a/b/merged")
    #expect(merged.status == 0, "\(merged)")
    let places = try #require(try RunPlaces.read(from: workspace.url("a/b/merged")))
    #expect(places.catalogue == "../../../App/Catalogue" && places.references == "../../../App/Pictures")
    #expect(try await workspace.run("accept", "a/b/merged", "--all").status == 0)
    try await expectAccepted(workspace)
  }

  @Test func aGalleryAndAReportShowTheReferencesOfTheRun() async throws {
    let workspace = try await changed()
    try workspace.write(Catalogues.card(), to: "App/Catalogue/greeting.yaml")
    _ = try await workspace.run(
      "test", "App/Catalogue", "--references", "App/Pictures", "--record", "never", "--output", "elsewhere/out")
    let made = try await workspace.run("gallery", "elsewhere/out")
    #expect(made.status == 0, "\(made)")
    let site = try GallerySite(workspace)
    #expect(try site.cases.map(\.result.verdict) == ["unchanged", "unchanged"])
    #expect(try site.cases.allSatisfy { $0.pictures.expected?.hash != nil })
    #expect(try site.run.title == "App/Catalogue" && site.run.notes.isEmpty)
    #expect(
      try site.run.scenes.map(\.again) == [
        "galley test App/Catalogue --references App/Pictures --filter 'greeting/greeting/{configuration}'"
      ])
    let report = try await workspace.run("report", "elsewhere/out")
    #expect(report.lines.contains("References: App/Pictures"), "\(report)")
  }

  @Test func orphansAreThoseOfTheRunsCatalogue() async throws {
    let workspace = try await changed()
    try workspace.replace("name: greeting", with: "name: parting", in: "App/Catalogue/greeting.yaml")
    let orphans = try await workspace.run("orphans", "elsewhere/out")
    #expect(
      orphans.output
        == "orphaned\tgreeting/greeting/card-AX3@2x\norphaned\tgreeting/greeting/card-L@2x\n2 orphaned references\n",
      "\(orphans)")
    let numbered = try await workspace.run("orphans", "elsewhere/out", "--references", "App/Pictures", "--json")
    #expect(numbered.status == 1 && numbered.output.contains("\"state\": \"orphaned\""), "\(numbered)")
  }

  /// The places that the run names are gone, or are not ones that a run may name: that is reported, and options take
  /// precedence.
  @Test func aRunThatWasMovedIsAcceptedByNamingItsReferences() async throws {
    let workspace = try await changed()
    try FileManager.default.createDirectory(at: workspace.url("far/away/from"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: workspace.url("elsewhere/out"), to: workspace.url("far/away/from/out"))
    let lost = try await workspace.run("accept", "far/away/from/out", "--all")
    #expect(
      lost.status == 2
        && lost.errors.contains(
          "'../../App/Pictures', which the run in 'far/away/from/out' names as its folder of references, does not "
            + "exist: it or the run was moved. Name it with --references."),
      "\(lost)")
    let gallery = try await workspace.run("gallery", "far/away/from/out")
    #expect(gallery.status == 0, "\(gallery)")
    let notes = try GallerySite(workspace).run.notes
    #expect(notes.count == 2 && notes.allSatisfy { $0.contains("does not exist: it or the run was moved") }, "\(notes)")
    let named = try await workspace.run(
      "accept", "far/away/from/out", "--all", "--references", "App/Pictures")
    #expect(named.status == 0, "\(named)")
    try await expectAccepted(workspace)
  }

  /// A run of an earlier version has no `places.json`.
  @Test func aRunThatSaysNothingIsOfTheUsualFolder() async throws {
    let workspace = try await changed()
    try FileManager.default.removeItem(at: workspace.url("elsewhere/out/places.json"))
    try FileManager.default.createDirectory(at: workspace.url("Snapshots"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: workspace.url("App/Pictures"), to: workspace.url("Snapshots/References"))
    let accepted = try await workspace.run("accept", "elsewhere/out", "--all")
    #expect(accepted.status == 0 && accepted.output.hasSuffix("2 references written\n"), "\(accepted)")
  }
}
