import Synchronization

/// A value that changes now and then, with the number of its changes, which clients can wait for.
final class Revisions<Value: Sendable>: Sendable {
  private struct State {
    var number = 0
    var value: Value
    /// The event that the waiting threads wait for: it happens with the next change, and is made for the first of them.
    var change: PolledEvent?
  }

  private let state: Mutex<State>

  init(_ value: Value) { state = Mutex(State(value: value)) }

  var number: Int { state.withLock { $0.number } }

  /// Replaces the value, and wakes all that wait.
  func rise(to value: Value) {
    let change = state.withLock { state in
      state.number += 1
      state.value = value
      defer { state.change = nil }
      return state.change
    }
    change?.happen()
  }

  /// The value and its number, as soon as the number is not the one that the client knows, or else when waiting ends: by the
  /// deadline, when the client leaves, or when the server stops.
  ///
  /// - Throws: an error if the system has no descriptors left.
  func current(
    after known: Int, for client: ClientWatch, by deadline: Deadline
  ) throws(ListenError) -> (number: Int, value: Value) {
    if let change = try change(after: known) { client.wait(for: change, by: deadline) }
    return current
  }

  var current: (number: Int, value: Value) { state.withLock { ($0.number, $0.value) } }

  /// The event to wait for; nil if the number has changed already.
  private func change(after known: Int) throws(ListenError) -> PolledEvent? {
    try state.withLock { state throws(ListenError) -> PolledEvent? in
      guard state.number == known else { return nil }
      if let change = state.change { return change }
      let change = try PolledEvent()
      state.change = change
      return change
    }
  }
}
