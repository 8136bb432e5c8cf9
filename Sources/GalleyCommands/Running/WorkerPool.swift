import Foundation
import Scenes
import Snapshots
import SourcePlaces
import Synchronization
import Threads

/// Workers that share a run's cases.
///
/// Results are in the order of the cases, whichever worker rendered them. If a worker dies, its case fails and the
/// worker is replaced; if one cannot be started, the run ends.
struct WorkerPool<Answer: CaseOutcome> {
  let job: Job
  let folder: RunFolder
  let count: Int
  var threads = ThreadMaker.system
  /// Workers of the same job that were started before.
  var standby = StandbyWorkers()

  /// Runs the cases, or, if a rule stops the run, the first of them; `report` is called after each, on any thread, with
  /// the number of finished ones.
  ///
  /// - Throws: an error in starting a worker, and a `ThreadError` if there are fewer threads than workers.
  func run(
    _ cases: [SceneCase], stoppingBy rule: StopRule<Answer>? = nil, report: @escaping @Sendable (Int) -> Void
  ) throws -> [RunResult<Answer>] {
    signal(SIGPIPE, SIG_IGN)
    let queue = CaseQueue(of: cases.map(\.place.file), workers: count, inOrder: rule != nil)
    let progress = Mutex(Progress(queue))
    let permits = rule.map { StopPermits(max(1, min($0.count, cases.count))) }
    // One thread for each worker; they mostly wait.
    try threads.perform(min(count, cases.count)) { number in
      var worker: Worker?
      while permits?.take() ?? true, let position = progress.withLock({ $0.take(for: number) }) {
        do {
          let result = try run(cases[position], with: &worker)
          if rule?.needsReview(result, cases[position]) == true { permits?.use() } else { permits?.release() }
          report(progress.withLock { $0.finish(position, result) })
        } catch {
          progress.withLock { $0.stop(error) }
          permits?.release()
        }
      }
      // What another thread waits for.
      permits?.release()
    }
    return try progress.withLock { try $0.finished() }
  }

  private struct Progress {
    var queue: CaseQueue
    var results: [RunResult<Answer>?]
    var done = 0
    var error: (any Error)?

    init(_ queue: CaseQueue) {
      self.queue = queue
      results = Array(repeating: nil, count: queue.count)
    }

    mutating func take(for worker: Int) -> Int? { error == nil ? queue.take(for: worker) : nil }

    mutating func finish(_ position: Int, _ result: RunResult<Answer>) -> Int {
      results[position] = result
      done += 1
      return done
    }

    mutating func stop(_ error: any Error) { self.error = self.error ?? error }

    func finished() throws -> [RunResult<Answer>] {
      if let error { throw error }
      return results.compactMap { $0 }
    }
  }

  private func newWorker() throws -> Worker {
    if let worker = standby.take() { return worker }
    let worker = try Worker(job, folder: folder)
    try worker.waitUntilReady()
    return worker
  }

  /// A case's result; if its worker failed, that is the result.
  ///
  /// - Throws: an error in starting a worker.
  private func run(
    _ item: SceneCase, with worker: inout Worker?
  ) throws -> RunResult<Answer> {
    let running = try worker ?? newWorker()
    let start = ContinuousClock.now
    do throws(WorkerFailure) {
      worker = running
      return try running.run(item)
    } catch {
      worker = nil
      return RunResult(item.casePath, .failed(reason: error.description), duration: ContinuousClock.now - start)
    }
  }
}
