extension Publishers {
  /// When values that were gathered are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After a time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After a time, or when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// When values are asked for before they are needed.
  public enum PrefetchStrategy: Equatable, Hashable, Sendable {
    /// At once.
    case keepFull
    /// When they are asked for.
    case byRequest
  }

  /// The treatment of a value that the buffer has no room for.
  public enum BufferingStrategy<Failure: Error> {
    /// The new value is lost.
    case dropNewest
    /// The oldest value is lost.
    case dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }
}

extension Publisher {
  /// The values of some time in arrays, and the rest at the end. Differs from Combine: the time begins with an array's first
  /// value.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, count): (S, S.SchedulerTimeType.Stride, Int) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return Publishers.Made { [self] subscriber in
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      let gathered = Locked<(values: [Output], number: Int)>(([], 0))
      func send() {
        let values = gathered { state in
          defer { state = ([], state.number + 1) }
          return state.values
        }
        if !values.isEmpty { buffer.send(values) }
      }
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      group.add(
        self,
        onValue: { value in
          let (total, number) = gathered { state in
            state.values.append(value)
            return (state.values.count, state.number)
          }
          if total >= count { return send() }
          guard total == 1 else { return }
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
          ) { if gathered({ $0.number }) == number { send() } }
        },
        onCompletion: { completion in
          if case .finished = completion { send() }
          buffer.finish(completion)
        })
    }.eraseToAnyPublisher()
  }

  /// The time between values, from the subscription on.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    Deferred {
      let last = Locked(scheduler.now)
      return self.map { _ in
        last { date in
          let now = scheduler.now
          defer { date = now }
          return date.distance(to: now)
        }
      }
    }.eraseToAnyPublisher()
  }

  /// The values, kept until they are asked for. Differs from Combine: there is always room.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    Publishers.Made { [self] subscriber in
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      group.add(self, onValue: { buffer.send($0) }, onCompletion: { buffer.finish($0) })
    }.eraseToAnyPublisher()
  }
}
