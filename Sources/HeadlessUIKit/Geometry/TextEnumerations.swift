/// The side text lines up with; raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left or right, by the direction the text or its view is written in.
  case natural = 4
}

/// What happens to text that is wider than its container; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
