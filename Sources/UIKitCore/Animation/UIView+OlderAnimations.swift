public import Foundation

// Animations between two calls, of before iOS 4. Nothing is animated, so the settings have no effect.

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
  /// Does nothing: nothing is animated.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Does nothing: nothing is animated.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
