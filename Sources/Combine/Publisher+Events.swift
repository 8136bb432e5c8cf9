import Foundation

extension Publishers {
  /// The values, with closures that are called with each event.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: {
            receiveSubscription?($0)
            subscriber.receive(subscription: HandledSubscription($0, receiveRequest, receiveCancel))
          },
          receiveValue: {
            receiveOutput?($0)
            let more = subscriber.receive($0)
            if more > .none { receiveRequest?(more) }
            return more
          },
          receiveCompletion: {
            receiveCompletion?($0)
            subscriber.receive(completion: $0)
          }))
    }
  }
}

private final class HandledSubscription: Subscription {
  private let inner: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(_ inner: any Subscription, _ onRequest: ((Subscribers.Demand) -> Void)?, _ onCancel: (() -> Void)?) {
    (self.inner, self.onRequest, self.onCancel) = (inner, onRequest, onCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    inner.request(demand)
  }

  func cancel() {
    onCancel?()
    inner.cancel()
  }
}

extension Publisher {
  /// Calls closures with what happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Writes what happens, to the standard output unless another stream is given.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let output = Locked<(any TextOutputStream)?>(stream)
    let start = prefix.isEmpty ? "" : prefix + ": "
    func write(_ text: String) {
      output {
        if $0 == nil { Swift.print(start + text) } else { $0?.write(start + text + "\n") }
      }
    }
    return handleEvents(
      receiveSubscription: { write("receive subscription: (\($0))") },
      receiveOutput: { write("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: write("receive finished")
        case .failure(let error): write("receive error: (\(error))")
        }
      }, receiveCancel: { write("receive cancel") },
      receiveRequest: { write($0.max.map { "request max: (\($0))" } ?? "request unlimited") })
  }

  /// The publisher itself: there is no debugger to stop in.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self { self }

  /// The publisher itself: there is no debugger to stop in.
  public func breakpointOnError() -> Self { self }
}
