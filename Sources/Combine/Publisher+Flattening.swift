extension Publisher {
  /// The values of the publishers that a function makes of values, as they come.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// The values of the publishers that a function makes of values, which cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// The values of the publishers that a function makes of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The values of the publishers that a function makes of values, none of which can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// The values of the publishers that a function makes of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      // The publisher above is one of those that run.
      let running = Locked(1)
      buffer.whenCancelled { group.cancel() }
      func end(_ completion: Subscribers.Completion<Failure>) {
        let left = running {
          $0 -= 1
          return $0
        }
        if case .failure = completion { group.cancel() } else if left > 0 { return }
        buffer.finish(completion)
      }
      buffer.start()
      let requests = Requests()
      let source = InnerSubscriber<Upstream.Output, Failure>(
        maxPublishers,
        onValue: { [transform] value in
          running { $0 += 1 }
          group.add(transform(value), onValue: { buffer.send($0) }) { completion in
            end(completion)
            requests.next?()
          }
        }, onCompletion: end)
      if maxPublishers != .unlimited { requests.next = { [weak source] in source?.request(.max(1)) } }
      group.add(source)
      upstream.subscribe(source)
    }

    /// The requests for publishers, each of which is asked for once the one before has ended.
    private final class Requests {
      var next: (() -> Void)?
    }
  }

  /// The values of the newest of the publishers that a publisher sends.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == NewPublisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      let state = Locked<(inner: SubscriptionGroup?, isOver: Bool)>((nil, false))
      buffer.whenCancelled {
        group.cancel()
        state { $0.inner }?.cancel()
      }
      buffer.start()
      group.add(
        upstream,
        onValue: { publisher in
          let inner = SubscriptionGroup()
          let old = state { state in
            defer { state.inner = inner }
            return state.inner
          }
          old?.cancel()
          inner.add(publisher, onValue: { buffer.send($0) }) { completion in
            if case .failure = completion {
              group.cancel()
            } else {
              let isOver = state {
                if $0.inner === inner { $0.inner = nil }
                return $0.isOver && $0.inner == nil
              }
              guard isOver else { return }
            }
            buffer.finish(completion)
          }
        },
        onCompletion: { completion in
          let inner = state {
            $0.isOver = true
            return $0.inner
          }
          if case .failure = completion { inner?.cancel() } else if inner != nil { return }
          buffer.finish(completion)
        })
    }
  }
}

extension Publisher where Output: Publisher {
  /// The values of the newest of these publishers.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// The values of the newest of these publishers, which cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > where Output.Failure == Never
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The values of the newest of these publishers, none of which can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// The values of the newest of these publishers.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
