extension Publishers {
  /// The values of two publishers in pairs: the first ones, the second ones and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    private struct Waiting {
      var a: [A.Output] = []
      var b: [B.Output] = []
      var isOverA = false
      var isOverB = false

      var isOver: Bool { isOverA && a.isEmpty || isOverB && b.isEmpty }

      mutating func pair() -> Output? {
        a.isEmpty || b.isEmpty ? nil : (a.removeFirst(), b.removeFirst())
      }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      let waiting = Locked(Waiting())
      let paces = Locked<[() -> Void]>([])
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      func change(_ body: (inout Waiting) -> Void) {
        let pair = waiting {
          body(&$0)
          return $0.pair()
        }
        if let pair { buffer.send(pair) }
        if waiting({ $0.isOver }) {
          group.cancel()
          buffer.finish(.finished)
        } else if pair != nil {
          for next in paces({ $0 }) { next() }
        }
      }
      func end(_ completion: Subscribers.Completion<Failure>, _ body: (inout Waiting) -> Void) {
        if case .failure = completion {
          group.cancel()
          buffer.finish(completion)
        } else {
          change(body)
        }
      }
      /// Subscribes to a publisher: one that waits for requests is asked for a value at a time, as it may have no end.
      func add<P: Publisher>(
        _ publisher: P, onValue: @escaping (P.Output) -> Void, onEnd: @escaping (inout Waiting) -> Void
      ) where P.Failure == Failure {
        let isPaced = publisher is any PacedPublisher
        let subscriber = InnerSubscriber<P.Output, Failure>(
          isPaced ? .max(1) : .unlimited, onValue: onValue
        ) { end($0, onEnd) }
        if isPaced { paces { $0.append { [weak subscriber] in subscriber?.request(.max(1)) } } }
        group.add(subscriber)
        publisher.subscribe(subscriber)
      }
      add(a, onValue: { value in change { $0.a.append(value) } }, onEnd: { $0.isOverA = true })
      add(b, onValue: { value in change { $0.b.append(value) } }, onEnd: { $0.isOverB = true })
    }
  }

  /// The values of three publishers in triples.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// The values of four publishers in quadruples.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// The values of this publisher and another, in pairs.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// A function's results for the pairs of this publisher's values and another's.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// The values of this publisher and two others, in triples.
  public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, p, q)
  }

  /// A function's results for the triples of this publisher's values and two others'.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    zip(p, q).map { transform($0, $1, $2) }
  }

  /// The values of this publisher and three others, in quadruples.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, p, q, r)
  }
}
