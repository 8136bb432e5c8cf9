import Synchronization

/// What raises a fault: a view or a controller.
package typealias FaultSource = AnyObject & Sendable

/// What went wrong in views of an environment, in order.
package final class FaultLog: Sendable {
  private struct Pending {
    var faults: [String: Fault] = [:]
    var mistake: (any Error)?
    var count = 0
  }

  /// More faults than these, and more sources of each, are left out: bad data can make one for each of a million items.
  private static let limit = 1_000
  private let pending = Mutex(Pending())

  /// Notes a fault. Text is read anew each time it is measured: the same fault is given once.
  func note(_ text: String, by source: (any FaultSource)?) {
    pending.withLock { pending in
      pending.count += 1
      guard pending.faults[text] != nil || pending.faults.count < FaultLog.limit else { return }
      pending.faults[text, default: Fault(number: pending.count)].add(source, limit: FaultLog.limit)
    }
  }

  /// How often a fault was noted since faults were last taken, known or not.
  package var count: Int { pending.withLock(\.count) }

  /// Keeps an error that occurred where nothing can be thrown. The first one counts.
  func report(_ mistake: any Error) {
    pending.withLock { $0.mistake = $0.mistake ?? mistake }
  }

  /// The error kept since faults were last taken.
  var mistake: (any Error)? { pending.withLock(\.mistake) }

  /// The faults since the last call, in order. A mistake is forgotten.
  package func take() -> [String] {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending.faults.sorted { $0.value.number < $1.value.number }.map(\.key)
    }
  }

  /// The faults of sources that are asked for, and those whose source was not known, in order. Those of others stay.
  package func take(raisedBy isIncluded: (any FaultSource) -> Bool) -> [String] {
    pending.withLock { pending in
      let ordered = pending.faults.sorted { $0.value.number < $1.value.number }
      return ordered.compactMap { text, fault in
        var fault = fault
        let isTaken = fault.take(raisedBy: isIncluded)
        pending.faults[text] = fault.sources.isEmpty ? nil : fault
        return isTaken ? text : nil
      }
    }
  }
}

/// What is known of a fault beside its text.
private struct Fault {
  /// What raised it. It may be no more.
  struct Source {
    weak var object: (any FaultSource)?
  }

  /// Faults are in the order of their numbers.
  let number: Int
  private(set) var sources: [ObjectIdentifier: Source] = [:]
  /// Whether it was raised without a source that is known.
  private var isOfUnknownSource = false

  init(number: Int) { self.number = number }

  mutating func add(_ source: (any FaultSource)?, limit: Int) {
    guard let source else {
      isOfUnknownSource = true
      return
    }
    let id = ObjectIdentifier(source)
    if sources[id] != nil || sources.count < limit { sources[id] = Source(object: source) }
  }

  /// Forgets the sources asked for, those that are no more, and that any was not known.
  ///
  /// - Returns: whether there was one of those asked for, or one that was not known.
  mutating func take(raisedBy isIncluded: (any FaultSource) -> Bool) -> Bool {
    var isTaken = isOfUnknownSource
    isOfUnknownSource = false
    sources = sources.filter { _, source in
      guard let object = source.object else { return false }
      let isAskedFor = isIncluded(object)
      isTaken = isTaken || isAskedFor
      return !isAskedFor
    }
    return isTaken
  }
}
