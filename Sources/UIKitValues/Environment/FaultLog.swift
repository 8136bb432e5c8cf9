import Synchronization

/// What went wrong in views, in order.
package final class FaultLog: Sendable {
  /// The faults in order, and what tells one that is known.
  private struct Pending {
    var faults: [Fault] = []
    var known: Set<Fault> = []
    var mistake: (any Error)?
    var count = 0
  }

  /// A fault, and which task it was in: nil outside of any.
  private struct Fault: Hashable {
    let text: String
    let task: Int?
  }

  /// The task that runs.
  private static var task: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// More faults than these are left out: bad data can make one for each of a million items.
  private static let limit = 1_000
  private let pending = Mutex(Pending())

  /// Notes a fault. Text is read anew each time it is measured: the same fault is given once.
  func note(_ fault: String) {
    let fault = Fault(text: fault, task: FaultLog.task)
    pending.withLock { pending in
      pending.count += 1
      if pending.faults.count < FaultLog.limit, pending.known.insert(fault).inserted { pending.faults.append(fault) }
    }
  }

  /// How often a fault was noted since faults were last taken, known or not.
  var count: Int { pending.withLock(\.count) }

  /// Keeps a mistake that was found where nothing can be thrown. The first one counts.
  func report(_ mistake: any Error) {
    pending.withLock { $0.mistake = $0.mistake ?? mistake }
  }

  /// The mistake kept since faults were last taken.
  var mistake: (any Error)? { pending.withLock(\.mistake) }

  /// The faults since the last call, in order. A mistake is forgotten.
  func take() -> [String] {
    var seen: Set<String> = []
    return takeAll().map(\.text).filter { seen.insert($0).inserted }
  }

  /// Those of the task that runs. All others are forgotten, too.
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
