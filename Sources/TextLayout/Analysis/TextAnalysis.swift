import CICU

/// What Unicode says of a text before any font is involved: levels, scripts, clusters and break opportunities.
///
/// Offsets count UTF-16 code units. Arrays of boundaries have one more element than the text, for its end.
struct TextAnalysis: Sendable {
  /// The text as UTF-16, with characters that must not be drawn replaced: what HarfBuzz is given.
  let units: [UInt16]
  /// The embedding level of each code unit (odd is right to left).
  let levels: [UInt8]
  /// The level of the paragraph each code unit is in.
  let paragraphLevels: [UInt8]
  /// The script of each code unit, as an ISO 15924 tag; common and inherited characters take a neighbour's.
  let scripts: [UInt32]
  /// Offsets at which a grapheme cluster starts, and the end.
  let clusters: [Int]
  /// Offsets before which a line may be broken, ascending, the end included, and whether each must be.
  let opportunities: [BreakOpportunity]

  init(_ text: String, language: String, baseDirection: BaseDirection) {
    let original = Array(text.utf16)
    units = original.map(CharacterPolicy.shapedUnit)
    (levels, paragraphLevels) = BidiLevels.resolve(original, baseDirection: baseDirection)
    scripts = ScriptRuns.resolve(original)
    clusters = BreakIterators.shared.clusters(in: original, language: language)
    opportunities = BreakIterators.shared.lineBreaks(in: original, language: language)
  }
}

/// A place where a line may, or must, end.
struct BreakOpportunity: Hashable, Sendable {
  /// The offset the next line starts at.
  var offset: Int
  /// The offset at which the line's visible text ends: white space before `offset` hangs.
  var visibleEnd: Int
  var isMandatory: Bool
}

/// The direction of a paragraph as a whole.
public enum BaseDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// That of the first strong character, left to right if there is none (rules P2 and P3 of UAX #9).
  case natural
}
