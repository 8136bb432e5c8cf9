import Auditing
import Findings
import HeadlessUIKit
import ViewRendering

/// A finding whose remedies are looked for.
@MainActor
struct Question {
  let kind: FindingKind
  let view: UIView
  /// The other view, if the finding is about two.
  let other: UIView?
  let contrast: MeasuredContrast?
  let configuration: Configuration
}

extension FindingKind {
  /// Whether the layout tells the numbers of a remedy.
  var isMeasured: Bool { isOfAudit || self == .unplacedView }
}

extension DisplayedViews {
  /// The changes that may make a finding go, the likeliest first.
  func proposals(for question: Question) -> [Proposal] {
    switch question.kind {
    case .truncatedText, .clippedText, .cutAtAccessibilitySizes: proposalsForCutText(question)
    case .brokenWord: proposalsForBrokenWord(question)
    case .sideBySide: proposalsForRow(question)
    case .textOutside: proposalsForTextOutside(question)
    case .overlappingText: proposalsForOverlap(question)
    case .fixedFont, .shrinkingText, .textNotGrowing: proposalsForFont(question)
    case .imageNotGrowing: proposalsForImage(question)
    case .lowContrast: proposalsForContrast(question)
    case .smallTarget: proposalsForTarget(question)
    case .notMirrored: proposalsForMirroring(question)
    case .missingLabel, .repeatedTrait, .duplicateLabel, .missingLargeContent: proposalsForLabel(question)
    case .conflictingTraits, .missingTrait, .dimmedLook, .missingHeading: proposalsForTraits(question)
    case .unreachableControl, .unreadText, .readingOrder: proposalsForReach(question)
    case .unplacedView: proposalsForPlace(question)
    // No number is known; the remedy in words is in the table of findings.
    default: []
    }
  }
}
