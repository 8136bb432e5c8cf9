import Dispatch
public import Foundation

// Members of the protocol, which delegates are known by.
extension NSObjectProtocol {
  /// Whether the object is of a class or its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? (Swift.type(of: self as AnyObject) == aClass)
  }

  /// Whether the object is of a class, and not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == aClass }

  /// Whether the object has the method. A name without a method is looked up in `NamedMethods`.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isMethod(of: self as AnyObject) ?? false }

  /// Calls a method of the object; if there is none, it is a fault and has no effect.
  ///
  /// - Returns: the method's result, which lives until the main queue has finished what it is doing; `nil` if there is
  ///   none. A structure is returned in an object.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method of the object with two arguments; if there is none that takes them, it is a fault and has no effect.
  ///
  /// - Returns: the method's result, as that of the call with one argument.
  @preconcurrency @MainActor
  @discardableResult
  public func perform(_ aSelector: Selector?, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    aSelector?.performed(by: self as AnyObject, with: object1, with: object2)
  }
}

extension UIKitObject {
  /// Calls a method on the main actor: at once if `wait` is `true`, otherwise on the main run loop.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if wait { perform(aSelector, with: arg) } else { perform(aSelector, with: arg, afterDelay: 0) }
  }

  /// Calls a method on the main run loop, later. Differs from UIKit: not on a thread of its own, as methods belong to the main
  /// actor.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
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

  /// Whether instances of the class list a method with the name (`NamedMethods`).
  public static func instancesRespond(to aSelector: Selector?) -> Bool {
    aSelector.map { aSelector in (self as? any NamedMethods.Type)?.namedMethods.contains(aSelector) ?? false } ?? false
  }

  /// Whether the selector is that of a class method (`Selector(classMethod:_:)`). Differs from UIKit: such a selector does
  /// not know its class, so that every class responds to it, and a name alone is known by none.
  public static func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(of: self as AnyObject) ?? false
  }

  /// Calls a class method (`Selector(classMethod:_:)`); if there is none, it is a fault and has no effect.
  ///
  /// - Returns: the method's result, as that of an object's method.
  @discardableResult
  public static func perform(_ aSelector: Selector?, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    aSelector?.performed(by: self as AnyObject, with: object, with: nil)
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

extension Selector {
  @MainActor
  fileprivate func performed(by target: AnyObject, with first: Any?, with second: Any?) -> Unmanaged<AnyObject>? {
    let result = send(
      to: target, sender: first, event: second, orFault: "there is no such method, or it takes another argument")
    return result.flatMap { unwrapped($0) }.flatMap(PerformedResults.keep)
  }
}

/// The results of performed methods, which `Unmanaged` does not retain: like an autorelease pool, released when the main
/// queue goes on.
@MainActor
private enum PerformedResults {
  private static var results: [AnyObject] = []

  static func keep(_ value: Any) -> Unmanaged<AnyObject>? {
    guard !(value is Void) else { return nil }
    if results.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { results = [] } } }
    let object = value as AnyObject
    results.append(object)
    return Unmanaged.passUnretained(object)
  }
}
