package import Drawing
package import Foundation

/// A view in a recording, without its descendants.
package struct SurveyedView: Sendable {
  /// The name of the view's class.
  package let kind: String
  /// The accessibility identifier; empty if there is none.
  package let identifier: String
  /// The frame in the root's coordinate space.
  package let frame: CGRect
  package let lines: [LayoutNode.Line]
  /// The index of the superview; for the root, its own.
  package let parent: Int
  /// The indices of the commands that paint the view's own content.
  package let content: Range<Int>
  package let facts: ViewFacts
}

/// A view of a target above this one that knows facts about itself or its subviews.
@MainActor
package protocol FactProvider: UIView {
  /// Adds the facts about a view: this one, or one of its subviews.
  func addFacts(about view: UIView, to facts: inout ViewFacts)
}

extension UIView {
  /// The facts about the view that the rules of Dynamic Type check.
  final var facts: ViewFacts {
    var facts = ViewFacts()
    facts.isDisabled = sequence(first: self, next: \.superview).contains(where: \.disablesContent)
    facts.hasVisibleEdges = hasVisibleEdges
    facts.clips = clipsToBounds
    facts.hasFixedDirection = semanticContentAttribute != .unspecified
    facts.touchArea = touchArea
    facts.isUnlabelled = isUnlabelled
    facts.isInBar = sequence(first: self, next: \.superview).contains(where: \.isBar)
    facts.lacksLargeContent = lacksLargeContent
    if spokenIsModal, accessibilityExtent != .none { facts.modality = .view }
    addFacts(to: &facts)
    for view in [self, superview] { (view as? any FactProvider)?.addFacts(about: self, to: &facts) }
    return facts
  }

  private var hasVisibleEdges: Bool {
    let hasBackground = (backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) > 0
    return hasBackground || (layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0)
  }

  /// Bars do not grow with the text, so their items, and views that ask for it, are shown enlarged while they are pressed: by a
  /// title, or by an image that is made for it.
  private var lacksLargeContent: Bool {
    guard showsLargeContentViewer, isUserInteractionEnabled else { return false }
    return (largeContentTitle ?? "").isEmpty && largeContentImage == nil
  }

  /// Whether the view is a touch target or accessibility element, and neither it nor any of its descendants has a
  /// label. The content of an accessibility element is hidden by it.
  private var isUnlabelled: Bool {
    guard needsAccessibilityLabel else { return false }
    guard !sequence(first: self, next: \.superview).contains(where: \.accessibilityElementsHidden),
      !sequence(first: self, next: \.superview).dropFirst().contains(where: \.isAccessibilityElement)
    else { return false }
    var pending = [self]
    while let view = pending.popLast() {
      if let label = view.accessibilityLabel, !label.allSatisfy(\.isWhitespace) { return false }
      pending += view.subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }
    }
    return true
  }
}
