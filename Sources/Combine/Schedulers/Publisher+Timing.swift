extension Publisher {
  /// The values, later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Timed<Self> {
    let tolerance = tolerance ?? scheduler.minimumTolerance
    return Publishers.Timed(upstream: self) { buffer, _ in
      (
        { value in
          scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options) {
            buffer.send(value)
          }
        },
        { completion in
          scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options) {
            buffer.finish(completion)
          }
        }
      )
    }
  }

  /// The values that no other follows for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { buffer, _ in
      let newest = Locked(0)
      return (
        { value in
          let number = newest {
            $0 += 1
            return $0
          }
          let date = scheduler.now.advanced(by: dueTime)
          scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
            if newest({ $0 }) == number { buffer.send(value) }
          }
        },
        { completion in
          newest { $0 += 1 }
          scheduler.schedule(options: options) { buffer.finish(completion) }
        }
      )
    }
  }

  /// At most one value in each interval: its first or its last.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { buffer, _ in
      let state = Locked<(waiting: Output?, last: S.SchedulerTimeType?)>((nil, nil))
      func send() {
        let value: Output? = state { state in
          defer { state = (nil, scheduler.now) }
          return state.waiting
        }
        if let value { buffer.send(value) }
      }
      return (
        { value in
          let isFirst = state { state in
            let isFirst = state.waiting == nil
            if latest || isFirst { state.waiting = .some(value) }
            return isFirst
          }
          guard isFirst else { return }
          let due = state { $0.last }?.advanced(by: interval)
          if let due, due > scheduler.now { scheduler.schedule(after: due, send) } else { scheduler.schedule(send) }
        },
        { completion in
          scheduler.schedule {
            send()
            buffer.finish(completion)
          }
        }
      )
    }
  }

  /// The values, until none comes for some time: then it ends, with an error if one is made.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timed<Self> {
    Publishers.Timed(upstream: self) { buffer, group in
      let newest = Locked(0)
      func wait() {
        let number = newest {
          $0 += 1
          return $0
        }
        let date = scheduler.now.advanced(by: interval)
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options) {
          guard newest({ $0 }) == number else { return }
          group.cancel()
          buffer.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return (
        { value in
          wait()
          scheduler.schedule(options: options) { buffer.send(value) }
        },
        { completion in
          newest { $0 += 1 }
          scheduler.schedule(options: options) { buffer.finish(completion) }
        }
      )
    }
  }
}

extension Publishers {
  /// The values of a publisher at other times.
  public struct Timed<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    typealias Buffer = DemandBuffer<AnySubscriber<Output, Failure>>
    typealias Handlers = (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)

    public let upstream: Upstream
    let makeHandlers: (Buffer, SubscriptionGroup) -> Handlers

    init(upstream: Upstream, _ makeHandlers: @escaping (Buffer, SubscriptionGroup) -> Handlers) {
      (self.upstream, self.makeHandlers) = (upstream, makeHandlers)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let buffer = Buffer(AnySubscriber(subscriber))
      let group = SubscriptionGroup()
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      let handlers = makeHandlers(buffer, group)
      group.add(upstream, onValue: handlers.value, onCompletion: handlers.completion)
    }
  }
}
