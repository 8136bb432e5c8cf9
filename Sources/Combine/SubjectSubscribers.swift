import Foundation

/// The subscribers of a subject, in the order in which they came.
final class SubjectSubscribers<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var subscriptions: [SubjectSubscription<Output, Failure>] = []
  private var upstream: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?
  private var value: Output?

  /// The current value of subjects that have one.
  var current: Output? {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }

  deinit {
    for subscription in upstream { subscription.cancel() }
  }

  func add(_ subscriber: AnySubscriber<Output, Failure>, current: (() -> Output?)?) {
    let subscription = SubjectSubscription(subscriber, current: current)
    let completion = lock.withLock {
      if self.completion == nil { subscriptions.append(subscription) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    subscription.onCancel = { [weak self, weak subscription] in
      self?.lock.withLock { self?.subscriptions.removeAll { $0 === subscription } }
    }
    subscriber.receive(subscription: subscription)
  }

  func send(_ new: Output, isCurrent: Bool = false) {
    let subscriptions = lock.withLock {
      guard completion == nil else { return [SubjectSubscription<Output, Failure>]() }
      if isCurrent { value = new }
      return self.subscriptions
    }
    for subscription in subscriptions { subscription.send(new) }
  }

  func end(_ end: Subscribers.Completion<Failure>) {
    let subscriptions = lock.withLock {
      guard completion == nil else { return [SubjectSubscription<Output, Failure>]() }
      completion = end
      defer { self.subscriptions = [] }
      return self.subscriptions
    }
    for subscription in subscriptions { subscription.end(end) }
  }

  /// Keeps a subscription of a publisher above, which is cancelled with the subject.
  func keep(_ subscription: any Subscription) {
    lock.withLock { upstream.append(subscription) }
    subscription.request(.unlimited)
  }
}

/// A subscription of a subject. A value that comes while none is requested is lost, unless the subject keeps it as its
/// current one.
private final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// The current value, which is due to a subscriber that has not had it.
  private var current: (() -> Output?)?
  private var isDue: Bool
  var onCancel: (() -> Void)?

  init(_ subscriber: AnySubscriber<Output, Failure>, current: (() -> Output?)?) {
    (self.subscriber, self.current, isDue) = (subscriber, current, current != nil)
  }

  func send(_ value: Output) {
    let subscriber: AnySubscriber<Output, Failure>? = lock.withLock {
      guard self.subscriber != nil, demand > .none else {
        isDue = current != nil
        return nil
      }
      demand -= 1
      isDue = false
      return self.subscriber
    }
    guard let more = subscriber?.receive(value), more > .none else { return }
    request(more)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    close()?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let due: Output? = lock.withLock {
      demand += more
      return isDue && demand > .none ? current?() : nil
    }
    if let due { send(due) }
  }

  func cancel() {
    let action = onCancel
    _ = close()
    action?()
  }

  private func close() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      defer { (subscriber, current, onCancel) = (nil, nil, nil) }
      return subscriber
    }
  }
}
