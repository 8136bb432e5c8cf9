import Foundation

/// Constraints between a scroll view and its content.
///
/// In these, the scroll view's edges and margins refer to its content, and its width, height and centre to its frame
/// (Apple, Auto Layout Guide, "Working with Scroll Views"; Technical Note TN2154). The guides of the safe area and of
/// readable content belong to the frame, which the content scrolls under: so do stored frames of Interface Builder's.
extension NSLayoutConstraint {
  /// Sets the guide of the scroll view whose content the constraint refers to, and lets scroll views have the guides of
  /// their frames that system guides need. Called when the constraint becomes active.
  func findContent() {
    guard !isSystem else { return }
    for reference in [first.reference, first.originReference, second.reference, second.originReference] {
      guard let reference, let view = reference.guide?.owner, reference.followsFrame(of: view) else { continue }
      _ = view.scrollFrameGuide
    }
    let scrollView = scrollView(holding: second, byEdgeOf: first) ?? scrollView(holding: first, byEdgeOf: second)
    contentGuide = scrollView?.scrolledContentGuide?.reference
  }

  private func scrollView(holding other: LayoutOperand, byEdgeOf operand: LayoutOperand) -> UIView? {
    guard let view = operand.scrollViewWithEdge,
      (operand.items + other.items).contains(where: { $0.isContent(of: view) })
    else { return nil }
    return view
  }
}

extension LayoutOperand {
  /// The scroll view whose edge or margin the operand refers to.
  @MainActor fileprivate var scrollViewWithEdge: UIView? {
    LayoutOperand.scrollView(with: attribute, of: reference)
      ?? LayoutOperand.scrollView(with: originAttribute, of: originReference)
  }

  @MainActor private static func scrollView(
    with attribute: NSLayoutConstraint.Attribute, of reference: LayoutItemReference?
  ) -> UIView? {
    guard attribute.isEdge, let view = reference?.layoutView, view.scrollsContent,
      reference?.hasEdge(attribute, ofContentIn: view) == true
    else { return nil }
    return view
  }
}

extension LayoutItemReference {
  /// Whether the attribute is an edge or margin of the view itself, which may refer to the view's content.
  @MainActor func hasEdge(_ attribute: NSLayoutConstraint.Attribute, ofContentIn view: UIView) -> Bool {
    guard attribute.isEdge else { return false }
    return self.view === view || guide?.owner === view && guide?.insets == .layoutMargins
  }

  /// Whether it is a system guide of a scroll view that stays where it is while the content scrolls.
  @MainActor func followsFrame(of view: UIView) -> Bool {
    guard view.scrollsContent, let guide, guide.owner === view else { return false }
    return guide.insets == .safeArea || guide.insets == .readableContent
  }
}

extension LayoutItem {
  /// Whether the item is part of the scroll view's content: a view, or a guide that is neither a system guide nor one
  /// of its own two.
  fileprivate func isContent(of scrollView: UIView) -> Bool {
    guard let view = layoutView, view.isDescendant(of: scrollView) else { return false }
    guard view === scrollView else { return true }
    guard let guide = reference.guide else { return false }
    return guide.insets == nil && !scrollView.isScrollGuide(guide)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool { kind == .near || kind == .far }
}
