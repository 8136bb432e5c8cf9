/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Ends.
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription of a publisher above.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// A subject that sends values to the subscribers that it has at that time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubjectSubscribers<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { subscribers.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
  public func send(subscription: any Subscription) { subscribers.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber), current: nil)
  }
}

/// A subject with a value: a new subscriber gets it at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubjectSubscribers<Output, Failure>()

  /// Creates a subject with a value.
  public init(_ value: Output) {
    subscribers.current = value
  }

  /// The value. Setting it sends it.
  public var value: Output {
    // It is set at creation, and never to nil.
    get { subscribers.current.unsafelyUnwrapped }
    set { send(newValue) }
  }

  public func send(_ value: Output) { subscribers.send(value, isCurrent: true) }
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
  public func send(subscription: any Subscription) { subscribers.keep(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscribers.add(AnySubscriber(subscriber), current: { [subscribers] in subscribers.current })
  }
}
