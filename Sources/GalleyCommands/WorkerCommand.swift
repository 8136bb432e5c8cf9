import ArgumentParser
import BundledFonts
import Foundation
import Glibc
import HeadlessUIKit
import Snapshots
import TextLayout

/// Renders the cases it is told of on standard input: what `Worker` starts.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Render cases for another galley.", shouldDisplay: false)

  @Argument(help: "The job, as JSON.")
  var job: String

  func run() throws {
    limitMemory()
    let job = try JSONDecoder().decode(Job.self, from: Data(job.utf8))
    FontRegistry.install(try FontLibrary(directory: BundledFonts.locate(override: job.fonts)))
    try MainActor.assumeIsolated {
      let runner = try CaseRunner(job)
      let encoder = ResultFile.encoder
      while let line = readLine() {
        guard let index = Int(line), let result = runner.run(index) else { continue }
        FileHandle.standardOutput.write(try encoder.encode(result) + Data("\n".utf8))
      }
    }
  }

  private func limitMemory() {
    var limit = rlimit(rlim_cur: Worker.memoryLimit, rlim_max: Worker.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }
}
