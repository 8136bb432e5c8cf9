import Foundation

/// A call of a method to be made later.
@MainActor
final class DelayedCall {
  /// The target, which is retained until the call is made or cancelled; so is the argument. They are set to `nil`
  /// then, because Foundation on Linux never releases a timer.
  fileprivate(set) var target: NSObject?
  let selector: Selector
  fileprivate(set) var argument: Any?
  fileprivate(set) var timer: Timer?

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func hasArgument(equalTo other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    return (argument as AnyObject as? NSObject)?.isEqual(other) == true
  }
}

/// The pending calls, in the order they were requested.
@MainActor
enum DelayedCalls {
  private(set) static var pending: [DelayedCall] = []

  static func add(to target: NSObject, _ selector: Selector, _ argument: Any?, delay: Double, modes: [RunLoop.Mode]) {
    let call = DelayedCall(target: target, selector: selector, argument: argument)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in MainQueue.run { make(call) } }
    call.timer = timer
    pending.append(call)
    for mode in modes { RunLoop.main.add(timer, forMode: mode) }
  }

  static func cancel(for target: Any, where shouldCancel: (DelayedCall) -> Bool) {
    guard let target = objectIdentity(of: target) else { return }
    let cancelled = pending.filter { $0.target === target && shouldCancel($0) }
    for call in cancelled { end(call) }
  }

  private static func make(_ call: DelayedCall) {
    let (target, argument) = (call.target, call.argument)
    end(call)
    target?.perform(call.selector, with: argument)
  }

  private static func end(_ call: DelayedCall) {
    call.timer?.invalidate()
    (call.timer, call.target, call.argument) = (nil, nil, nil)
    pending.removeAll { $0 === call }
  }
}
