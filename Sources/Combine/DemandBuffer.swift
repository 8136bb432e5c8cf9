import Foundation

/// Values on their way to a subscriber, which wait until they are requested, and the end after them.
///
/// It is the subscription of operators whose values do not come one by one from a single publisher.
final class DemandBuffer<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private let downstream: Downstream
  private var values: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private var isOver = false
  private var onCancel: (() -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Sets what happens when the subscriber cancels.
  func whenCancelled(_ action: @escaping () -> Void) {
    lock.withLock { onCancel = action }
  }

  /// Starts: the subscriber may request from now on.
  func start() {
    downstream.receive(subscription: self)
  }

  func send(_ value: Downstream.Input) {
    lock.withLock { if !isOver, completion == nil { values.append(value) } }
    flush()
  }

  func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock {
      guard completion == nil else { return }
      completion = end
      // An error does not wait for the values before it.
      if case .failure = end { values = [] }
    }
    flush()
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    flush()
  }

  func cancel() {
    // What is released is released outside of the lock.
    let (action, released) = lock.withLock {
      defer { (isOver, values, onCancel) = (true, [], nil) }
      return (onCancel, values)
    }
    action?()
    withExtendedLifetime(released) {}
  }

  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  /// Sends what is requested. A call from within the subscriber leaves it to the outer one.
  private func flush() {
    let isFree = lock.withLock {
      guard !isSending else { return false }
      isSending = true
      return true
    }
    guard isFree else { return }
    while let event = next() {
      switch event {
      case .value(let value):
        let more = downstream.receive(value)
        lock.withLock { demand += more }
      case .completion(let completion): downstream.receive(completion: completion)
      }
    }
  }

  private func next() -> Event? {
    lock.withLock {
      if !isOver, !values.isEmpty, demand > .none {
        demand -= 1
        return .value(values.removeFirst())
      }
      if !isOver, values.isEmpty, let completion {
        (isOver, onCancel) = (true, nil)
        return .completion(completion)
      }
      isSending = false
      return nil
    }
  }
}

/// A subscriber that keeps its subscription and calls closures.
final class InnerSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isOver = false
  private let demand: Subscribers.Demand
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    _ demand: Subscribers.Demand = .unlimited, onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.demand, self.onValue, self.onCompletion) = (demand, onValue, onCompletion)
  }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      if !isOver { self.subscription = subscription }
      return !isOver
    }
    if isWanted { subscription.request(demand) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !lock.withLock({ isOver }) { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      defer { (isOver, subscription) = (true, nil) }
      return !isOver
    }
    if isFirst { onCompletion(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { subscription }?.request(demand)
  }

  func cancel() {
    let subscription = lock.withLock {
      defer { (isOver, self.subscription) = (true, nil) }
      return self.subscription
    }
    subscription?.cancel()
  }
}
