import CommandSupport
import Exceptions
import Foundation
import ImageComparison
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

  var catalogue: URL { URL(exactPath: options.catalogue) }

  /// Cases are compared with references, which are never written.
  private var kind: Job.Kind {
    .test(references: store.root.relativePath, recordMode: .never, drawsAlways: false, difference: .overlay)
  }

  /// The results of some cases, in their order, from workers that read the files again.
  func render(_ cases: [SceneCase]) throws -> [CaseResult] {
    guard !cases.isEmpty else { return [] }
    let job = Job(
      kind: kind, catalogue: catalogue.relativePath, fonts: fonts.fonts, output: folder.url.path, today: today)
    let pool = WorkerPool<Outcome>(job: job, folder: folder, count: JobCount.allowed(jobs, for: cases.count))
    let progress = Progress(total: cases.count)
    defer { progress.end() }
    var results = try pool.run(cases) { progress.report($0) }
    RunOptions.complete(&results, of: cases, in: catalogue, .ofLayout)
    return results
  }

  /// Writes the results of all cases.
  func write(_ results: [CaseResult], of cases: [SceneCase]) throws {
    let origin = try RunOrigin(kind, catalogue: catalogue, cases: cases, fonts: fonts.library())
    try RunPlaces(options.surroundings(references: store.root), kind, from: folder.url).write(to: folder)
    try ResultFiles.write(results, of: origin, to: folder)
    folder.tidy()
  }
}
