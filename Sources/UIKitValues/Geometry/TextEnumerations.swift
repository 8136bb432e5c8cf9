/// The side text lines up with; raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  /// At the left, in either direction.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right, in either direction.
  case right = 2
  /// Both sides, by wider spaces; the lines that end a paragraph are natural. Where spaces would grow wide, a word of the
  /// line before may move to theirs.
  case justified = 3
  /// Left or right, by the direction the text or its view is written in.
  case natural = 4
}

/// What happens to text that is wider than its container; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// Lines break between words; a word too long for a line breaks between clusters.
  case byWordWrapping = 0
  /// Lines break between any two clusters.
  case byCharWrapping = 1
  /// Lines do not break, and end at the container's edge.
  case byClipping = 2
  /// Where text is left over, the start of the last line is replaced with an ellipsis.
  case byTruncatingHead = 3
  /// Where text is left over, the end of the last line is replaced with an ellipsis.
  case byTruncatingTail = 4
  /// Where text is left over, the middle of the last line is replaced with an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction of a paragraph or of a part of it; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable, CaseIterable {
  /// By the first letter with a direction (rules P2 and P3 of the Unicode Bidirectional Algorithm).
  case natural = -1
  /// From left to right, whatever the text begins with.
  case leftToRight = 0
  /// From right to left, whatever the text begins with.
  case rightToLeft = 1
}

/// What an entry of the `writingDirection` attribute does, added to a direction; raw values are UIKit's.
public enum NSWritingDirectionFormatType: Int, Sendable, CaseIterable {
  /// The text is embedded: its characters keep their own directions.
  case embedding = 0
  /// Every character takes the direction, letters and digits too.
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
