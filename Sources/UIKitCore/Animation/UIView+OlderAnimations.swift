public import Foundation

// Animations between two calls, from before iOS 4. Nothing is animated, so the settings have no effect.

extension UIView {
  /// Begins an animation; changes take effect at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends an animation.
  public class func commitAnimations() {}
  /// Does nothing: nothing is animated.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  /// Does nothing: the delegate of an animation is not told.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Does nothing: the delegate of an animation is not told.
  public class func setAnimationWillStart(_ selector: Selector?) {}
  /// Does nothing: the delegate of an animation is not told.
  public class func setAnimationDidStop(_ selector: Selector?) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationStart(_ startDate: Date) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension UIView {
  /// The transition from a view to another, with UIKit's raw values.
  public enum AnimationTransition: Int, Sendable, CaseIterable {
    /// At once.
    case none = 0
    /// Turned from the left.
    case flipFromLeft = 1
    /// Turned from the right.
    case flipFromRight = 2
    /// A page that is turned upwards.
    case curlUp = 3
    /// A page that is turned downwards.
    case curlDown = 4
  }
}
