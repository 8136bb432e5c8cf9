extension UIGestureRecognizer {
  /// How far a gesture has come; raw values are UIKit's.
  public enum State: Int, Sendable, CaseIterable {
    /// Nothing is found yet.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It was finished.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5

    /// The name of `ended` for gestures that are found at once.
    public static let recognized = State.ended
  }
}
