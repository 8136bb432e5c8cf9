import Foundation

extension Publishers {
  /// A publisher made of a closure that attaches subscribers.
  struct Made<Output, Failure: Error>: Publisher {
    let attach: (AnySubscriber<Output, Failure>) -> Void

    init(_ attach: @escaping (AnySubscriber<Output, Failure>) -> Void) {
      self.attach = attach
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      attach(AnySubscriber(subscriber))
    }
  }
}

/// Subscriptions that are cancelled together.
final class SubscriptionGroup: Cancellable {
  private let lock = NSLock()
  private var members: [any Cancellable] = []
  private var isOver = false

  /// Subscribes to a publisher, unless the group was cancelled. All values are requested, unless it says otherwise.
  @discardableResult
  func add<P: Publisher>(
    _ publisher: P, requesting demand: Subscribers.Demand = .unlimited, onValue: @escaping (P.Output) -> Void,
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> InnerSubscriber<P.Output, P.Failure> {
    let subscriber = InnerSubscriber<P.Output, P.Failure>(demand, onValue: onValue, onCompletion: onCompletion)
    let isWanted = lock.withLock {
      if !isOver { members.append(subscriber) }
      return !isOver
    }
    if isWanted { publisher.subscribe(subscriber) }
    return subscriber
  }

  /// Takes over what else is to be cancelled.
  func add(_ member: any Cancellable) {
    let isWanted = lock.withLock {
      if !isOver { members.append(member) }
      return !isOver
    }
    if !isWanted { member.cancel() }
  }

  func cancel() {
    let members = lock.withLock {
      defer { (self.members, isOver) = ([], true) }
      return self.members
    }
    for member in members { member.cancel() }
  }
}
