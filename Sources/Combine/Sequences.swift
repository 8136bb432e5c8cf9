import Foundation

extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// A publisher that has all its values, perhaps without end, and sends them as they are requested.
protocol PacedPublisher {}

extension Publishers.Sequence: PacedPublisher {}

private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, _ downstream: Downstream) {
    iterator = elements.makeIterator()
    self.downstream = downstream
    next = iterator.next()
  }

  func request(_ more: Subscribers.Demand) {
    let isFree = lock.withLock {
      demand += more
      defer { isSending = true }
      return !isSending
    }
    guard isFree else { return }
    while let (downstream, value) = take() {
      guard let value else { return downstream.receive(completion: .finished) }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
  }

  /// The subscriber and what it gets: an element, or `nil` for the end. A sequence that is over ends without a request.
  private func take() -> (Downstream, Elements.Element?)? {
    lock.withLock {
      guard let downstream, next == nil || demand > .none else {
        isSending = false
        return nil
      }
      guard let value = next else {
        self.downstream = nil
        return (downstream, nil)
      }
      demand -= 1
      next = iterator.next()
      return (downstream, value)
    }
  }

  func cancel() {
    lock.withLock { downstream = nil }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// A publisher of a value that there may be.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return Empty<Wrapped, Never>().subscribe(subscriber) }
      Just(output).subscribe(subscriber)
    }
  }
}

extension Result {
  /// A publisher of the value or the error.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  /// A publisher of a result.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Just(value).setFailureType(to: Failure.self).subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}
