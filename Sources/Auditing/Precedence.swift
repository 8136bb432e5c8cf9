package import Findings
package import Snapshots

/// What the findings of an audit have to do with each other; `README.md` here lists it.
extension FindingKind {
  /// Kinds that follow from each other, a cause before what follows from it: a text that is cut reaches out of its label as
  /// well. Of those of a row that are found of one view the first is said.
  private static let precedence: [[FindingKind]] = [
    [.cutAtAccessibilitySizes, .truncatedText, .clippedText, .textOutside, .overlappingText],
    [.sideBySide, .brokenWord],
    [.fixedFont, .shrinkingText, .textNotGrowing],
  ]

  /// The kinds that audits look for, in the order in which findings of a view are listed.
  package static let auditOrder: [FindingKind] = {
    let ordered = precedence.flatMap { $0 }
    return ordered + ofAudit().filter { !ordered.contains($0) }
  }()

  /// The kinds that say less about a view of which this one is said: they are left out, unless this one is allowed.
  package var hidden: Set<FindingKind> {
    Self.precedence.first { $0.contains(self) }.map { Set($0.drop { $0 != self }.dropFirst()) } ?? []
  }

  /// Those of the hidden kinds that are other words for this one: they are left out even where it is allowed.
  private var otherWords: Set<FindingKind> {
    switch self {
    case .cutAtAccessibilitySizes: [.truncatedText, .clippedText]
    case .truncatedText: [.clippedText]
    case .sideBySide: [.brokenWord]
    default: []
    }
  }

  /// What the kinds have to do with each other, by their names in results. Who allows a kind allows those that are other
  /// words for it at some sizes.
  package static let auditRelations = FindingRelations(
    covered: [
      truncatedText.rawValue: [cutAtAccessibilitySizes.rawValue],
      clippedText.rawValue: [cutAtAccessibilitySizes.rawValue],
      brokenWord.rawValue: [sideBySide.rawValue],
    ],
    hidden: names(\.hidden), otherWords: names(\.otherWords))

  private static func names(_ kinds: (FindingKind) -> Set<FindingKind>) -> [String: Set<String>] {
    Dictionary(uniqueKeysWithValues: ofAudit().map { ($0.rawValue, Set(kinds($0).map(\.rawValue))) })
  }
}
