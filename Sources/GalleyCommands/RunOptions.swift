import ArgumentParser
import Foundation
import Scenes
import Snapshots

/// How a run over a catalogue is carried out.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Processes that render at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The folder for pictures and results; what an earlier run left there is removed.", valueName: "folder"))
  var output = "galley-output"

  @OptionGroup var fontOptions: FontOptions

  func validate() throws {
    guard (jobs ?? 1) >= 1, (jobs ?? 1) <= 256 else {
      throw ValidationError("--jobs is \(jobs ?? 0): expected 1 to 256.")
    }
  }

  /// Runs a job over cases, showing how far it is, and writes the results.
  func run(
    _ kind: Job.Kind, catalogue: String, cases: [(index: Int, scene: SceneCase)]
  ) throws -> [CaseResult] {
    try fontOptions.install()
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    let file = ResultFile(folder: folder)
    try file.prepare()
    let job = Job(kind: kind, catalogue: catalogue, fonts: fontOptions.fonts, output: folder.path)
    let pool = WorkerPool(job: job, count: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let progress = Progress(total: cases.count)
    let results = pool.run(cases) { progress.report($0) }
    progress.end()
    try file.write(results)
    return results.map(\.result)
  }
}
