import Foundation

/// A publisher of one value or an error, which a closure gives it at some time. The closure is called at creation.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure that is called with the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [DemandBuffer<AnySubscriber<Output, Failure>>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [DemandBuffer<AnySubscriber<Output, Failure>>]() }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for buffer in waiting { Self.send(result, to: buffer) }
  }

  private static func send(_ result: Result<Output, Failure>, to buffer: DemandBuffer<AnySubscriber<Output, Failure>>) {
    switch result {
    case .success(let value):
      buffer.send(value)
      buffer.finish(.finished)
    case .failure(let error): buffer.finish(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(AnySubscriber(subscriber))
    buffer.start()
    let result = lock.withLock {
      if self.result == nil { waiting.append(buffer) }
      return self.result
    }
    if let result { Self.send(result, to: buffer) }
  }

  /// The value, or the error, once there is one.
  public var value: Output {
    get async throws {
      try await withUnsafeThrowingContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
            receiveValue: {
              nonisolated(unsafe) let value = $0
              continuation.resume(returning: value)
            }))
      }
    }
  }
}
