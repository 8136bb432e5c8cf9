import Synchronization

/// A view or a controller that raises faults.
package typealias FaultSource = AnyObject & Sendable

/// The faults in the views of an environment, in order.
package final class FaultLog: Sendable {
  private struct Pending {
    var faults: [String: Fault] = [:]
    var mistake: (any Error)?
    var count = 0
  }

  /// The largest number of faults, and of sources of each, that are kept: bad data can cause one for each of a million items.
  private static let limit = 1_000
  private let pending = Mutex(Pending())

  /// Adds a fault. One that occurs again, as a text is read each time it is measured, is listed once.
  func note(_ text: String, by source: (any FaultSource)?) {
    pending.withLock { pending in
      pending.count += 1
      guard pending.faults[text] != nil || pending.faults.count < FaultLog.limit else { return }
      pending.faults[text, default: Fault(number: pending.count)].add(source, limit: FaultLog.limit)
    }
  }

  /// The number of faults since they were last taken, repeated ones included.
  package var count: Int { pending.withLock(\.count) }

  /// Keeps an error that occurred where nothing can be thrown. Only the first one is kept.
  func report(_ mistake: any Error) {
    pending.withLock { $0.mistake = $0.mistake ?? mistake }
  }

  /// The error kept since faults were last taken.
  var mistake: (any Error)? { pending.withLock(\.mistake) }

  /// Removes and returns all faults, in order. The kept error is removed, too.
  package func take() -> [String] {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending.faults.sorted { $0.value.number < $1.value.number }.map(\.key)
    }
  }

  /// Removes and returns the faults of the given sources and those without a known source, in order. Others stay.
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

/// The number and the sources of a fault.
private struct Fault {
  /// The view or controller that raised the fault. It is not kept alive.
  struct Source {
    weak var object: (any FaultSource)?
  }

  /// The position of the fault among all faults.
  let number: Int
  private(set) var sources: [ObjectIdentifier: Source] = [:]
  /// Whether the fault also occurred without a known source.
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

  /// Removes the given sources, those that no longer exist, and the occurrences without a known source.
  ///
  /// - Returns: whether any of the given sources, or an unknown one, was removed.
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
