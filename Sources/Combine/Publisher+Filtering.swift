extension Publisher {
  /// The values that meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// The values that meet a condition that may throw.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// The values that differ from the one before them.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// The values after the first ones.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// The values from the first that does not meet a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The first values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(0, maxLength))
  }

  /// The values before the first that does not meet a condition.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The values before another publisher sends or ends.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    Publishers.Made { [self] subscriber in
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      buffer.whenCancelled { group.cancel() }
      let end = {
        group.cancel()
        buffer.finish(.finished)
      }
      buffer.start()
      group.add(publisher, onValue: { _ in end() }, onCompletion: { _ in })
      group.add(self, onValue: buffer.send, onCompletion: buffer.finish)
    }.eraseToAnyPublisher()
  }

  /// The first value.
  public func first() -> Publishers.Output<Self> { prefix(1) }

  /// The first value that meets a condition.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The value at an index.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// The values at some indices.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// No value: only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
  /// The values that are not equal to the one before them.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
