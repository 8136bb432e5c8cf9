/// A character that no font has; a box is shown instead.
public struct MissingCharacter: Hashable, Sendable {
  /// Its offset in UTF-16 code units.
  public var offset: Int
  /// The whole grapheme cluster that starts there: its other characters may have glyphs.
  public var characters: String
}
