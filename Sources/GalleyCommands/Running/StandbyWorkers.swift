import Snapshots
import Synchronization

/// Workers that were started before there are cases for them, so that these need not wait.
final class StandbyWorkers: Sendable {
  private let workers = Mutex<[Worker]>([])

  /// One that is ready and running; nil if there is none.
  func take() -> Worker? {
    while let worker = workers.withLock({ $0.popLast() }) {
      if (try? worker.waitUntilReady()) != nil, !worker.hasEnded { return worker }
    }
    return nil
  }

  /// Starts workers until there are so many, as far as the system allows.
  func start(_ count: Int, _ start: () throws -> Worker) {
    workers.withLock { workers in
      while workers.count < count, let worker = try? start() { workers.append(worker) }
    }
  }

  /// Ends those that have not been taken.
  func end() { workers.withLock { $0 = [] } }
}
