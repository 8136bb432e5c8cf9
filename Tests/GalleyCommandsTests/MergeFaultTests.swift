import Foundation
import Snapshots
import Testing

/// Runs that `galley merge` refuses: it gives the reason, and writes nothing.
@Suite struct MergeFaultTests {
  /// Both halves of a run, in `a` and `b`, in which every case is new.
  private func workspace(_ files: [String: String] = [:]) async throws -> Workspace {
    let catalogue = ["Catalogue/cards.yaml": Catalogues.card(), "Catalogue/words.yaml": Catalogues.card(scene: "two")]
    let workspace = try Workspace(catalogue.merging(files) { $1 })
    try await run(workspace, "1/2", into: "a")
    try await run(workspace, "2/2", into: "b")
    return workspace
  }

  private func run(_ workspace: Workspace, _ shard: String, into folder: String, _ options: String...) async throws {
    let run = try await workspace.run(
      ["test", "Catalogue", "--record", "never", "--shard", shard, "--output", folder] + options
    )
    #expect(run.status <= 1 && run.errors.isEmpty, "\(run)")
  }

  private func expectFault(
    _ workspace: Workspace, of runs: [String] = ["a", "b"], _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let merge = try await workspace.run(["merge"] + runs + ["--output", "merged"])
    #expect(merge.status == 2 && merge.output.isEmpty, "\(merge)", sourceLocation: sourceLocation)
    #expect(merge.errors == "error: \(message)\n", sourceLocation: sourceLocation)
    #expect(!workspace.exists("merged/results.jsonl"), sourceLocation: sourceLocation)
  }

  @Test func whatIsNoRunIsNamed() async throws {
    let workspace = try await workspace([
      "empty/.keep": "", "tests/results-1.jsonl": "", "tests/durations-1.jsonl": "",
    ])
    let noRun = "Name the folder that `galley test --shard` wrote to."
    try await expectFault(workspace, of: ["a", "nowhere"], "There is no run in 'nowhere'. \(noRun)")
    try await expectFault(workspace, of: ["empty"], "There is no run in 'empty'. \(noRun)")
    try await expectFault(
      workspace, of: ["tests"],
      "'tests' has results but no run.json, like runs of tests and of earlier versions. Only runs of `galley test`, "
        + "`galley compare`, `galley render` and `galley audit` are merged.")
    try FileManager.default.removeItem(at: workspace.url("a/results.jsonl"))
    try await expectFault(
      workspace,
      "'a' has no results.jsonl: the run was ended early, or was not copied completely. Copy it again, or run the shard again."
    )
  }

  @Test func whatWasCutShortIsNamed() async throws {
    let workspace = try await workspace()
    let again = "Copy it again, or run the shard again."
    for file in ["results.jsonl", "durations.jsonl"] {
      let data = try workspace.read("a/\(file)")
      try workspace.write(Data(data.dropLast(9)), to: "a/\(file)")
      try await expectFault(
        workspace, "'a/\(file)' was cut short or changed since the run wrote it. \(again)")
      try workspace.write(data, to: "a/\(file)")
    }
    let header = try workspace.read("a/run.json")
    try workspace.write(Data(header.dropLast(9)), to: "a/run.json")
    try await expectFault(workspace, "'a/run.json' was not written by Galley: it is not JSON. \(again)")
    try workspace.write(header, to: "a/run.json")
    try workspace.replace("\"shards\":[1]", with: "\"shards\":[3]", in: "a/run.json")
    try await expectFault(
      workspace,
      "'a/run.json' was not written by Galley: 'part': the shards are not those of 4 cases. \(again)")
  }

  /// The file is sparse.
  @Test func aGigabyteIsRefused() async throws {
    let workspace = try await workspace()
    for file in ["run.json", "results.jsonl"] {
      let data = try workspace.read("a/\(file)")
      let handle = try FileHandle(forWritingTo: workspace.url("a/\(file)"))
      try handle.truncate(atOffset: 1 << 30)
      try handle.close()
      let merge = try await workspace.run("merge", "a", "b", "--output", "merged")
      #expect(merge.status == 2)
      #expect(merge.errors.hasPrefix("error: 'a/\(file)' cannot be read: it is larger than "), "\(merge)")
      try workspace.write(data, to: "a/\(file)")
    }
  }

  @Test func aLaterVersionIsNamed() async throws {
    let workspace = try await workspace()
    try workspace.replace("\"schemaVersion\":1", with: "\"schemaVersion\":2", in: "b/run.json")
    try await expectFault(
      workspace,
      "'b' was written by a later version of Galley: its run.json has version 2, and this one reads 1. Use the later "
        + "version.")
  }

  private static let git = "git -c user.name=A -c user.email=a@example.com -c init.defaultBranch=main"

  @Test func twoCommitsAreNotOneRun() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card(), "code.swift": "1"])
    let first = try await workspace.shell(
      "\(Self.git) init -q . && \(Self.git) add . && \(Self.git) commit -qm one && git rev-parse HEAD")
    try await run(workspace, "1/2", into: "a")
    try workspace.write("2", to: "code.swift")
    let second = try await workspace.shell("\(Self.git) commit -qam two && git rev-parse HEAD")
    try await run(workspace, "2/2", into: "b")
    let commits = [first, second].map { $0.output.trimmingCharacters(in: .newlines) }
    try await expectFault(
      workspace,
      "'a' and 'b' are of different commits, \(commits[0]) and \(commits[1]). Only shards of one run are merged.")
  }

  /// On a branch, with packed references, in another working tree, detached: the same as git reports.
  @Test func theCommitIsThatOfGit() async throws {
    let workspace = try Workspace(["app/Catalogue/cards.yaml": Catalogues.card()])
    let make = "cd app && \(Self.git) init -q . && \(Self.git) add . && \(Self.git) commit -qm one"
    for (change, folder) in [
      (make, "app"), ("cd app && git pack-refs --all", "app"), ("cd app && git worktree add -q ../tree", "tree"),
      ("cd tree && \(Self.git) commit -q --allow-empty -m two", "tree"),
      ("cd tree && git checkout -q --detach", "tree"),
    ] {
      let commit = try await workspace.shell("(\(change)) && cd \(folder) && git rev-parse HEAD")
      #expect(commit.status == 0, "\(commit)")
      _ = try await workspace.run("render", "\(folder)/Catalogue", "--output", "out")
      let header = String(decoding: try workspace.read("out/run.json"), as: UTF8.self)
      #expect(
        header.contains("\"commit\":\"\(commit.output.trimmingCharacters(in: .newlines))\""), "\(change): \(header)")
    }
  }

  @Test func anotherRunIsNamed() async throws {
    let workspace = try await workspace()
    let only = "Only shards of one run are merged."
    try await run(workspace, "1/3", into: "third")
    try await expectFault(workspace, of: ["a", "third"], "'a' is of 2 shards, 'third' of 3. \(only)")
    try await run(workspace, "2/2", into: "large", "--category", "AX3")
    try await expectFault(workspace, of: ["a", "large"], "'a' and 'large' are of different cases, 4 and 2. \(only)")
    try await run(workspace, "2/2", into: "shared", "--durations", "a")
    try await expectFault(
      workspace, of: ["a", "shared"],
      "'a' and 'shared' were split by different durations. Give each shard the same --durations, or none.")
    let render = try await workspace.run("render", "Catalogue", "--shard", "2/2", "--output", "pictures")
    #expect(render.status == 0)
    try await expectFault(
      workspace, of: ["a", "pictures"],
      "'a' and 'pictures' are of different commands, galley test and galley render. \(only)")
    try await run(workspace, "2/2", into: "failing", "--fail-on", "truncated-text,missing-glyph")
    try await expectFault(
      workspace, of: ["a", "failing"],
      "'a' and 'failing' are of different --fail-on, none and missing-glyph,truncated-text. \(only)")
    try workspace.replace("morning", with: "night", in: "Catalogue/cards.yaml")
    try await run(workspace, "2/2", into: "later")
    let merge = try await workspace.run("merge", "a", "later", "--output", "merged")
    #expect(merge.status == 2)
    #expect(merge.errors.hasPrefix("error: 'a' and 'later' are of different catalogues, "), "\(merge)")
  }

  @Test func aShardThatCameToSomethingElseTheSecondTimeIsNamed() async throws {
    let workspace = try await workspace()
    _ = try await workspace.test()
    try await run(workspace, "1/2", into: "again")
    let path = try #require(try workspace.results("a").first?.path)
    try await expectFault(
      workspace, of: ["a", "b", "again"], "'a' and 'again' have different results for \(path). Name only one of them.")
  }

  @Test func picturesHaveToBeThere() async throws {
    let workspace = try await workspace(["secret.png": "secret"])
    let picture = try #require(try workspace.files("a").keys.filter { $0.hasSuffix(".png") }.min())
    try FileManager.default.removeItem(at: workspace.url("a/\(picture)"))
    try await expectFault(workspace, "'a' has no '\(picture)', which its results name. Copy the whole folder.")
    try FileManager.default.createSymbolicLink(
      at: workspace.url("a/\(picture)"), withDestinationURL: workspace.url("secret.png"))
    try await expectFault(workspace, "'a/\(picture)' is a link, or is reached by one. Copy the folder without links.")
  }

  @Test func whatIsMergedIsNotWrittenOver() async throws {
    let workspace = try await workspace()
    let before = try workspace.files(".")
    for (output, relation) in [("a", "is"), ("a/in", "lies in"), (".", "holds")] {
      let merge = try await workspace.run("merge", "a", "b", "--output", output)
      #expect(merge.status == 2)
      #expect(
        merge.errors
          == "error: The output folder '\(output)' \(relation) the run, 'a'. Name another folder with --output.\n")
    }
    #expect(try workspace.files(".") == before)
  }
}
