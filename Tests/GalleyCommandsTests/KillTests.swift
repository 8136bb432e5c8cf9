import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// Whichever call `galley` is killed at, no file is torn or inconsistent, and the next run completes the work.
///
/// The tests end each command at a few of its calls, evenly distributed, and `accept` at each. `scripts/kills` sets
/// `GALLEY_KILLS` to a number of kills at random calls, and `GALLEY_SEED`.
@Suite struct KillTests {
  /// A command that is killed.
  struct Scenario: Sendable, CustomTestStringConvertible {
    var name: String
    var arguments: [String]
    /// The folder that it writes to.
    var folder: String
    /// The maximum number of calls at which it is ended.
    var sample: Int
    /// The files in the folder that differ between runs.
    var ignoring: Set<String> = [".galley-files", "durations.jsonl"]

    var testDescription: String { name }

    static let all = [
      Scenario(name: "accepting", arguments: ["accept", "run", "--all"], folder: "References", sample: .max),
      Scenario(
        name: "recording", arguments: ["test", "Catalogue", "--jobs", "1", "--record", "all", "--output", "other"],
        folder: "References", sample: 10),
      Scenario(
        name: "running", arguments: ["test", "Catalogue", "--jobs", "1", "--record", "never", "--output", "old"],
        folder: "old", sample: 16),
      Scenario(name: "merging", arguments: ["merge", "a", "b", "--output", "merged"], folder: "merged", sample: 12),
      Scenario(
        name: "gallery", arguments: ["gallery", "run", "--output", "page", "--jobs", "1"], folder: "page", sample: 12),
    ]
  }

  /// A catalogue with a changed scene, a new one, one with only records and one that formerly had only records, with
  /// runs of it, whole and in halves; and an old run, a merged one, and an earlier gallery.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/greeting.yaml": Catalogues.card(),
      "Catalogue/words.yaml": Self.records(Catalogues.card(scene: "words")),
      "Catalogue/turned.yaml": Self.records(Catalogues.card(scene: "turned")),
    ])
    func test(_ arguments: String...) async throws {
      let run = try await workspace.run(["test", "Catalogue", "--jobs", "1"] + arguments)
      try #require(run.status <= 1 && run.errors.isEmpty, "\(run)")
    }
    for folder in ["old", "run"] { try await test("--record", "all", "--output", folder) }
    _ = try await workspace.run("gallery", "run", "--output", "page")
    for (shard, folder) in [("1/2", "a"), ("2/2", "b")] {
      try await test("--record", "never", "--output", folder, "--shard", shard)
    }
    _ = try await workspace.run("merge", "a", "b", "--output", "merged")
    try workspace.write(Catalogues.card("Good night"), to: "Catalogue/greeting.yaml")
    try workspace.write(Self.records(Catalogues.card("Words", scene: "words")), to: "Catalogue/words.yaml")
    try workspace.write(Catalogues.card("Pictures", scene: "turned"), to: "Catalogue/turned.yaml")
    try workspace.write(Catalogues.card(scene: "new"), to: "Catalogue/new.yaml")
    for (shard, folder) in [("1/2", "a"), ("2/2", "b")] {
      try await test("--record", "never", "--output", folder, "--shard", shard)
    }
    try await test("--record", "never", "--output", "run")
    return workspace
  }

  private static func records(_ catalogue: String) -> String { "references: records\n" + catalogue }

  private func copy(_ workspace: Workspace) throws -> Workspace {
    let copy = try Workspace()
    for name in try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path) {
      try FileManager.default.copyItem(at: workspace.url(name), to: copy.url(name))
    }
    return copy
  }

  @Test(arguments: Scenario.all) func theNextFinishesWhatWasKilled(_ scenario: Scenario) async throws {
    let (points, original) = (try CallPoints(), try await workspace())
    let whole = try copy(original)
    let count = try await points.run(scenario.arguments, in: whole, endingAt: 0)
    try #require(count > 5)
    let before = try files(scenario, original)
    let expected = try files(scenario, whole)
    try #require(expected != before && !expected.isEmpty)
    for (call, isTorn) in calls(scenario, of: count) {
      let place = "\(scenario.name), call \(call) of \(count), torn: \(isTorn)"
      let workspace = try copy(original)
      _ = try await points.run(scenario.arguments, in: workspace, endingAt: call, isTorn: isTorn)
      try expectNothingTorn(workspace, like: expected, or: before, scenario, place)
      let again = try await workspace.run(scenario.arguments)
      #expect(again.status <= 1 && again.errors.isEmpty, "\(place): \(again)")
      #expect(try files(scenario, workspace) == expected, "\(place)")
      let left = try workspace.files(".").keys.filter {
        $0.hasSuffix(RunManifest.partialSuffix) || StagedFile.isPartial(URL(exactPath: $0).lastPathComponent)
      }
      #expect(left.isEmpty, "\(place)")
    }
  }

  /// The calls that it is ended at.
  private func calls(_ scenario: Scenario, of count: Int) -> [(call: Int, isTorn: Bool)] {
    let environment = ProcessInfo.processInfo.environment
    if let kills = environment["GALLEY_KILLS"].flatMap(Int.init) {
      let seed = environment["GALLEY_SEED"].flatMap(UInt64.init) ?? 1
      var random = SeededGenerator(seed: seed &+ UInt64(scenario.name.utf8.reduce(0) { $0 &+ Int($1) }))
      return (0..<max(1, kills / Scenario.all.count)).map { _ in
        (Int.random(in: 1...count, using: &random), Bool.random(using: &random))
      }
    }
    let step = max(1, count / min(count, scenario.sample))
    return stride(from: 1, through: count, by: step).enumerated().map { ($1, $0.isMultiple(of: 2)) }
  }

  private func files(_ scenario: Scenario, _ workspace: Workspace) throws -> [String: Data] {
    try workspace.files(scenario.folder).filter { !scenario.ignoring.contains($0.key) }
  }

  /// A reference is in its old or new state, or one of its files is, which is enough; a run or a page is complete, or
  /// marked as incomplete.
  private func expectNothingTorn(
    _ workspace: Workspace, like expected: [String: Data], or before: [String: Data], _ scenario: Scenario,
    _ place: String
  ) throws {
    let files = try files(scenario, workspace)
    switch scenario.name {
    case "accepting", "recording":
      for (path, data) in files where !StagedFile.isPartial(URL(exactPath: path).lastPathComponent) {
        #expect(data == expected[path] || data == before[path], "\(place): \(path)")
        guard path.hasSuffix(".png"), let text = files[path.dropLast(4) + ".txt"] else { continue }
        let record = try Record(text: String(decoding: text, as: UTF8.self))
        #expect(record.file == nil || record.isOf(data), "\(place): \(path)")
      }
    case "gallery":
      if files["index.html"] != nil {
        let isWhole = expected.allSatisfy { files[$0.key] == $0.value }
        #expect(isWhole || before.allSatisfy { files[$0.key] == $0.value }, "\(place)")
      }
    default:
      guard let results = try? ResultFiles.read(CaseResult.self, from: workspace.url(scenario.folder)) else { return }
      let isWhole = expected.allSatisfy { files[$0.key] == $0.value }
      #expect(isWhole || before.allSatisfy { files[$0.key] == $0.value }, "\(place): \(results.count) results")
    }
  }
}
