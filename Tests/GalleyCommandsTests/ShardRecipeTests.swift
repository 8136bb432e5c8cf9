import Foundation
import Testing

/// The recipes in `scripts/shards`, run with their engines' variables.
@Suite struct ShardRecipeTests {
  private static let recipes = GalleyProcess.repository.appendingPathComponent("scripts/shards")

  /// An engine that runs three shards.
  struct Engine: CustomTestStringConvertible {
    let recipe: String
    /// The variables that the engine sets for a shard with a number from 1, given a folder for the test's files.
    let variables: @Sendable (_ number: Int, _ folder: String) -> [String: String]
    /// The exit status of a shard with something to review.
    let status: Int32
    /// The location of the shard's results.
    var output: @Sendable (Int) -> String = { "galley-shards/\($0)" }
    var name = ""

    var testDescription: String { name.isEmpty ? recipe : name }
  }

  private static let engines = [
    Engine(recipe: "ci-matrix", variables: { n, _ in ["CI_NODE_INDEX": "\(n)", "CI_NODE_TOTAL": "3"] }, status: 1),
    Engine(
      recipe: "ci-matrix", variables: { n, _ in ["JOB_INDEX": "\(n - 1)", "JOB_TOTAL": "3"] }, status: 1,
      name: "github-actions"),
    Engine(
      recipe: "slurm",
      variables: { n, _ in
        [
          "SLURM_ARRAY_TASK_ID": "\(n)", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_MAX": "3", "SLURM_CPUS_PER_TASK": "2",
        ]
      }, status: 0),
    Engine(
      recipe: "slurm",
      variables: { n, _ in
        [
          "SLURM_ARRAY_TASK_ID": "\(n)", "SLURM_ARRAY_TASK_COUNT": "1", "SLURM_ARRAY_TASK_MIN": "\(n)",
          "SLURM_ARRAY_TASK_MAX": "\(n)", "GALLEY_SHARDS": "3",
        ]
      }, status: 0, name: "slurm, one task again"),
    Engine(
      recipe: "kubernetes", variables: { n, _ in ["JOB_COMPLETION_INDEX": "\(n - 1)", "GALLEY_SHARDS": "3"] }, status: 0
    ),
    Engine(
      recipe: "bazel",
      variables: { n, folder in
        [
          "TEST_SHARD_INDEX": "\(n - 1)", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": "\(folder)/status-\(n)",
          "TEST_UNDECLARED_OUTPUTS_DIR": "\(folder)/shard_\(n)_of_3",
        ]
      }, status: 1, output: { "shard_\($0)_of_3/galley" }),
  ]

  private func run(
    _ workspace: Workspace, _ recipe: String, _ arguments: [String], _ environment: [String: String]
  ) async throws -> Outcome {
    let galley = ["GALLEY": GalleyProcess.executable.path, "CI": "true"]
    return try await GalleyProcess(
      Self.recipes.appendingPathComponent(recipe), arguments, in: workspace.folder,
      environment: galley.merging(environment) { $1 }
    ).outcome()
  }

  @Test(arguments: engines) func anEnginesVariablesSayWhichShardRuns(engine: Engine) async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.card(), "Catalogue/b.yaml": Catalogues.card()])
    let whole = try await workspace.run("test", "Catalogue", "--output", "whole", "--record", "never")
    for number in [2, 1, 3] {
      let variables = engine.variables(number, workspace.folder.path)
      let run = try await run(workspace, engine.recipe, ["Catalogue"], variables)
      let hasCases = try !workspace.results(engine.output(number)).isEmpty
      #expect(run.status == (hasCases ? engine.status : 0), "\(run)")
      let header = String(decoding: try workspace.read("\(engine.output(number))/run.json"), as: UTF8.self)
      #expect(header.contains("\"of\":3,") && header.contains("\"shards\":[\(number)]"), "\(header)")
      if let file = variables["TEST_SHARD_STATUS_FILE"] { #expect(FileManager.default.fileExists(atPath: file)) }
    }
    let folders = engine.recipe == "bazel" ? (1...3).map(engine.output) : []
    let merged = try await run(workspace, "merge", folders, [:])
    #expect(merged.status == 1 && merged.lines.first == "3 shards, 4 cases: galley-merged", "\(merged)")
    #expect(merged.lines.contains { $0.hasPrefix("4 cases: 4 new") } && whole.status == 1)
    #expect(try workspace.read("galley-merged/results.jsonl") == workspace.read("whole/results.jsonl"))
  }

  /// The durations of the previous run; a missing shard; a run without anything to review.
  @Test func whatIsMergedSharesOutTheNextRun() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.card(), "Catalogue/b.yaml": Catalogues.card()])
    _ = try await workspace.test()
    _ = try await workspace.run("test", "Catalogue", "--output", "galley-merged")
    var cases: [Int] = []
    for number in ["1", "2"] {
      let variables = ["CI_NODE_INDEX": number, "CI_NODE_TOTAL": "2", "GALLEY_DURATIONS": "galley-merged"]
      let run = try await run(workspace, "ci-matrix", ["Catalogue"], variables)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      cases.append(try workspace.results("galley-shards/\(number)").count)
    }
    #expect(cases.reduce(0, +) == 4 && !cases.contains(0))
    let part = try await run(workspace, "merge", ["galley-shards/2"], ["GALLEY_MERGED": "part"])
    #expect(part.status == 1 && part.lines.first == "missing\tshard 1/2", "\(part)")
    let merged = try await run(workspace, "merge", [], [:])
    #expect(merged.status == 0, "\(merged)")
    #expect(try await run(workspace, "merge", ["nowhere"], [:]).status == 2)
  }

  @Test func aBazelTestThatIsNotShardedIsOneRun() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.card()])
    let run = try await run(
      workspace, "bazel", ["Catalogue"], ["TEST_UNDECLARED_OUTPUTS_DIR": workspace.folder.path])
    #expect(run.status == 1 && run.lines.contains("2 cases: 2 new"), "\(run)")
  }

  @Test(arguments: [
    ("ci-matrix", [:], "neither CI_NODE_TOTAL nor JOB_TOTAL is set"),
    ("ci-matrix", ["CI_NODE_TOTAL": "2"], "CI_NODE_INDEX: is not set"),
    ("slurm", [:], "SLURM_ARRAY_TASK_ID: is not set"),
    (
      "slurm",
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "3",
        "SLURM_ARRAY_TASK_MAX": "5",
      ], "the array is no 1-2: say how many shards there are with GALLEY_SHARDS."
    ),
    ("kubernetes", [:], "JOB_COMPLETION_INDEX: is not set"),
    ("kubernetes", ["JOB_COMPLETION_INDEX": "1"], "GALLEY_SHARDS: is not set"),
    ("bazel", [:], "TEST_UNDECLARED_OUTPUTS_DIR: is not set"),
  ])
  func whatAnEngineDidNotSetIsNamed(recipe: String, variables: [String: String], message: String) async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.card()])
    let run = try await run(workspace, recipe, ["Catalogue"], variables)
    #expect(run.status != 0 && run.errors.contains(message), "\(run)")
    #expect(try workspace.files(".").count == 1)
  }
}
