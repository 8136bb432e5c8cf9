package import Snapshots

/// A rule of Dynamic Type and of legibility that a screen keeps or breaks whatever its reference says; raw values are the
/// names. `README.md` here shows each.
package enum Law: String, CaseIterable, Sendable {
  case cutAtAccessibilitySizes = "cut-at-accessibility-sizes"
  case truncatedText = "truncated-text"
  case clippedText = "clipped-text"
  case textOutside = "text-outside"
  case overlappingText = "overlapping-text"
  case sideBySide = "side-by-side"
  case brokenWord = "broken-word"
  case fixedFont = "fixed-font"
  case shrinkingText = "shrinking-text"
  case textNotGrowing = "text-not-growing"
  case imageNotGrowing = "image-not-growing"
  case lowContrast = "low-contrast"
  case smallTarget = "small-target"
  case missingLabel = "missing-label"
  case notMirrored = "not-mirrored"

  /// How bad it is to break the law.
  package var level: FindingLevel {
    switch self {
    case .cutAtAccessibilitySizes, .truncatedText, .clippedText, .textOutside, .overlappingText, .fixedFont,
      .textNotGrowing, .shrinkingText, .lowContrast, .missingLabel:
      .error
    case .sideBySide, .brokenWord, .smallTarget, .notMirrored: .warning
    case .imageNotGrowing: .note
    }
  }

  /// The laws that say less about a view of which this one is said: they are left out, unless this one is allowed.
  ///
  /// A cause comes before what follows from it: a text that is cut reaches out of its label as well.
  package var hidden: Set<Law> {
    switch self {
    case .cutAtAccessibilitySizes: [.truncatedText, .clippedText, .textOutside, .overlappingText]
    case .truncatedText: [.clippedText, .textOutside, .overlappingText]
    case .clippedText: [.textOutside, .overlappingText]
    case .textOutside: [.overlappingText]
    case .sideBySide: [.brokenWord]
    case .fixedFont: [.shrinkingText, .textNotGrowing]
    case .shrinkingText: [.textNotGrowing]
    default: []
    }
  }

  /// Those of the hidden laws that are other words for this one: they are left out even where it is allowed.
  private var otherWords: Set<Law> {
    switch self {
    case .cutAtAccessibilitySizes: [.truncatedText, .clippedText]
    case .truncatedText: [.clippedText]
    case .sideBySide: [.brokenWord]
    default: []
    }
  }

  /// What laws have to do with each other, by their names in results. Who allows a law allows those that are other words
  /// for it at some sizes.
  package static let relations = FindingRelations(
    covered: [
      truncatedText.rawValue: [cutAtAccessibilitySizes.rawValue],
      clippedText.rawValue: [cutAtAccessibilitySizes.rawValue],
      brokenWord.rawValue: [sideBySide.rawValue],
    ],
    hidden: names(\.hidden), otherWords: names(\.otherWords))

  private static func names(_ laws: (Law) -> Set<Law>) -> [String: Set<String>] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, Set(laws($0).map(\.rawValue))) })
  }
}
