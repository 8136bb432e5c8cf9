import Foundation
import Raster
import Snapshots
import Testing

/// A catalogue that keeps records without pictures, from the first run to a change that is accepted.
@Suite struct RecordReferenceRunTests {
  private static let file = "Catalogue/cards.yaml"
  private static let paths = ["cards/greeting/card-AX3@2x", "cards/greeting/card-L@2x"]

  private func recorded(_ catalogue: String = "references: records\n" + Catalogues.card()) async throws -> Workspace {
    let workspace = try Workspace([Self.file: catalogue])
    #expect(try await workspace.run("test", "Catalogue").status == 1)
    return workspace
  }

  private func references(_ workspace: Workspace) throws -> [String] { try workspace.files("References").keys.sorted() }

  private func changed() async throws -> (Workspace, Outcome) {
    let workspace = try await recorded()
    try workspace.replace("Good morning", with: "Good night", in: Self.file)
    return (workspace, try await workspace.run("test", "Catalogue"))
  }

  @Test func noPictureIsWrittenAndNothingIsDrawn() async throws {
    let workspace = try await recorded()
    #expect(try references(workspace) == Self.paths.map { "\($0).txt" })
    for arguments in [[], ["--pixels"]] {
      let run = try await workspace.run(["test", "Catalogue"] + arguments)
      #expect(run.status == 0 && run.lines.first == "2 cases: 2 unchanged", "\(run)")
    }
  }

  @Test func aChangeSaysWhatMovedAndWhereOldPicturesAre() async throws {
    let (workspace, run) = try await changed()
    #expect(run.status == 1)
    #expect(
      run.lines.first
        == "changed\tcards/greeting/card-L@2x and 1 more (every case): title: text 'Good morning' → 'Good night'; "
        + "pixels differ", "\(run)")
    #expect(
      run.lines.contains(
        "hint\tReferences that are records only keep no old pictures: `galley compare REV` draws both revisions."),
      "\(run)")
    let folder = "galley-output/2/cards/greeting/card-L@2x"
    #expect(try workspace.files(folder).keys.sorted() == ["actual.png", "actual.txt", "expected.txt"])
    #expect(
      try workspace.read("\(folder)/expected.txt") == workspace.read("References/cards/greeting/card-L@2x.txt"))
  }

  /// Accepting writes the same as `--record` would have.
  @Test func whatChangedIsAccepted() async throws {
    let (workspace, _) = try await changed()
    let accepted = try await workspace.run("accept", "--all", "--references", "References")
    #expect(accepted.status == 0 && accepted.output.hasSuffix("2 references written\n"), "\(accepted)")
    let references = try workspace.files("References")
    #expect(references.keys.sorted() == Self.paths.map { "\($0).txt" })
    let again = try await workspace.run("accept", "--filter", "card-", "--references", "References")
    #expect(again.output.hasSuffix("0 references written, 2 accepted before\n"), "\(again)")
    #expect(try await workspace.run("test", "Catalogue").status == 0)
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    #expect(try workspace.files("References") == references)
  }

  @Test func aRecordThatIsAnotherSinceIsNotReplaced() async throws {
    let (workspace, _) = try await changed()
    try workspace.replace("Good night", with: "Good evening", in: Self.file)
    _ = try await workspace.run("test", "Catalogue", "--record", "failed", "--output", "out")
    let before = try workspace.files("References")
    let refused = try await workspace.run(
      "accept", "galley-output/2", "--all", "--references", "References")
    #expect(refused.status == 2 && refused.errors.contains("the reference was changed since the run"), "\(refused)")
    #expect(try workspace.files("References") == before)
  }

  @Test func decisionsNameTheRecordThatWasSeen() async throws {
    let (workspace, _) = try await changed()
    func decision(_ expected: String) throws -> Decision {
      let folder = "galley-output/2/cards/greeting/card-L@2x"
      let files = try [expected, "actual.png"].map { Hash128(hashing: try workspace.read("\(folder)/\($0)")) }
      return Decision(case: "cards/greeting/card-L@2x", .accept, expected: files[0], actual: files[1])
    }
    for (expected, status) in [("actual.txt", Int32(2)), ("expected.txt", 0), ("expected.txt", 0)] {
      try workspace.write(JSONEncoder().encode(Decisions([try decision(expected)])), to: "decisions.json")
      let run = try await workspace.run("accept", "--from", "decisions.json", "--references", "References")
      #expect(run.status == status, "\(expected): \(run)")
    }
  }

  @Test func aReviewShowsTheNewPicture() async throws {
    let (workspace, _) = try await changed()
    try workspace.write("a\n", to: "answers")
    let review = try await workspace.run(["review", "--references", "References"], input: "answers")
    #expect(review.status == 0 && review.output.contains("/card-L@2x/actual.png\n"), "\(review)")
    #expect(try await workspace.run("test", "Catalogue").status == 0)
  }

  @Test func shardsAreMergedWithTheirRecords() async throws {
    let (workspace, _) = try await changed()
    let whole = try await workspace.run("test", "Catalogue", "--output", "whole")
    for shard in 1...2 {
      _ = try await workspace.run("test", "Catalogue", "--shard", "\(shard)/2", "--output", "part-\(shard)")
    }
    let merged = try await workspace.run("merge", "part-1", "part-2", "--output", "merged")
    #expect(whole.status == 1 && merged.status == 0, "\(merged)")
    let own = [".galley-files", "durations.jsonl"]
    #expect(
      try workspace.files("merged").filter { !own.contains($0.key) }
        == workspace.files("whole").filter { !own.contains($0.key) })
  }

  @Test func reportsHaveTheNewPictureAlone() async throws {
    let (workspace, _) = try await changed()
    let report = try await workspace.run("report", "--reg", "reg", "--junit", "junit.xml")
    #expect(report.status == 1, "\(report)")
    #expect(try workspace.files("reg/actual").keys.sorted() == Self.paths.map { "\($0).png" })
    #expect(try workspace.files("reg/expected").isEmpty)
    let junit = String(decoding: try workspace.read("junit.xml"), as: UTF8.self)
    #expect(junit.contains("pixels differ"), "\(junit)")
  }

  /// The command in the message shows the old picture.
  @Test func theOldPictureIsDrawnFromItsRevision() async throws {
    let workspace = try await recorded()
    let git = "git -c user.name=a -c user.email=a@example.org"
    let committed = try await workspace.shell("git init -q . && git add Catalogue && \(git) commit -qm one")
    #expect(committed.status == 0, "\(committed)")
    try workspace.replace("Good morning", with: "Good night", in: Self.file)
    let compared = try await workspace.run("compare", "HEAD", "Catalogue", "--output", "out")
    #expect(compared.status == 1, "\(compared)")
    #expect(
      try workspace.files("out/cards/greeting/card-L@2x").keys.filter { $0.hasSuffix(".png") }.sorted()
        == ["actual.png", "difference.png", "expected.png"])
  }

  // MARK: Turning

  @Test func picturesThatAreNoReferencesAnyMoreAreOrphans() async throws {
    let workspace = try await recorded(Catalogues.card())
    try workspace.write("references: records\n" + Catalogues.card(), to: Self.file)
    let run = try await workspace.run("test", "Catalogue")
    #expect(run.status == 1)
    #expect(
      run.lines.prefix(2) == [
        "orphaned\tcards/greeting/card-AX3@2x.png and 1 more of this scene: the scene keeps records only. `galley "
          + "orphans --delete` deletes them",
        "2 cases: 2 unchanged, 2 orphaned",
      ], "\(run)")
    let deleted = try await workspace.run("orphans", "Catalogue", "--delete")
    #expect(deleted.status == 0, "\(deleted)")
    #expect(try references(workspace) == Self.paths.map { "\($0).txt" })
    #expect(try await workspace.run("test", "Catalogue").status == 0)
  }

  @Test func picturesAreMissingWhereRecordsWereKept() async throws {
    let workspace = try await recorded()
    try workspace.write(Catalogues.card(), to: Self.file)
    let ci = try await workspace.run("test", "Catalogue", "--record", "never")
    #expect(ci.status == 1 && ci.lines.contains("2 cases: 2 new"), "\(ci)")
    _ = try await workspace.run("test", "Catalogue")
    #expect(try references(workspace) == Self.paths.flatMap { ["\($0).png", "\($0).txt"] })
    #expect(try await workspace.run("test", "Catalogue").status == 0)
  }
}
