public import Foundation

/// Differs from UIKit: nothing is animated. Changes are made at once, and completions are called with `true` before the
/// call returns, whatever the duration and the delay.
extension UIView {
  /// Ways to animate; raw values are UIKit's. None has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays subviews out along with the animation; no effect here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched meanwhile; no effect here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, not from what was set; no effect here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Never ends. Differs from UIKit: the changes are made once, and the completion is called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth. Differs from UIKit: what was set stays.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes the duration given, not that around it; no effect here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes the curve given, not that around it; no effect here.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws anew along the way; no effect here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views in a transition between two; no effect here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes none of the options around it; no effect here.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends, as without an option; no effect here.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning; no effect here.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end; no effect here.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast throughout; no effect here.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns about a vertical axis, from the left; no effect here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about a vertical axis, from the right; no effect here.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns a page up; no effect here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns a page down; no effect here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one to the other; no effect here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about a horizontal axis, from the top; no effect here.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about a horizontal axis, from the bottom; no effect here.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// False: nothing is animated.
  public class var areAnimationsEnabled: Bool { false }

  /// Has no effect: nothing is animated either way.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Runs the block; nothing would be animated anyway.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs `animations`, then `completion` with `true`, before it returns; duration and delay do not count.
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

  /// Runs `animations`, then `completion` with `true`, before it returns; there is no spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Runs `animations`, then `completion` with `true`, before it returns; nothing is seen in between.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}
