public import Foundation

extension Timer {
  /// A timer that never fires, as apps keep one until they schedule another. `Timer()` calls it: Foundation's own has no
  /// such initializer on Linux, where the class does not inherit `NSObject`'s.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }

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

  /// Creates a timer that calls a method of the target once it is added to a run loop. Differs from UIKit: the method
  /// receives a timer of its own, which has the `userInfo` and ends this one, as the timer itself has none on Linux; and if it
  /// repeats, its target is never released, as Foundation there never releases a timer. Neither applies to scheduled timers.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let call = TimerCall(aTarget, aSelector, repeats: yesOrNo, userInfo: userInfo)
    self.init(timeInterval: ti, repeats: yesOrNo) { call.make(ReceivedTimer.of($0, call)) }
  }

  /// Creates a timer that first calls a method of the target at a date. Differs from UIKit in the same way as the
  /// other timer that is not scheduled.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(t, s, repeats: rep, userInfo: ui)
    self.init(fire: date, interval: ti, repeats: rep) { call.make(ReceivedTimer.of($0, call)) }
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

/// A timer as a target's method receives it: with the user info that the timer itself cannot have.
private final class ReceivedTimer: Timer {
  private var real: Timer?
  private var info: Any?

  static func of(_ timer: Timer, _ call: TimerCall) -> ReceivedTimer {
    let received = ReceivedTimer(timeInterval: timer.timeInterval, repeats: false) { _ in }
    (received.real, received.info) = (timer, call.userInfo)
    return received
  }

  override var userInfo: Any? { info }
  override var isValid: Bool { real?.isValid ?? false }
  override var timeInterval: TimeInterval { real?.timeInterval ?? 0 }
  override var fireDate: Date {
    get { real?.fireDate ?? .distantPast }
    set { real?.fireDate = newValue }
  }

  override func fire() { real?.fire() }
  override func invalidate() { real?.invalidate() }
}

/// The call that a timer makes.
// `@unchecked` because the target may have any type: its methods are called only on the main actor.
private final class TimerCall: @unchecked Sendable {
  private let lock = NSLock()
  /// The target; `nil` once the timer has ended.
  private var target: AnyObject?
  private let selector: Selector
  private let repeats: Bool
  /// The user info of a timer that cannot have it.
  let userInfo: Any?

  init(_ target: Any, _ selector: Selector, repeats: Bool, userInfo: Any? = nil) {
    (self.target, self.selector, self.repeats) = (target as AnyObject, selector, repeats)
    self.userInfo = userInfo
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
