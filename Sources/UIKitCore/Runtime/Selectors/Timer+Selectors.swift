public import Foundation

extension Timer {
  /// Creates a timer on the main run loop that calls a method of the target, with the timer if it takes one. The run
  /// loop does not run while views are rendered. The target is retained until the timer ends.
  ///
  /// If the target does not have the method, the call is a fault.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimerCall(aTarget, aSelector, repeats: yesOrNo)
    let timer = SelectorTimer(timeInterval: ti, repeats: yesOrNo) { call.make($0) }
    (timer.info, timer.call) = (userInfo, call)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of the target once it is added to a run loop. Differs from UIKit: its
  /// `userInfo` is `nil`, and if it repeats, its target is never released, as Foundation on Linux never releases a
  /// timer. Neither applies to scheduled timers.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimerCall(aTarget, aSelector, repeats: yesOrNo)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.make($0) }
  }

  /// Creates a timer that first calls a method of the target at a date. Differs from UIKit in the same way as the
  /// other timer that is not scheduled.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(t, s, repeats: rep)
    self.init(fire: date, interval: ti, repeats: rep) { call.make($0) }
  }
}

/// A timer with the user info and the call given by the app.
private final class SelectorTimer: Timer {
  var info: Any?
  var call: TimerCall?

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call?.end()
    (info, call) = (nil, nil)
  }
}

/// The call that a timer makes.
// `@unchecked` because the target may have any type: its methods are called only on the main actor.
private final class TimerCall: @unchecked Sendable {
  private let lock = NSLock()
  /// The target; `nil` once the timer has ended.
  private var target: AnyObject?
  private let selector: Selector
  private let repeats: Bool

  init(_ target: Any, _ selector: Selector, repeats: Bool) {
    (self.target, self.selector, self.repeats) = (target as AnyObject, selector, repeats)
  }

  func make(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    nonisolated(unsafe) let target = lock.withLock { self.target }
    if !repeats { end() }
    MainQueue.run {
      guard let target else { return }
      self.selector.send(
        to: target, sender: timer,
        orFault: "the timer's target has no such method, or its argument is not a timer")
    }
  }

  func end() {
    let released = lock.withLock {
      defer { target = nil }
      return target
    }
    withExtendedLifetime(released) {}
  }
}
