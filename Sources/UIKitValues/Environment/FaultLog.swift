import Synchronization

/// A log of the faults in views, in order.
package final class FaultLog: Sendable {
  /// The state of the log: the faults in order, and a set of them to find those already known.
  private struct Pending {
    var faults: [Fault] = []
    var known: Set<Fault> = []
    var mistake: (any Error)?
    var count = 0
  }

  /// A fault and the hash of the task that raised it, `nil` outside of any task.
  private struct Fault: Hashable {
    let text: String
    let task: Int?
  }

  /// The hash of the current task.
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The maximum number of faults that are kept: bad data can raise one for each of a million items.
  private static let limit = 1_000
  private let pending = Mutex(Pending())

  /// Adds a fault, unless it is known already: text is read again for each measurement, and would raise the same one.
  func note(_ fault: String) {
    let fault = Fault(text: fault, task: FaultLog.task)
    pending.withLock { pending in
      pending.count += 1
      if pending.faults.count < FaultLog.limit, pending.known.insert(fault).inserted { pending.faults.append(fault) }
    }
  }

  /// The number of times a fault was added since faults were last taken, including known ones.
  var count: Int { pending.withLock(\.count) }

  /// Keeps an error that occurred where nothing can be thrown. The first one counts.
  func report(_ mistake: any Error) {
    pending.withLock { $0.mistake = $0.mistake ?? mistake }
  }

  /// The error kept since faults were last taken.
  var mistake: (any Error)? { pending.withLock(\.mistake) }

  /// Returns the faults since the last call, in order, and clears the log, including the error.
  func take() -> [String] {
    var seen: Set<String> = []
    return takeAll().map(\.text).filter { seen.insert($0).inserted }
  }

  /// Returns the faults of the current task, in order, and clears the log, including the faults of other tasks.
  func takeOfThisTask() -> [String] {
    let task = FaultLog.task
    return takeAll().filter { $0.task == task }.map(\.text)
  }

  private func takeAll() -> [Fault] {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending.faults
    }
  }
}
