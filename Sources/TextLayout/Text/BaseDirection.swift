/// The direction of a paragraph as a whole.
public enum BaseDirection: Hashable, Sendable {
  /// Left to right, whatever the text begins with.
  case leftToRight
  /// Right to left, whatever the text begins with.
  case rightToLeft
  /// The direction of the first strong character, left to right if there is none (rules P2 and P3 of UAX #9).
  case natural
}
