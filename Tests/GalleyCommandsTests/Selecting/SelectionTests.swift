import Foundation
import Snapshots
import Testing

/// `galley test` with `--affected`, `--last-failed` and `--stop-after`.
@Suite struct SelectionTests {
  /// Two files with a scene `greeting` at L and AX3, committed with their references on `main`.
  private func repository() async throws -> Workspace {
    let workspace = try await Workspace.repository([
      "Catalogue/a.yaml": Catalogues.card(), "Catalogue/b.yaml": Catalogues.card("Good night"),
      ".gitignore": "out*\ngalley-output\n",
    ])
    _ = try await workspace.run("test", "Catalogue", "--record", "all", "--output", "out")
    try await workspace.commit("references")
    return workspace
  }

  private func test(_ workspace: Workspace, _ options: String...) async throws -> Outcome {
    try await workspace.run(["test", "Catalogue", "--record", "never", "--output", "out"] + options)
  }

  private func leftOut(_ workspace: Workspace, _ path: String = "out") throws -> [LeftOutCase] {
    let header = try RunHeader.read(from: workspace.url(path))
    return try LeftOutFile.read(from: workspace.url(path), of: header)
  }

  @Test func onlyAffectedCasesRun() async throws {
    let workspace = try await repository()
    let commit = try await workspace.git("rev-parse", "main").prefix(12)
    let reason = "the inputs are those of main (\(commit))"
    let same = try await test(workspace, "--affected", "main")
    #expect(same.status == 0 && same.errors.isEmpty, "\(same)")
    #expect(
      same.lines.first == "left-out\ta/greeting/card-L@2x and 3 more (2 scenes: a/greeting and b/greeting): \(reason)")
    #expect(try workspace.results().isEmpty)

    try workspace.replace("Good night", with: "Good evening", in: "Catalogue/b.yaml")
    let one = try await test(workspace, "--affected", "main")
    #expect(one.status == 1, "\(one)")
    #expect(one.lines.first == "affected\tb/greeting/card-L@2x and 1 more (every case): the views changed")
    #expect(one.lines.dropFirst().first == "left-out\ta/greeting/card-L@2x and 1 more (every case): \(reason)")
    #expect(try workspace.results().map(\.path.catalogueFile) == ["b", "b"])
    #expect(
      try leftOut(workspace) == [
        LeftOutCase(case: "a/greeting/card-L@2x", place: 0, reason: reason),
        LeftOutCase(case: "a/greeting/card-AX3@2x", place: 1, reason: reason),
      ])
    let report = try await workspace.run("report", "out")
    #expect(report.status == 1 && report.lines.first == one.lines.dropFirst().first, "\(report)")
    let accepted = try await workspace.run("accept", "out", "--all")
    #expect(accepted.lines.last == "2 references written", "\(accepted)")
    #expect(try await workspace.git("worktree", "list").split(separator: "\n").count == 1)
  }

  /// A reference that was accepted, or was made by another engine, has to be looked at, though its scene is the same.
  @Test func referencesAreInputs() async throws {
    let workspace = try await repository()
    let path = "References/a/greeting/card-L@2x.txt"
    let record = String(decoding: try workspace.read(path), as: UTF8.self)
    let engine = try #require(record.split(separator: "\n").first { $0.hasPrefix("engine ") })
    try workspace.write(
      record.replacing(engine, with: "engine \(String(repeating: "0", count: 32))"), to: path)
    let changed = try await test(workspace, "--affected", "main")
    #expect(changed.lines.first == "affected\ta/greeting/card-L@2x: the reference changed", "\(changed)")
    try await workspace.commit("another engine")
    let other = try await test(workspace, "--affected", "main")
    #expect(other.lines.first == "affected\ta/greeting/card-L@2x: another engine made the reference", "\(other)")
    // What git was told not to look at is not known.
    try await workspace.git("update-index", "--assume-unchanged", "References/b/greeting/card-L@2x.png")
    let unseen = try await test(workspace, "--affected", "main")
    #expect(unseen.lines.dropFirst().first == "affected\tb/greeting/card-L@2x: the reference changed", "\(unseen)")
  }

  @Test func newCasesRun() async throws {
    let workspace = try await repository()
    try workspace.write(Catalogues.card("New"), to: "Catalogue/c.yaml")
    let run = try await test(workspace, "--affected", "main")
    #expect(run.lines.first == "affected\tc/greeting/card-L@2x and 1 more (every case): the case was added", "\(run)")
    #expect(run.lines.contains("2 cases: 2 new"), "\(run)")
  }

  /// References of cases that were left out are not orphaned; others are.
  @Test func orphansAreThoseOfAWholeRun() async throws {
    let workspace = try await repository()
    try await workspace.git("rm", "--quiet", "Catalogue/b.yaml")
    let run = try await test(workspace, "--affected", "main")
    #expect(run.status == 1)
    #expect(
      run.lines.filter { $0.hasPrefix("orphaned") } == [
        "orphaned\tb/greeting/card-AX3@2x and 1 more of this scene: no case has these references"
      ], "\(run)")
  }

  @Test func everyCaseRunsIfGitFails() async throws {
    let workspace = try await repository()
    let unknown = try await test(workspace, "--affected", "mian")
    #expect(
      unknown.errors
        == "warning: --affected mian: git found no revision 'mian'. Did you mean 'main'? Every case runs.\n")
    #expect(unknown.status == 0 && unknown.lines.contains("4 cases: 4 unchanged"), "\(unknown)")
    let nowhere = try Workspace(["Catalogue/a.yaml": Catalogues.card()])
    let run = try await nowhere.run("test", "Catalogue", "--affected", "main", "--output", "out")
    #expect(run.errors.hasPrefix("warning: --affected main: git found no repository around "), "\(run)")
    #expect(run.lines.contains("2 cases: 2 new, 2 recorded"), "\(run)")
  }

  /// Fonts that no revision has.
  @Test func everyCaseRunsWithFontsFromElsewhere() async throws {
    let workspace = try await repository()
    let fonts = GalleyProcess.repository.appendingPathComponent("fonts/Files").path
    let run = try await test(workspace, "--affected", "main", "--fonts", fonts)
    #expect(run.lines.first?.hasSuffix(": the fonts of --fonts are outside the repository") == true, "\(run)")
    #expect(try workspace.results().count == 4)
  }

  @Test func theLastFailedRunAgain() async throws {
    let workspace = try await repository()
    let none = try await workspace.run("test", "Catalogue", "--last-failed", "--record", "never")
    #expect(
      none.errors
        == "warning: --last-failed: 'galley-output' has no run of galley test over this catalogue. Every case runs.\n")
    #expect(none.lines.contains("4 cases: 4 unchanged"), "\(none)")
    try workspace.replace("Good night", with: "Good evening", in: "Catalogue/b.yaml")
    _ = try await workspace.run("test", "Catalogue", "--record", "never")
    // Neither of these is a run over the catalogue that is asked about.
    _ = try await workspace.run("render", "Catalogue")
    _ = try await workspace.run("test", "Catalogue/a.yaml", "--record", "never", "--references", "References")
    let failed = try await workspace.run("test", "Catalogue", "--last-failed", "--record", "never")
    #expect(failed.status == 1)
    #expect(failed.lines.first == "left-out\ta/greeting/card-L@2x and 1 more (every case): passed in galley-output/2")
    #expect(failed.lines.contains("2 cases: 2 changed"), "\(failed)")
    try workspace.replace("Good evening", with: "Good night", in: "Catalogue/b.yaml")
    let again = try await workspace.run("test", "Catalogue", "--last-failed", "--record", "never")
    #expect(again.status == 0 && again.lines.contains("2 cases: 2 unchanged"), "\(again)")
    let nothing = try await workspace.run("test", "Catalogue", "--last-failed", "--record", "never")
    #expect(nothing.status == 0 && nothing.lines.contains("0 cases"), "\(nothing)")
  }

  /// Eight scenes, of which the third, the fifth and the sixth changed.
  private func changed() async throws -> Workspace {
    let catalogue = { (changed: Set<Int>) in
      (1...8).reduce("matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}\nscenes:\n") {
        $0 + "  - {name: s\($1), view: {class: UILabel, text: \(changed.contains($1) ? "New" : "Old")}}\n"
      }
    }
    let workspace = try Workspace(["Catalogue/a.yaml": catalogue([])])
    _ = try await workspace.run("test", "Catalogue", "--output", "out")
    try workspace.write(catalogue([3, 5, 6]), to: "Catalogue/a.yaml")
    return workspace
  }

  /// A run stops at the same case however many workers there are.
  @Test(arguments: [(1, 3), (2, 5), (3, 6), (4, 8)])
  func aRunStopsAfterSomeCases(limit: Int, last: Int) async throws {
    let workspace = try await changed()
    var runs: [[String: Data]] = []
    for jobs in ["1", "4"] {
      let run = try await test(workspace, "--stop-after", "\(limit)", "--jobs", jobs)
      #expect(run.status == 1, "\(run)")
      #expect(try workspace.results().map(\.path.scene) == (1...last).map { "s\($0)" })
      #expect(try leftOut(workspace).map(\.place) == Array(last..<8))
      runs.append(try workspace.files("out").filter { ![".galley-files", "durations.jsonl"].contains($0.key) })
    }
    #expect(runs[0] == runs[1])
  }

  @Test func whatIsLeftOutOfAStoppedRunIsNamed() async throws {
    let workspace = try await changed()
    let run = try await test(workspace, "--stop-after", "2")
    let note =
      "left-out\ta/s6/card-L and 2 more (3 scenes: a/s6, a/s7 and a/s8): --stop-after: the run ended after 2 cases that "
      + "need review"
    #expect(run.lines.first == note, "\(run)")
    #expect(try await workspace.run("report", "out").lines.first == note)
    let usage = try await test(workspace, "--stop-after", "0")
    #expect(usage.status == 2 && usage.errors.contains("--stop-after is 0: expected 1 or more."), "\(usage)")
  }

  /// Shards leave out what a whole run leaves out, and are merged into it.
  @Test func shardsOfAffectedCasesAreMerged() async throws {
    let workspace = try await repository()
    try workspace.replace("Good night", with: "Good evening", in: "Catalogue/b.yaml")
    _ = try await test(workspace, "--affected", "main")
    for shard in 1...3 {
      let run = try await workspace.run(
        "test", "Catalogue", "--record", "never", "--affected", "main", "--shard", "\(shard)/3", "--output",
        "out-\(shard)")
      #expect(run.status <= 1 && run.errors.isEmpty, "\(run)")
    }
    let merged = try await workspace.run("merge", "out-2", "out-3", "out-1", "--output", "out-merged")
    #expect(merged.status == 0, "\(merged)")
    #expect(
      merged.lines == [
        "note\t2 cases were left out: `galley report` names the reasons.", "3 shards, 4 cases: out-merged",
      ])
    let isCompared = { (path: String) in ![".galley-files", "durations.jsonl", "places.json"].contains(path) }
    #expect(
      try workspace.files("out-merged").filter { isCompared($0.key) }
        == workspace.files("out").filter { isCompared($0.key) })
    // A part that has the results completes one that left them out.
    _ = try await workspace.run("test", "Catalogue", "--record", "never", "--output", "out-whole")
    let whole = try await workspace.run("merge", "out-merged", "out-whole", "--output", "out-both")
    #expect(whole.status == 0 && whole.lines == ["4 cases: out-both"], "\(whole)")
    #expect(try leftOut(workspace, "out-both").isEmpty)
  }

  /// A list that is not the run's is no list.
  @Test func aChangedListIsRefused() async throws {
    let workspace = try await changed()
    _ = try await test(workspace, "--stop-after", "1")
    try workspace.write("", to: "out/left-out.jsonl")
    let report = try await workspace.run("report", "out")
    #expect(report.status == 2 && report.errors.contains("it is not the file that run.json names"), "\(report)")
    let merge = try await workspace.run("merge", "out", "--output", "out-merged")
    #expect(merge.status == 2 && merge.errors.contains("'out/left-out.jsonl' was cut short or changed"), "\(merge)")
  }
}
