package import Findings

/// The relations between the findings of an audit, which `README.md` here lists.
extension FindingKind {
  /// Kinds that follow from each other, a cause before its consequences: a text that is cut extends beyond its label as well.
  /// Of the kinds of a row that are found of one view, the first is reported.
  private static let precedence: [[FindingKind]] = [
    [.cutAtAccessibilitySizes, .truncatedText, .clippedText, .textOutside, .overlappingText],
    [.sideBySide, .brokenWord],
    [.fixedFont, .shrinkingText, .textNotGrowing],
  ]

  /// The kinds that audits look for, in the order in which the findings of a view are listed.
  package static let auditOrder: [FindingKind] = {
    let ordered = precedence.flatMap { $0 }
    return ordered + ofAudit().filter { !ordered.contains($0) }
  }()

  /// The kinds that follow from this one: they are not reported of the same view, unless this one is allowed.
  package var suppressed: Set<FindingKind> {
    Self.precedence.first { $0.contains(self) }.map { Set($0.drop { $0 != self }.dropFirst()) } ?? []
  }

  /// The suppressed kinds that are synonyms of this one: they are not reported even where it is allowed.
  private var synonyms: Set<FindingKind> {
    switch self {
    case .cutAtAccessibilitySizes: [.truncatedText, .clippedText]
    case .truncatedText: [.clippedText]
    case .sideBySide: [.brokenWord]
    default: []
    }
  }

  /// The relations between kinds, by their names in results. An allowance of a kind also allows its synonyms at some sizes.
  package static let auditRelations = FindingRelations(
    covered: [
      truncatedText.rawValue: [cutAtAccessibilitySizes.rawValue],
      clippedText.rawValue: [cutAtAccessibilitySizes.rawValue],
      brokenWord.rawValue: [sideBySide.rawValue],
    ],
    suppressed: names(\.suppressed), synonyms: names(\.synonyms))

  private static func names(_ kinds: (FindingKind) -> Set<FindingKind>) -> [String: Set<String>] {
    Dictionary(uniqueKeysWithValues: ofAudit().map { ($0.rawValue, Set(kinds($0).map(\.rawValue))) })
  }
}
