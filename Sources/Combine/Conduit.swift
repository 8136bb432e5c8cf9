import Foundation

/// An operator's reaction to a value.
enum Step<Output, Failure: Error> {
  /// Sends a value on.
  case pass(Output)
  /// Sends nothing, and requests another value instead.
  case drop
  /// Sends a value, and ends.
  case passAndFinish(Output)
  /// Ends.
  case end(Subscribers.Completion<Failure>)
}

/// The subscriber of operators that make at most one value of each: it passes requests on as they are.
final class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream,
    completion end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    (self.downstream, self.end, self.step) = (downstream, end, step)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ self.downstream }) else { return .none }
    switch step(input) {
    case .pass(let output): return downstream.receive(output)
    case .drop: return .max(1)
    case .passAndFinish(let output):
      finish(cancelling: true) {
        _ = $0.receive(output)
        $0.receive(completion: .finished)
      }
      return .none
    case .end(let completion):
      finish(cancelling: true) { $0.receive(completion: completion) }
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    finish(cancelling: false) { $0.receive(completion: end(completion)) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    finish(cancelling: true) { _ in }
  }

  private func finish(cancelling isCancelling: Bool, _ body: (Downstream) -> Void) {
    let (downstream, upstream) = lock.withLock {
      defer { (self.downstream, self.upstream) = (nil, nil) }
      return (self.downstream, self.upstream)
    }
    if isCancelling { upstream?.cancel() }
    if let downstream { body(downstream) }
  }
}

extension Conduit where Failure == Downstream.Failure {
  convenience init(_ downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input, Failure>) {
    self.init(downstream, completion: { $0 }, step: step)
  }
}

extension Conduit where Downstream.Failure == any Error {
  /// A conduit whose step may throw, which ends with the error.
  convenience init(
    throwing downstream: Downstream, step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(
      downstream, completion: { $0.mapError { $0 } },
      step: { input in
        do { return try step(input) } catch { return .end(.failure(error)) }
      })
  }
}
