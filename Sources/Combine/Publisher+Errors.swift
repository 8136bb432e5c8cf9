extension Publisher {
  /// The values, and after an error those of another publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// The values, and after an error those of another publisher, if there is one.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    `catch` { error in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }.eraseToAnyPublisher()
  }

  /// The values, and another one in place of an error.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    `catch` { _ in Just(output) }
  }

  /// Subscribes again after an error, so many times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    let source = eraseToAnyPublisher()
    guard retries > 0 else { return source }
    return source.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }
}

extension Publishers {
  /// The values, and after an error those of another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let group = SubscriptionGroup()
      buffer.whenCancelled { group.cancel() }
      buffer.start()
      group.add(
        upstream, onValue: { buffer.send($0) },
        onCompletion: { [handler] completion in
          switch completion {
          case .finished: buffer.finish(.finished)
          case .failure(let error):
            group.add(handler(error), onValue: { buffer.send($0) }, onCompletion: { buffer.finish($0) })
          }
        })
    }
  }
}
