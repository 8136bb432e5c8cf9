import Foundation
import Scenes
import Snapshots
import Synchronization

/// A case's result and how long it took.
struct TimedResult: Sendable {
  var result: CaseResult
  var seconds: Double
}

/// Workers that share out a run's cases.
///
/// Results come back in the order of the cases, whoever rendered them. A worker that dies fails its case and is replaced;
/// one that cannot be started ends the run.
struct WorkerPool {
  let job: Job
  let folder: RunFolder
  let count: Int

  /// Runs the cases; `report` is called after each, on any thread, with how many are done.
  ///
  /// - Throws: what starting a worker throws.
  func run(
    _ cases: [(index: Int, scene: SceneCase)], report: @escaping @Sendable (Int) -> Void
  ) throws -> [TimedResult] {
    signal(SIGPIPE, SIG_IGN)
    let progress = Mutex(Progress(results: Array(repeating: nil, count: cases.count)))
    let threads = DispatchGroup()
    for _ in 0..<max(1, min(count, cases.count)) {
      threads.enter()
      // A thread of its own for each: Dispatch would run no more than there are processors.
      Thread.detachNewThread {
        var worker: Worker?
        while let position = progress.withLock({ $0.take() }) {
          let start = ContinuousClock.now
          do {
            let result = try run(cases[position], with: &worker)
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            report(progress.withLock { $0.finish(position, TimedResult(result: result, seconds: seconds)) })
          } catch {
            progress.withLock { $0.stop(error) }
          }
        }
        worker = nil
        threads.leave()
      }
    }
    threads.wait()
    return try progress.withLock { try $0.finished() }
  }

  private struct Progress {
    var results: [TimedResult?]
    var next = 0
    var done = 0
    var error: (any Error)?

    init(results: [TimedResult?]) { self.results = results }

    mutating func take() -> Int? {
      guard next < results.count, error == nil else { return nil }
      defer { next += 1 }
      return next
    }

    mutating func finish(_ position: Int, _ result: TimedResult) -> Int {
      results[position] = result
      done += 1
      return done
    }

    mutating func stop(_ error: any Error) { self.error = self.error ?? error }

    func finished() throws -> [TimedResult] {
      if let error { throw error }
      return results.compactMap { $0 }
    }
  }

  /// A case's result; that it has none is one too, if its worker was at fault.
  ///
  /// - Throws: what starting a worker throws.
  private func run(_ item: (index: Int, scene: SceneCase), with worker: inout Worker?) throws -> CaseResult {
    let running = try worker ?? Worker(job, folder: folder)
    do throws(WorkerFailure) {
      worker = running
      return try running.run(item.index)
    } catch {
      worker = nil
      return .failed(
        catalogueFile: item.scene.file, scene: item.scene.scene, configuration: item.scene.configurationName,
        reason: error.description)
    }
  }
}
