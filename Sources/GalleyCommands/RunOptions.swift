import ArgumentParser
import Auditing
import Foundation
import Scenes
import Snapshots

/// How a run over a catalogue is carried out.
struct RunOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Processes that render at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "A folder for this run's pictures and results, in place of what an earlier run left there. By default a new one in "
        + "'\(RunOptions.defaultOutput)', which keeps those of the last \(OutputFolder.keptRuns) runs.",
      valueName: "folder"))
  var output: String?

  @OptionGroup var shards: ShardOptions
  @OptionGroup var fontOptions: FontOptions

  static let defaultOutput = "galley-output"

  func validate() throws { try RunOptions.check(jobs: jobs) }

  static func check(jobs: Int?) throws {
    guard (jobs ?? 1) >= 1, (jobs ?? 1) <= 256 else {
      throw ValidationError("--jobs is \(jobs ?? 0): expected 1 to 256.")
    }
  }

  /// Runs a job over the cases of this shard, or all, showing how far it is, and writes the results, which are of the type that the job gives.
  ///
  /// - Parameters:
  ///   - failing: the kinds of findings that fail the run.
  ///   - catalogue: where the cases are, if they are elsewhere than the catalogue that the output keeps clear of.
  ///   - comparison: what a job that compares revisions compares.
  func run<Answer>(
    _ type: RunResult<Answer>.Type, _ kind: Job.Kind, cases: [(index: Int, scene: SceneCase)],
    failing: Set<String>, keepingClearOf surroundings: OutputContext, in catalogue: URL? = nil,
    comparison: RevisionComparison? = nil
  ) throws -> FinishedRun<Answer> {
    // Fonts that are not there are one mistake, not one in each worker.
    let fonts = try fontOptions.library()
    let catalogue = catalogue ?? surroundings.catalogue
    var origin = try RunOrigin(kind, catalogue: catalogue, cases: cases.map(\.scene), fonts: fonts)
    (origin.failing, origin.comparison) = (failing.sorted(), comparison)
    let (cases, part) = try shards.part(of: cases) { $0.scene.path }
    let folder = try RunOptions.claim(output, keepingClearOf: surroundings)
    let job = Job(
      kind: kind, catalogue: catalogue.relativePath, fonts: fontOptions.fonts, output: folder.url.path)
    let pool = WorkerPool<Answer>(job: job, folder: folder, count: JobCount.allowed(jobs, for: cases.count))
    let progress = Progress(total: cases.count)
    var results = try pool.run(cases) { progress.report($0) }
    progress.end()
    RunOptions.complete(&results, of: cases, in: catalogue, kind.findings)
    try RunPlaces(surroundings, kind, from: folder.url).write(to: folder)
    try ResultFiles.write(results, of: origin, part: part, to: folder)
    return FinishedRun(results: results, output: folder.url.relativePath)
  }

  /// Adds what the catalogue says of the cases, and of findings of these kinds.
  static func complete<Answer>(
    _ results: inout [RunResult<Answer>], of cases: [(index: Int, scene: SceneCase)], in catalogue: URL,
    _ kinds: FindingNames
  ) {
    for indices in Array(cases.indices).chunked(by: { cases[$0].scene.place == cases[$1].scene.place }) {
      let scene = cases[indices[0]].scene
      let source = scene.source(in: catalogue)
      let allowed = ((try? scene.definition.get())?.allowedFindings ?? []).filter { kinds.all.contains($0.kind) }
      let seesAll = kinds.areOfAllSizes || allowed.isEmpty || !AuditPlan(scene.siblings).addsSizes
      for index in indices {
        results[index].source = source
        results[index].allow(allowed, kinds.relations)
        // Only an audit can tell that what it may see at other sizes is gone.
        if !seesAll { results[index].unmatchedAllowances.removeAll { Law(rawValue: $0.kind) != nil } }
      }
    }
  }

  /// The folder of a run that begins, by the path asked for or the next number.
  static func claim(_ output: String?, keepingClearOf surroundings: OutputContext) throws -> RunFolder {
    let url = URL(exactPath: output ?? RunOptions.defaultOutput, isDirectory: true)
    try surroundings.check(url)
    guard output != nil else { return try OutputFolder.beginRun(in: url) }
    return try RunFolder.claim(url) {
      Terminal.printError("Waiting for another run to end, which writes to '\(url.relativePath)' …")
    }
  }
}

extension RunPlaces {
  /// Those of a run that is in a folder.
  init(_ surroundings: OutputContext, _ kind: Job.Kind, from run: URL) {
    let references: URL? = if case .test = kind { surroundings.references } else { nil }
    self.init(catalogue: surroundings.catalogue, references: references, from: run)
  }
}

/// What a run came to, and the folder it left it in.
struct FinishedRun<Answer: CaseOutcome> {
  var results: [RunResult<Answer>]
  var output: String
}
