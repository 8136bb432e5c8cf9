extension UIView {
  /// How fast an animation is on its way; raw values are UIKit's. Nothing is animated.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Equally fast throughout.
    case linear = 3
  }
}
