public import Foundation

/// Differs from UIKit: nothing is animated. Changes take effect at once, and completion handlers are called with
/// `true` before the call returns, regardless of duration and delay.
extension UIView {
  /// The duration of the animation that surrounds the caller, in seconds; 0, as nothing is animated.
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  /// Always `false`: nothing is animated.
  public class var areAnimationsEnabled: Bool { false }

  /// Has no effect: nothing is animated either way.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Runs the block, as nothing is animated anyway.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs `animations`, then `completion` with `true`, before it returns; duration and delay are ignored.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations`, then `completion` with `true`, before it returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs `animations` before it returns.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Runs `animations`, then `completion` with `true`, before it returns; the spring is ignored.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Runs `animations`, then `completion` with `true`, before it returns; no intermediate state is visible.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
