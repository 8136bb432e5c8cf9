/// The advances of a typeface for which another's faces stand in, as Liberation Sans does for Arial.
///
/// A typeface with optical sizes has two advances for a character: that of its text sizes and that of its display sizes. Sizes
/// in between mix them (`TextFont.opticalFraction`).
///
/// A class, because fonts are looked up by it: two tables are equal when they are the same object.
package final class AdvanceTable: Sendable {
  /// A number for text sizes and one for display sizes.
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
    /// In ems. Kerning of the face that tightens is multiplied by `kerning`, kerning that loosens is dropped.
    case characters([Unicode.Scalar: Pair], kerning: Pair)
    /// Every character is as wide as a digit; the width in ems.
    case monospaced(Double)
  }

  let content: Content

  /// - Parameters:
  ///   - characters: the advances of characters in ems.
  ///   - kerning: factors of the face's own kerning.
  package init(_ characters: [Unicode.Scalar: Pair], kerning: Pair) {
    content = .characters(characters, kerning: kerning)
  }

  /// - Parameter advance: the advance of every character, in ems.
  package init(monospaced advance: Double) { content = .monospaced(advance) }
}

extension AdvanceTable: Hashable {
  package static func == (left: AdvanceTable, right: AdvanceTable) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
