extension UIGestureRecognizer {
  /// The states of a gesture recognizer, with UIKit's raw values.
  public enum State: Int, Sendable, CaseIterable {
    /// The gesture has not been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// The gesture has ended.
    case ended = 3
    /// The gesture was cancelled.
    case cancelled = 4
    /// The touches do not form the gesture.
    case failed = 5

    /// The name of `ended` for discrete gestures.
    public static let recognized = State.ended
  }
}
