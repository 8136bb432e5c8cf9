/// The side text lines up with; raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  case left = 0
  case center = 1
  case right = 2
  /// Both sides, by wider spaces; the lines that end a paragraph are natural.
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

/// The direction of a paragraph or of a part of it; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable, CaseIterable {
  /// By the first letter with a direction (rules P2 and P3 of the Unicode Bidirectional Algorithm).
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// What an entry of the `writingDirection` attribute does, added to a direction; raw values are UIKit's.
public enum NSWritingDirectionFormatType: Int, Sendable, CaseIterable {
  case embedding = 0
  case override = 2
}

/// Where text that was shrunk to fit stands; raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Sendable, CaseIterable {
  /// Its baseline is where that of the unshrunk text would be.
  case alignBaselines = 0
  /// Its middle is that of the bounds.
  case alignCenters = 1
  /// Its top is where that of the unshrunk text would be.
  case none = 2
}
