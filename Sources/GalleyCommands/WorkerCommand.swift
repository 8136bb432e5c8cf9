import ArgumentParser
import BundledFonts
import Foundation
import Glibc
import HeadlessUIKit
import Scenes
import Snapshots
import TextLayout
import Threads

/// Renders the cases requested on standard input; started by `Worker`.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Render cases for another galley.", shouldDisplay: false)

  @Argument(help: "The job, as JSON.")
  var job: String

  func run() throws {
    try endWithParent()
    limitMemory()
    let job = try JSONDecoder().decode(Job.self, from: Data(job.utf8))
    let fonts = try FontLibrary(
      directory: BundledFonts.locate(override: job.fonts.map { URL(exactPath: $0, isDirectory: true) }))
    try MainActor.assumeIsolated {
      let confinement = job.confinement.map { FileConfinement(to: $0.map { URL(exactPath: $0, isDirectory: true) }) }
      try FileConfinement.$current.withValue(confinement) {
        try ViewEnvironment(fonts: fonts).run { try answer(job) }
      }
    }
  }

  /// Writes a line with the result of each case whose name is read.
  @MainActor private func answer(_ job: Job) throws {
    let folder = RunFolder(
      URL(exactPath: job.output, isDirectory: true), inheriting: SpawnedProcess.inheritedDescriptor)
    let runner = try CaseRunner(job, folder: folder)
    FileHandle.standardOutput.write(Worker.ready + Data("\n".utf8))
    while let line = readLine() {
      guard let name = CaseName(line: line) else { continue }
      let answer = try runner.run(name)?.line ?? Worker.noCase
      FileHandle.standardOutput.write(answer + Data("\n".utf8))
    }
  }

  /// Ends this process immediately once the other end of standard input is closed.
  private func endWithParent() throws(ThreadError) {
    try ThreadMaker.system.start {
      // Poll always reports a pipe without a writer.
      var poll = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while Glibc.poll(&poll, 1, -1) < 0, errno == EINTR {}
      _exit(0)
    }
  }

  private func limitMemory() {
    var limit = rlimit(rlim_cur: Worker.memoryLimit, rlim_max: Worker.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }
}
