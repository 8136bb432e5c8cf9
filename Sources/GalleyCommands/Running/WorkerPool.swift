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
/// Results come back in the order of the cases, whoever rendered them. A worker that dies fails its case and is replaced.
struct WorkerPool {
  let job: Job
  let count: Int

  /// Runs the cases; `report` is called after each, on any thread, with how many are done.
  func run(
    _ cases: [(index: Int, scene: SceneCase)], report: @escaping @Sendable (Int) -> Void
  ) -> [TimedResult] {
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
          let result = run(cases[position], with: &worker)
          let seconds = (ContinuousClock.now - start) / .seconds(1)
          report(progress.withLock { $0.finish(position, TimedResult(result: result, seconds: seconds)) })
        }
        worker?.stop()
        threads.leave()
      }
    }
    threads.wait()
    return progress.withLock { $0.results.compactMap { $0 } }
  }

  private struct Progress {
    var results: [TimedResult?]
    var next = 0
    var done = 0

    mutating func take() -> Int? {
      guard next < results.count else { return nil }
      defer { next += 1 }
      return next
    }

    mutating func finish(_ position: Int, _ result: TimedResult) -> Int {
      results[position] = result
      done += 1
      return done
    }
  }

  private func run(_ item: (index: Int, scene: SceneCase), with worker: inout Worker?) -> CaseResult {
    let reason: String
    do {
      let running = try worker ?? Worker(job)
      worker = running
      switch running.run(item.index) {
      case .success(let result): return result
      case .failure(let failure): reason = failure.description
      }
      running.stop()
    } catch {
      reason = "no worker could be started: \(error.localizedDescription)"
    }
    worker = nil
    return .failed(
      catalogueFile: item.scene.file, scene: item.scene.scene, configuration: item.scene.configurationName,
      reason: reason)
  }
}
