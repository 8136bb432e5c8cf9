import Foundation
import Snapshots
import Testing

/// `galley test --shard` and `galley merge`: a run on several machines is equivalent to one run.
@Suite struct ShardTests {
  /// Scenes that are unchanged, changed, new and failing, at four sizes.
  private static func catalogue(_ text: String = "Quick brown foxes") -> String {
    """
    matrix:
      devices: [{name: card, width: 120, height: content}]
      categories: [XS, L, AX1, AX5]
    scenes:
      - name: changed
        view: {class: UILabel, numberOfLines: 0, font: {textStyle: body}, text: "\(text)"}
      - name: unchanged
        view: {class: UILabel, numberOfLines: 0, font: {textStyle: body}, text: "Lazy dogs"}
      - name: cut
        view: {class: UILabel, numberOfLines: 1, font: {textStyle: body}, text: "A text that is longer than its line"}
      - name: wrong
        view: {class: UILabel, font: {textStyle: boddy}}
    """
  }

  /// A catalogue with something to review, and a complete run in `whole`.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace(["Catalogue/words.yaml": Self.catalogue(), "Catalogue/z.yaml": Catalogues.card()])
    _ = try await workspace.test()
    try workspace.write(Self.catalogue("Quick brown cats and hens"), to: "Catalogue/words.yaml")
    try FileManager.default.removeItem(at: workspace.url("References/z"))
    let run = try await workspace.run("test", "Catalogue", "--output", "whole", "--record", "never")
    #expect(run.status == 1)
    #expect(run.lines.contains("18 cases: 8 unchanged, 4 changed, 2 new, 4 failed"), "\(run)")
    return workspace
  }

  /// The files of a run that are the same in every run: all but durations and the manifest.
  private func files(_ workspace: Workspace, _ folder: String) throws -> [String: Data] {
    try workspace.files(folder).filter { ![".galley-files", "durations.jsonl"].contains($0.key) }
  }

  @discardableResult private func run(
    _ workspace: Workspace, shard: Int, of count: Int, _ options: [String] = []
  ) async throws -> Outcome {
    try await workspace.run(
      ["test", "Catalogue", "--record", "never", "--shard", "\(shard)/\(count)", "--output", "\(count)/\(shard)"]
        + options
    )
  }

  private func merge(_ workspace: Workspace, _ runs: [String]) async throws -> Outcome {
    try await workspace.run(["merge"] + runs + ["--output", "merged"])
  }

  @Test(arguments: 1...9)
  func anyShardsInAnyOrderAreOneRun(count: Int) async throws {
    let workspace = try await workspace()
    for shard in 1...count {
      let run = try await run(workspace, shard: shard, of: count)
      #expect(run.status <= 1 && run.errors.isEmpty, "\(run)")
    }
    let expected = try files(workspace, "whole")
    #expect(expected.keys.filter { $0.hasSuffix(".png") }.count == 14)
    let shards = (1...count).map { "\(count)/\($0)" }
    for runs in [shards, shards.reversed(), shards.shuffled() + shards.shuffled(), ["whole"] + shards] {
      let merged = try await merge(workspace, runs)
      #expect(merged.status == 0 && merged.errors.isEmpty, "\(merged)")
      #expect(merged.output == "\(count) shards, 18 cases: merged\n")
      #expect(try files(workspace, "merged") == expected, "\(runs)")
    }
    let again = try await workspace.run("merge", "merged", "merged", "--output", "again")
    #expect(again.status == 0 && again.output == "18 cases: again\n", "\(again)")
    #expect(try files(workspace, "again") == expected)
    let reports = [
      try await workspace.run("report", "whole"), try await workspace.run("report", "merged"),
    ]
    #expect(reports.map(\.status) == [1, 1])
    #expect(reports[1].output == reports[0].output.replacing("results: whole", with: "results: merged"))
    if count > 1 { try await expectMissingShard(of: count, workspace) }
  }

  /// A missing shard is named, the others are merged, and the merged run can be completed later.
  private func expectMissingShard(of count: Int, _ workspace: Workspace) async throws {
    let absent = 1 + count / 2
    let rest = (1...count).filter { $0 != absent }.map { "\(count)/\($0)" }
    let merged = try await merge(workspace, rest)
    #expect(merged.status == 1 && merged.errors.isEmpty)
    #expect(merged.lines.first == "missing\tshard \(absent)/\(count)", "\(merged)")
    #expect(merged.lines.last?.hasPrefix("\(count - 1) of \(count) shards, ") == true, "\(merged)")
    let results = try workspace.results("merged")
    let left = try workspace.results("\(count)/\(absent)")
    #expect(results.count + left.count == 18)
    let report = try await workspace.run("report", "merged")
    let note = count == 2 ? "This is only shard 1/2." : "Of \(count) shards there are \(count - 1); missing: "
    #expect(report.lines.first?.hasPrefix("note\t\(note)") == true, "\(report)")
    let whole = try await workspace.run("merge", "merged", "\(count)/\(absent)", "--output", "complete")
    #expect(whole.status == 0, "\(whole)")
    #expect(try files(workspace, "complete") == files(workspace, "whole"))
  }

  @Test func durationsOfAnEarlierRunShareCasesOut() async throws {
    let workspace = try await workspace()
    for shard in 1...3 { try await run(workspace, shard: shard, of: 3, ["--durations", "whole"]) }
    let merged = try await merge(workspace, ["3/3", "3/1", "3/2"])
    #expect(merged.status == 0, "\(merged)")
    #expect(try files(workspace, "merged") == files(workspace, "whole"))
    // The durations of a merged run distribute the work as well as those of a single run.
    let run = try await run(workspace, shard: 1, of: 2, ["--durations", "merged/durations.jsonl"])
    #expect(run.errors.isEmpty, "\(run)")
  }

  @Test func picturesWithoutReferencesAreMergedToo() async throws {
    let workspace = try await workspace()
    let whole = try await workspace.run("render", "Catalogue", "--output", "pictures")
    for shard in 1...2 {
      _ = try await workspace.run("render", "Catalogue", "--shard", "\(shard)/2", "--output", "part-\(shard)")
    }
    let merged = try await merge(workspace, ["part-2", "part-1"])
    #expect(merged.status == 0, "\(merged)")
    #expect(try files(workspace, "merged") == files(workspace, "pictures"))
    let report = try await workspace.run("report", "merged")
    #expect(report.output == whole.output.replacing(": pictures", with: ": merged"))
  }

  /// If there are more machines than cases, one has nothing to do.
  @Test func aShardWithoutCasesIsARun() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: one")])
    _ = try await workspace.test()
    var counts: [Int] = []
    for shard in 1...3 {
      let run = try await run(workspace, shard: shard, of: 3)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      counts.append(try workspace.results("3/\(shard)").count)
    }
    #expect(counts.sorted() == [0, 0, 1])
    #expect(try await merge(workspace, ["3/1", "3/2", "3/3"]).status == 0)
  }

  /// References of another shard's cases are not orphaned, and orphaned ones are reported once.
  @Test func theFirstShardNamesOrphans() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.card(), "References/a/gone/card-L.txt": "", "References/a/gone/card-L.png": "",
    ])
    _ = try await workspace.test()
    for shard in 1...3 {
      let run = try await run(workspace, shard: shard, of: 3)
      let orphans = run.lines.filter { $0.hasPrefix("orphaned") }
      #expect(orphans == (shard == 1 ? ["orphaned\ta/gone/card-L: no case has this reference"] : []))
      #expect(run.status == (shard == 1 ? 1 : 0))
    }
  }

  @Test(arguments: ["0/4", "5/4", "1", "1/", "/1", "1/0", "-1/2", "1/2/3", "+1/2", "1/10001", "a/b", "１/２"])
  func whatIsNoShardIsWrongUsage(text: String) async throws {
    let run = try await Workspace().run("test", "--shard=\(text)")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("--shard is '\(text)': expected i/n with 1 <= i <= n <= 10000, such as 1/4."), "\(run)")
  }

  @Test func durationsThatAreOfNoUseAreNamed() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.card(), "cut.jsonl": "{\"case\":\"a\",\"seconds\":0.1}\n{\"case\":\n",
      "far.jsonl": "{\"case\":\"a\",\"seconds\":1e300}\n", "empty/x": "",
    ])
    let advice = "Name those of another run, or leave out --durations."
    let messages = [
      "nothing": "There are no durations at 'nothing'. Name a run's folder or its durations.jsonl; if there was no "
        + "run yet, leave out --durations.",
      "empty": "There are no durations at 'empty'. Name a run's folder or its durations.jsonl; if there was no run "
        + "yet, leave out --durations.",
      "cut.jsonl": "The durations at 'cut.jsonl' cannot be read: line 2: it is not JSON. \(advice)",
      "far.jsonl":
        "The durations at 'far.jsonl' cannot be read: line 1: 'seconds': 1e+300 is out of range. \(advice)",
    ]
    for (path, message) in messages {
      let run = try await workspace.run("test", "Catalogue", "--shard", "1/2", "--durations", path)
      #expect(run.status == 2 && run.errors == "error: \(message)\n", "\(run)")
    }
    let alone = try await workspace.run("test", "Catalogue", "--durations", "cut.jsonl")
    #expect(alone.status == 2)
    #expect(alone.errors.contains("--durations needs --shard: it distributes cases among shards."), "\(alone)")
  }
}
