public import Foundation

/// Changes of layers that belong together. Changes count at once; settings are kept for as long as their transaction.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Values {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private static var stack = [Values()]

  /// Begins a transaction within the one that is under way.
  public class func begin() {
    var inner = stack[stack.count - 1]
    inner.completion = nil
    stack.append(inner)
  }

  /// Ends the innermost transaction, and runs what was to be run after its animations, which have ended.
  public class func commit() {
    guard stack.count > 1, let ended = stack.popLast() else { return }
    ended.completion?()
  }

  /// Does nothing: changes count at once.
  public class func flush() {}

  /// How long animations take, in seconds; 0.25 at first. Nothing takes time.
  public class func animationDuration() -> CFTimeInterval { stack[stack.count - 1].duration }
  /// Sets how long animations take, in seconds.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack[stack.count - 1].duration = dur
  }

  /// How fast animations are on their way.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { stack[stack.count - 1].timingFunction }
  /// Sets how fast animations are on their way.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack[stack.count - 1].timingFunction = function
  }

  /// Whether changes are not animated. None is.
  public class func disableActions() -> Bool { stack[stack.count - 1].disablesActions }
  /// Sets whether changes are not animated.
  public class func setDisableActions(_ flag: Bool) {
    stack[stack.count - 1].disablesActions = flag
  }

  /// What is run at the end of the transaction.
  public class func completionBlock() -> (() -> Void)? { stack[stack.count - 1].completion }
  /// Sets what is run at the end of the transaction; outside of any it is run at once, as nothing is animated.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard stack.count > 1 else {
      block?()
      return
    }
    stack[stack.count - 1].completion = block
  }
}

/// The time, in seconds: always 0, as no clock reaches a picture.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
