/// The values of a publisher, to be awaited one by one.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias AsyncIterator = AsyncStream<P.Output>.AsyncIterator

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncStream<P.Output>.makeStream()
    nonisolated(unsafe) let subscription = publisher.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      })
    continuation.onTermination = { _ in subscription.cancel() }
    return stream.makeAsyncIterator()
  }
}

/// The values of a publisher that may fail, to be awaited one by one.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias AsyncIterator = AsyncThrowingStream<P.Output, any Error>.AsyncIterator

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> AsyncIterator {
    let (stream, continuation) = AsyncThrowingStream<P.Output, any Error>.makeStream()
    nonisolated(unsafe) let subscription = publisher.sink(
      receiveCompletion: {
        if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
      },
      receiveValue: {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      })
    continuation.onTermination = { _ in subscription.cancel() }
    return stream.makeAsyncIterator()
  }
}

extension Publisher where Failure == Never {
  /// The values, to be awaited one by one.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, to be awaited one by one.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
