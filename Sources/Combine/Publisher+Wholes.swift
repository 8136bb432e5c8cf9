// Operators that know their value at the end, or before it.

extension Publisher {
  /// The result of combining all values, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Whole<Self, T> {
    Publishers.Whole(upstream: self) {
      var result = initialResult
      return (
        {
          result = nextPartialResult(result, $0)
          return nil
        }, { result }
      )
    }
  }

  /// All values in an array, at the end.
  public func collect() -> Publishers.Whole<Self, [Output]> {
    Publishers.Whole(upstream: self) {
      var values: [Output] = []
      return (
        {
          values.append($0)
          return nil
        }, { values }
      )
    }
  }

  /// The values in arrays of so many; the last one may have fewer.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    Publishers.Made { [self] subscriber in
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      let values = Locked<[Output]>([])
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      group.add(
        self,
        onValue: { value in
          let full: [Output]? = values { values in
            values.append(value)
            guard values.count >= count else { return nil }
            defer { values = [] }
            return values
          }
          if let full { buffer.send(full) }
        },
        onCompletion: { completion in
          let rest = values({ $0 })
          if case .finished = completion, !rest.isEmpty { buffer.send(rest) }
          buffer.finish(completion)
        })
    }.eraseToAnyPublisher()
  }

  /// The number of values, at the end.
  public func count() -> Publishers.Whole<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// The last value, at the end.
  public func last() -> Publishers.Whole<Self, Output> { last { _ in true } }

  /// The last value that meets a condition, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Whole<Self, Output> {
    Publishers.Whole(upstream: self) {
      var last: Output?
      return (
        {
          if predicate($0) { last = $0 }
          return nil
        }, { last }
      )
    }
  }

  /// Whether a value meets a condition.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Whole<Self, Bool> {
    Publishers.Whole(upstream: self) { ({ predicate($0) ? true : nil }, { false }) }
  }

  /// Whether all values meet a condition.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Whole<Self, Bool> {
    Publishers.Whole(upstream: self) { ({ predicate($0) ? nil : false }, { true }) }
  }

  /// The smallest value, at the end.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Whole<Self, Output> {
    Publishers.Whole(upstream: self) {
      var best: Output?
      return (
        { value in
          if best.map({ areInIncreasingOrder(value, $0) }) ?? true { best = value }
          return nil
        }, { best }
      )
    }
  }

  /// The largest value, at the end.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Whole<Self, Output> {
    min { areInIncreasingOrder($1, $0) }
  }

  /// The values, or another one if there is none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    Publishers.Made { [self] subscriber in
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      let isEmpty = Locked(true)
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      group.add(
        self,
        onValue: { value in
          isEmpty { $0 = false }
          buffer.send(value)
        },
        onCompletion: { completion in
          if case .finished = completion, isEmpty({ $0 }) { buffer.send(output) }
          buffer.finish(completion)
        })
    }.eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value is sent.
  public func contains(_ output: Output) -> Publishers.Whole<Self, Bool> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// The smallest value, at the end.
  public func min() -> Publishers.Whole<Self, Output> { min(by: <) }
  /// The largest value, at the end.
  public func max() -> Publishers.Whole<Self, Output> { max(by: <) }
}

extension Publishers {
  /// One value that is made of all values.
  public struct Whole<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// A closure that takes a value and returns the result if it is known, and one that returns the result at the end.
    typealias Maker = (next: (Upstream.Output) -> Output?, end: () -> Output?)

    public let upstream: Upstream
    let makeMaker: () -> Maker

    init(upstream: Upstream, _ makeMaker: @escaping () -> Maker) {
      (self.upstream, self.makeMaker) = (upstream, makeMaker)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      let maker = makeMaker()
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      group.add(
        upstream,
        onValue: { value in
          guard let result = maker.next(value) else { return }
          group.cancel()
          buffer.send(result)
          buffer.finish(.finished)
        },
        onCompletion: { completion in
          if case .finished = completion, let result = maker.end() { buffer.send(result) }
          buffer.finish(completion)
        })
    }
  }
}
