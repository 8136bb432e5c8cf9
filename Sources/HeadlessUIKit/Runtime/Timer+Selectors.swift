public import Foundation

extension Timer {
  /// Calls a method of the target, with the timer if it takes one, by the main run loop; nothing runs that by itself
  /// while views are rendered. The target is kept until the timer ends.
  ///
  /// A target without the method is a fault when it is called.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let call = TimerCall(aTarget, aSelector)
    let timer = SelectorTimer(timeInterval: ti, repeats: yesOrNo) { call.make($0) }
    timer.info = userInfo
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// A timer that calls a method of the target once it is in a run loop. Differs from UIKit: its `userInfo` is nil; that of
  /// a scheduled one is kept.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimerCall(aTarget, aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.make($0) }
  }

  /// A timer that calls a method of the target at a date first. Differs from UIKit: its `userInfo` is nil.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(t, s)
    self.init(fire: date, interval: ti, repeats: rep) { call.make($0) }
  }
}

/// A timer with what the app gave it.
private final class SelectorTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }
}

/// What a timer calls.
// Unchecked because the target may be of any type: it is touched on the main actor alone.
private final class TimerCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
  }

  func make(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    MainQueue.run {
      self.selector.send(
        to: self.target, sender: timer,
        orFault: "the timer's target has no such method, or it takes something else than a timer")
    }
  }
}
