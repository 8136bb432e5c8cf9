public import Foundation

extension UIKitObject {
  /// Whether the object has the method. A name without a method is looked up in `NamedMethods`.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Calls a method of the object; if there is none, it is a fault and has no effect.
  ///
  /// - Returns: always `nil`. Differs from UIKit: the method's result is not returned.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, sender: object, orFault: "there is no such method, or it takes another argument")
    return nil
  }

  /// Calls a method on the main actor: at once if `wait` is `true`, otherwise on the main run loop.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Calls a method on the main run loop after a delay in seconds. The run loop does not run while views are
  /// rendered.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method on the main run loop, in one of the modes, after a delay in seconds. Object and argument are
  /// retained until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.add(to: self, aSelector, anArgument, delay: delay, modes: modes)
  }

  /// Cancels all pending calls of the target's methods.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(for: aTarget) { _ in true }
  }

  /// Cancels the pending calls of a method with an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(for: aTarget) { $0.selector == aSelector && $0.hasArgument(equalTo: anArgument) }
  }
}
