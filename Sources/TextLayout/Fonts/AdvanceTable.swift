/// How wide the characters of a typeface are that another's faces stand in for, as Liberation Sans does for Arial.
///
/// A typeface with optical sizes has two advances for a character: that of its text sizes and that of its display sizes. Sizes
/// in between mix them (`TextFont.opticalFraction`).
///
/// A class, because fonts are looked up by it: two tables are equal when they are the same object.
package final class AdvanceTable: Sendable {
  /// Numbers for text and for display sizes.
  package struct Pair: Hashable, Sendable {
    package var text: Double
    package var display: Double

    package init(text: Double, display: Double) { (self.text, self.display) = (text, display) }

    static let zero = Pair(text: 0, display: 0)

    static func + (left: Pair, right: Pair) -> Pair {
      Pair(text: left.text + right.text, display: left.display + right.display)
    }

    static func - (left: Pair, right: Pair) -> Pair {
      Pair(text: left.text - right.text, display: left.display - right.display)
    }

    static func * (pair: Pair, factor: Double) -> Pair {
      Pair(text: pair.text * factor, display: pair.display * factor)
    }
  }

  enum Content: Sendable {
    /// In ems. What brings glyphs of the face closer together counts as often as `kerning` says, what takes them apart not at
    /// all.
    case characters([Unicode.Scalar: Pair], kerning: Pair)
    /// All are as wide as a digit, which is so many ems.
    case monospaced(Double)
  }

  let content: Content

  /// - Parameters:
  ///   - characters: the advances of characters in ems.
  ///   - kerning: factors of the face's own kerning.
  package init(_ characters: [Unicode.Scalar: Pair], kerning: Pair) {
    content = .characters(characters, kerning: kerning)
  }

  /// - Parameter advance: of every character, in ems.
  package init(monospaced advance: Double) { content = .monospaced(advance) }
}

extension AdvanceTable: Hashable {
  package static func == (left: AdvanceTable, right: AdvanceTable) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
