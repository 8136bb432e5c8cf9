import ArgumentParser
import Auditing
import CommandSupport
import Exceptions
import Findings
import Foundation
import Scenes
import Snapshots

/// The options for carrying out a run over a catalogue.
struct RunOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many processes render at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "A folder for this run's pictures and results; those of an earlier run there are replaced. By default a new one in "
        + "'\(OutputFolder.defaultPath)', where the last \(OutputFolder.keptRuns) are kept.",
      valueName: "folder"))
  var output: String?

  @OptionGroup var shards: ShardOptions
  @OptionGroup var fontOptions: FontOptions

  func validate() throws { try JobCount.check(jobs) }

  /// Runs a job over this shard's cases, showing the progress, and writes the results, which have the type that belongs
  /// to the job.
  ///
  /// - Parameters:
  ///   - failing: the kinds of findings that fail the run.
  ///   - catalogue: the place of the cases, if it is not the catalogue that the output must not overlap.
  ///   - comparison: the compared revisions, for a job that compares them.
  ///   - today: the day for which exceptions are judged; nil if none count.
  func run<Answer>(
    _ type: RunResult<Answer>.Type, _ kind: Job.Kind, cases: [SceneCase],
    failing: Set<String>, keepingClearOf surroundings: OutputContext, in catalogue: URL? = nil,
    comparison: RevisionComparison? = nil, today: CalendarDay? = nil
  ) throws -> FinishedRun<Answer> {
    // Missing fonts are reported once, not by each worker.
    let fonts = try fontOptions.library()
    let catalogue = catalogue ?? surroundings.catalogue
    var origin = try RunOrigin(kind, catalogue: catalogue, cases: cases, fonts: fonts)
    (origin.failing, origin.comparison) = (failing.sorted(), comparison)
    let (cases, part) = try shards.part(of: cases, path: \.path)
    let folder = try RunOptions.claim(output, keepingClearOf: surroundings)
    let job = Job(
      kind: kind, catalogue: catalogue.relativePath, fonts: fontOptions.fonts, output: folder.url.path, today: today)
    let pool = WorkerPool<Answer>(job: job, folder: folder, count: JobCount.allowed(jobs, for: cases.count))
    let progress = Progress(total: cases.count)
    var results = try pool.run(cases) { progress.report($0) }
    progress.end()
    RunOptions.complete(&results, of: cases, in: catalogue, kind.findings)
    try RunPlaces(surroundings, kind, from: folder.url).write(to: folder)
    try ResultFiles.write(results, of: origin, part: part, to: folder)
    return FinishedRun(results: results, output: folder.url.relativePath)
  }

  /// Adds the catalogue's facts about the cases and about findings of these kinds.
  static func complete<Answer>(
    _ results: inout [RunResult<Answer>], of cases: [SceneCase], in catalogue: URL,
    _ kinds: FindingNames
  ) {
    for indices in Array(cases.indices).chunked(by: { cases[$0].place == cases[$1].place }) {
      let scene = cases[indices[0]]
      let source = scene.source(in: catalogue)
      let allowed = ((try? scene.definition.get())?.allowedFindings ?? []).filter { kinds.all.contains($0.kind) }
      let seesAll = kinds.areOfAllSizes || allowed.isEmpty || !AuditPlan(scene.siblings).addsSizes
      for index in indices {
        results[index].source = source
        results[index].allow(allowed, kinds.relations)
        // Only an audit can tell that a finding at other sizes is gone.
        if !seesAll { results[index].unmatchedAllowances.removeAll { FindingKind.isOfAudit($0.kind) } }
      }
    }
  }

  /// The folder of a new run, at the requested path or with the next number.
  static func claim(_ output: String?, keepingClearOf surroundings: OutputContext) throws -> RunFolder {
    let url = URL(exactPath: output ?? OutputFolder.defaultPath, isDirectory: true)
    try surroundings.check(url)
    guard output != nil else { return try OutputFolder.beginRun(in: url) }
    return try RunFolder.claim(url) {
      Terminal.printError("Waiting for another run to end, which writes to '\(url.relativePath)' …")
    }
  }
}

extension RunPlaces {
  /// The places of a run in a folder.
  init(_ surroundings: OutputContext, _ kind: Job.Kind, from run: URL) {
    let references: URL? = if case .test = kind { surroundings.references } else { nil }
    self.init(catalogue: surroundings.catalogue, references: references, from: run)
  }
}

/// The results of a run, and its folder.
struct FinishedRun<Answer: CaseOutcome> {
  var results: [RunResult<Answer>]
  var output: String
}
