import CommandSupport
import Exceptions
import Foundation
import ImageComparison
import Raster
import Scenes
import Snapshots

/// The parameters for rendering a watched catalogue, and its output.
struct WatchRendering {
  let options: CatalogueOptions
  let fonts: FontOptions
  let jobs: Int?
  let store: ReferenceStore
  let folder: RunFolder
  /// The day for which exceptions are judged: that on which the watch began.
  let today: CalendarDay
  /// Workers for the next rendering: starting one takes longer than most cases.
  private let standby = StandbyWorkers()

  init(
    options: CatalogueOptions, fonts: FontOptions, jobs: Int?, store: ReferenceStore, folder: RunFolder,
    today: CalendarDay
  ) {
    (self.options, self.fonts, self.jobs) = (options, fonts, jobs)
    (self.store, self.folder, self.today) = (store, folder, today)
  }

  var catalogue: URL { URL(exactPath: options.catalogue) }

  /// Cases are compared with references, which are never written.
  private var kind: Job.Kind {
    .test(references: store.root.relativePath, recordMode: .never, drawsAlways: false, difference: .overlay)
  }

  /// The results of some cases, in their order, from workers that read the files again.
  func render(_ cases: [SceneCase]) throws -> [CaseResult] {
    guard !cases.isEmpty else { return [] }
    var pool = WorkerPool<Outcome>(job: job, folder: folder, count: JobCount.allowed(jobs, for: cases.count))
    pool.standby = standby
    let progress = Progress(total: cases.count)
    defer { progress.end() }
    var results = try pool.run(cases) { progress.report($0) }
    RunOptions.complete(&results, of: cases, in: catalogue, .ofLayout)
    return results
  }

  private var job: Job {
    Job(kind: kind, catalogue: catalogue.relativePath, fonts: fonts.fonts, output: folder.url.path, today: today)
  }

  /// Starts workers for a later rendering of so many cases. They read the fonts now, and everything else then.
  func prepare(for cases: Int) {
    standby.start(JobCount.allowed(jobs, for: cases)) { try Worker(job, folder: folder) }
  }

  /// Ends workers that have read other fonts.
  func forgetFonts() { standby.end() }

  /// The fingerprint of the engine with the fonts as they are now.
  func engine() throws -> Hash128 { try RunOrigin.engine(with: fonts.library()) }

  /// Writes the results of all cases.
  func write(_ results: [CaseResult], of cases: [SceneCase], by engine: Hash128) throws {
    let origin = try RunOrigin(kind, catalogue: catalogue, cases: cases, engine: engine)
    try RunPlaces(options.surroundings(references: store.root), kind, from: folder.url).write(to: folder)
    try ResultFiles.write(results, of: origin, to: folder)
    folder.tidy()
  }
}
