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
  ///   - documents: the documents below the catalogue's folder that are read in its place.
  ///   - comparison: the compared revisions, for a job that compares them.
  ///   - selection: the cases that are left out, and where the run stops.
  ///   - today: the day for which exceptions are judged; nil if none count.
  ///   - orphans: finds the references that belong to no case, once all cases are compared.
  func run<Answer>(
    _ type: RunResult<Answer>.Type, _ kind: Job.Kind, cases: [SceneCase],
    failing: Set<String>, keepingClearOf surroundings: OutputContext, in catalogue: URL? = nil,
    documents: [String] = [], comparison: RevisionComparison? = nil, selection: Selection = .everything,
    today: CalendarDay? = nil,
    orphans: () -> [OrphanedReference] = { [] }
  ) throws -> FinishedRun<Answer> {
    // Missing fonts are reported once, not by each worker.
    let fonts = try fontOptions.library()
    let catalogue = catalogue ?? surroundings.catalogue
    var origin = try RunOrigin(
      kind, catalogue: catalogue, documents: documents, cases: cases, engine: RunOrigin.engine(with: fonts))
    (origin.failing, origin.comparison) = (failing.sorted(), comparison)
    let requested = try shards.places(of: cases.map(\.path))
    var scope = RunScope(cases, at: requested.places, selection)
    let folder = try RunOptions.claim(output, keepingClearOf: surroundings)
    let job = Job(
      kind: kind, catalogue: catalogue.relativePath, documents: documents, fonts: fontOptions.fonts,
      output: folder.url.path, confinement: FileConfinement.current?.folders, today: today)
    let pool = WorkerPool<Answer>(job: job, folder: folder, count: JobCount.allowed(jobs, for: scope.cases.count))
    let progress = Progress(total: scope.cases.count)
    let stop = selection.stopAfter.map { count in
      StopRule<Answer>(count: count) {
        RunOptions.needsReview($0, of: $1, in: catalogue, kind.findings, failing: failing)
      }
    }
    var results = try pool.run(scope.cases, stoppingBy: stop) { progress.report($0) }
    progress.end()
    scope.end(after: results.count)
    RunOptions.complete(&results, of: scope.cases, in: catalogue, kind.findings)
    try RunPlaces(surroundings, kind, from: folder.url).write(to: folder)
    var part = requested.part
    part?.places = scope.places
    let orphans = orphans()
    try ResultFiles.write(
      results, of: origin, part: part, orphans: orphans, leavingOut: scope.leftOut, to: folder)
    return FinishedRun(
      results: results, orphans: orphans, leftOut: scope.leftOut, output: folder.url.relativePath)
  }

  /// Whether a case's result, as a worker sent it, needs review.
  private static func needsReview<Answer>(
    _ result: RunResult<Answer>, of scene: SceneCase, in catalogue: URL, _ kinds: FindingNames, failing: Set<String>
  ) -> Bool {
    var results = [result]
    RunOptions.complete(&results, of: [scene], in: catalogue, kinds)
    return results[0].needsReview(failing: failing)
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
  /// References that belong to no case.
  var orphans: [OrphanedReference]
  /// The cases that should run here, and were left out.
  var leftOut: [LeftOutCase]
  var output: String
}

/// The outcome of a command over cases, for its lines and for its callers.
struct PerformedRun {
  var lines: [String]
  var output: String
  var needsReview: Bool
}
