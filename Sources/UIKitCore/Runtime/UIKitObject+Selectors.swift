public import Foundation

extension UIKitObject {
  /// Whether the object has the method. A name alone is looked up in `NamedMethods`.
  public func responds(to aSelector: Selector) -> Bool { aSelector.isMethod(of: self) }

  /// Calls a method of the object; one that it does not have is a fault without effect.
  ///
  /// - Returns: always nil. Differs from UIKit: what the method returns is not passed on.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, sender: object, orFault: "there is no such method, or it takes another argument")
    return nil
  }

  /// Calls a method on the main actor: at once if it is to be waited for, else by the main run loop.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Calls a method after so many seconds, by the main run loop; nothing runs that by itself while views are rendered.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after so many seconds, by the main run loop in one of the modes. Object and argument are kept until
  /// then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.add(to: self, aSelector, anArgument, delay: delay, modes: modes)
  }

  /// Calls off all that the object was to be called for later.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(for: aTarget) { _ in true }
  }

  /// Calls off the calls of a method with an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(for: aTarget) { $0.selector == aSelector && $0.hasArgument(equalTo: anArgument) }
  }
}
