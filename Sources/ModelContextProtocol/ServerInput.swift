import JSONDocuments
import Synchronization

/// The lines that wait for a server, filled on one thread and emptied on another, and the requests that were cancelled.
///
/// A cancelled request that still waits gets no answer; one that is being answered ends when its tool next asks.
package final class ServerInput: Sendable {
  /// An arrival on the input.
  package enum Arrival: Sendable {
    case line([UInt8])
    case tooLongLine
  }

  private struct State {
    var waiting: [Arrival] = []
    /// The index of the first that was not taken.
    var first = 0
    var cancelled: Set<RequestID> = []
  }

  /// The largest number of kept cancelled identifiers: a client may cancel what it never asked.
  private static let cancelledLimit = 10_000

  private let state = Mutex(State())

  package init() {}

  /// Adds a line. A notification that cancels a request takes effect at once.
  ///
  /// - Returns: whether the line waits.
  package func add(_ arrival: Arrival) -> Bool {
    let cancelled: RequestID? = if case .line(let line) = arrival { ServerInput.cancelled(by: line) } else { nil }
    return state.withLock { state in
      guard let cancelled else {
        state.waiting.append(arrival)
        return true
      }
      if state.cancelled.count >= ServerInput.cancelledLimit { state.cancelled.removeAll() }
      state.cancelled.insert(cancelled)
      return false
    }
  }

  /// The first line that waits, which then waits no longer.
  package func next() -> Arrival? {
    state.withLock { state in
      guard state.first < state.waiting.count else { return nil }
      let arrival = state.waiting[state.first]
      state.first += 1
      if state.first == state.waiting.count { (state.waiting, state.first) = ([], 0) }
      return arrival
    }
  }

  package func isCancelled(_ id: RequestID) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  /// The request that a notification cancels; nil for another message.
  private static func cancelled(by line: [UInt8]) -> RequestID? {
    guard case .notification("notifications/cancelled", let params) = Message(line) else { return nil }
    return params?["requestId"].flatMap { RequestID($0, in: line) }
  }
}
