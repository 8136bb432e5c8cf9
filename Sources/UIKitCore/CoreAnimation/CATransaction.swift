public import Foundation

/// A group of changes to layers. Changes take effect at once; the settings are stored for the duration of their
/// transaction.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Values {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private static var stack = [Values()]

  /// Begins a transaction nested in the current one.
  public class func begin() {
    var inner = stack[stack.count - 1]
    inner.completion = nil
    stack.append(inner)
  }

  /// Ends the innermost transaction and runs its completion block.
  public class func commit() {
    guard stack.count > 1, let ended = stack.popLast() else { return }
    ended.completion?()
  }

  /// Does nothing: changes take effect at once.
  public class func flush() {}
  /// Does nothing: layers belong to one thread.
  public class func lock() {}
  /// Does nothing: layers belong to one thread.
  public class func unlock() {}

  /// The duration of animations, in seconds; 0.25 by default. Has no effect: nothing takes time.
  public class func animationDuration() -> CFTimeInterval { stack[stack.count - 1].duration }
  /// Sets the duration of animations, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack[stack.count - 1].duration = dur
  }

  /// The timing function of animations.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { stack[stack.count - 1].timingFunction }
  /// Sets the timing function of animations.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].timingFunction = function
  }

  /// Whether changes are made without animations. Has no effect: nothing is animated.
  public class func disableActions() -> Bool { stack[stack.count - 1].disablesActions }
  /// Sets whether changes are made without animations.
  public class func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }

  /// Sets a value by its key, such as `kCATransactionDisableActions`; other keys have no effect.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: if let time = anObject as? CFTimeInterval { setAnimationDuration(time) }
    case kCATransactionDisableActions: if let flag = anObject as? Bool { setDisableActions(flag) }
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: break
    }
  }
  /// A value by its key; `nil` for other keys.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: nil
    }
  }

  /// The block run at the end of the transaction.
  public class func completionBlock() -> (() -> Void)? { stack[stack.count - 1].completion }
  /// Sets the block run at the end of the transaction; outside any transaction it is run at once, as nothing is
  /// animated.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard stack.count > 1 else {
      block?()
      return
    }
    stack[stack.count - 1].completion = block
  }
}

/// The time of the latest frame of a display link, in seconds, and 0 without one, so that pictures do not depend on a clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
