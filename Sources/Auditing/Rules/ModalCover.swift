import Findings
import HeadlessUIKit

/// The views that modal views keep from people: VoiceOver passes over the siblings of a modal view with all that is in
/// them, and those behind a presentation cannot be touched either.
struct ModalCover {
  /// The way in which each view is kept from people; nil if it is not.
  private let modalities: [ViewFacts.Modality?]

  /// - Parameter views: superviews stand before what is in them, and siblings in their order.
  init(of views: [AuditedView]) {
    // The last modal one of siblings hides the others (AccessibilitySnapshot's pictures of modal views).
    var modal: [Int: Int] = [:]
    for (index, view) in views.enumerated().dropFirst() where view.facts.modality != nil {
      modal[view.superview] = index
    }
    var modalities: [ViewFacts.Modality?] = views.map { _ in nil }
    if !modal.isEmpty {
      for (index, view) in views.enumerated().dropFirst() {
        let beside = modal[view.superview].flatMap { $0 == index ? nil : views[$0].facts.modality }
        let around = modalities[view.superview]
        modalities[index] = around == .presentation ? around : beside ?? around
      }
    }
    self.modalities = modalities
  }

  /// Whether a rule is not about a view, as it is not to be read, or not to be used either. How its layout fits is still
  /// its own.
  func exempts(_ view: Int, from rule: FindingKind) -> Bool {
    switch modalities[view] {
    case nil: false
    case .view: Self.readingRules.contains(rule)
    case .presentation: Self.readingRules.contains(rule) || Self.useRules.contains(rule)
    }
  }

  private static let readingRules: Set<FindingKind> = [.unreachableControl, .unreadText]
  /// Rules about what is used or legible; a presenter behind a sheet is dimmed, and may be scaled.
  private static let useRules: Set<FindingKind> = [
    .lowContrast, .smallTarget, .missingLabel, .missingLargeContent, .fixedFont, .shrinkingText, .textNotGrowing,
    .imageNotGrowing,
  ]
}
