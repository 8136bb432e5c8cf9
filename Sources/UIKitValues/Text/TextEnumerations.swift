/// The alignment of text; raw values are UIKit's.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  /// At the left, in either writing direction.
  case left = 0
  /// Centred.
  case center = 1
  /// At the right, in either writing direction.
  case right = 2
  /// Justified at both sides by wider spaces; the last lines of paragraphs are natural. To avoid wide spaces in a line,
  /// the last word of the line before may move to it.
  case justified = 3
  /// At the left or right, by the direction of the text or its view.
  case natural = 4
}

/// The handling of text that is wider than its container; raw values are UIKit's.
public enum NSLineBreakMode: Int, Sendable, CaseIterable {
  /// Lines break between words; a word that is too long for a line breaks between grapheme clusters.
  case byWordWrapping = 0
  /// Lines break between any two grapheme clusters.
  case byCharWrapping = 1
  /// Lines do not break, and are clipped at the container's edge.
  case byClipping = 2
  /// If there is too much text, the start of the last line is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// If there is too much text, the end of the last line is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// If there is too much text, the middle of the last line is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

/// The direction of a paragraph or of a part of it; raw values are UIKit's.
public enum NSWritingDirection: Int, Sendable, CaseIterable {
  /// By the first strong character (rules P2 and P3 of the Unicode Bidirectional Algorithm).
  case natural = -1
  /// From left to right, regardless of the text.
  case leftToRight = 0
  /// From right to left, regardless of the text.
  case rightToLeft = 1
}

/// The effect of a `writingDirection` attribute's entry, added to a direction; raw values are UIKit's.
public enum NSWritingDirectionFormatType: Int, Sendable, CaseIterable {
  /// The text is embedded: its characters keep their own directions.
  case embedding = 0
  /// All characters take the direction, including letters and digits.
  case override = 2
}

/// The vertical position of text that was shrunk to fit; raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Sendable, CaseIterable {
  /// With its baseline where that of the unshrunk text would be.
  case alignBaselines = 0
  /// Centred in the bounds.
  case alignCenters = 1
  /// With its top where that of the unshrunk text would be.
  case none = 2
}
