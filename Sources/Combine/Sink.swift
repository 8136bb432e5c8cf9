import Foundation

extension Subscribers {
  /// A subscriber that requests all values and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    /// The closure called with each value.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } ?? { _ in } }
    /// The closure called at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { onCompletion } ?? { _ in } }

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (onValue, onCompletion) = (receiveValue, receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard self.subscription == nil, !isOver else { return false }
        self.subscription = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Demand {
      lock.withLock { onValue }?(value)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      end().completion?(completion)
    }

    public func cancel() {
      end().subscription?.cancel()
    }

    private struct Ending {
      let value: ((Input) -> Void)?
      let completion: ((Completion<Failure>) -> Void)?
      let subscription: (any Subscription)?
    }

    /// Forgets the closures. What they refer to is released by the caller, outside of the lock.
    private func end() -> Ending {
      lock.withLock {
        defer { (onValue, onCompletion, subscription, isOver) = (nil, nil, nil, true) }
        return Ending(value: onValue, completion: onCompletion, subscription: subscription)
      }
    }
  }

  /// A subscriber that assigns values to a property of an object, which it retains until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private let sink: Sink<Input, Never>
    private let target: Target

    /// The object, until the end.
    public var object: Root? { target.object }

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      let target = Target(object)
      (self.target, self.keyPath) = (target, keyPath)
      sink = Sink(
        receiveCompletion: { _ in target.object = nil }, receiveValue: { target.object?[keyPath: keyPath] = $0 })
    }

    public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Demand { sink.receive(value) }
    public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }

    public func cancel() {
      sink.cancel()
      target.object = nil
    }

    private final class Target {
      var object: Root?

      init(_ object: Root) {
        self.object = object
      }
    }
  }
}

extension Publisher {
  /// Calls closures with the values and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with the values.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns the values to a property of an object, which is retained until the end.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Assigns the values to a published property, as long as it exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.receive(from: self)
  }
}
