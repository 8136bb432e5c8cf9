extension UIView {
  /// The curves of an animation, with UIKit's raw values. Nothing is animated.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Keeps a constant speed.
    case linear = 3
  }
}
