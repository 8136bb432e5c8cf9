import Foundation

/// Constraints between a scroll view and its content.
///
/// In these, the scroll view's edges and margins refer to its content, and its width, height and centre to its frame
/// (Apple, Auto Layout Guide, "Working with Scroll Views"; Technical Note TN2154). May differ from UIKit in a detail
/// that is not public: the guides of the safe area and of readable content refer to the frame.
extension NSLayoutConstraint {
  /// Sets the guide of the scroll view whose content the constraint refers to. Called when the constraint becomes
  /// active.
  func findContent() {
    guard !isSystem else { return }
    let scrollView = scrollView(holding: second, byEdgeOf: first) ?? scrollView(holding: first, byEdgeOf: second)
    contentGuide = scrollView?.contentGuide.reference
  }

  private func scrollView(holding other: LayoutOperand, byEdgeOf operand: LayoutOperand) -> UIScrollView? {
    guard let view = operand.scrollViewWithEdge,
      (operand.items + other.items).contains(where: { $0.isContent(of: view) })
    else { return nil }
    return view
  }

  /// Whether the constraint determines the far end of the scroll view's content along the axis.
  func sizesContent(of scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard !isSystem else { return false }
    return [first, second].contains { operand in
      sizesContent(of: scrollView, operand.item, operand.attribute, axis)
        || sizesContent(of: scrollView, operand.originItem, operand.originAttribute, axis)
    }
  }

  /// The near edge is fixed; every other attribute depends on the length of the content.
  private func sizesContent(
    of scrollView: UIScrollView, _ item: (any LayoutItem)?, _ attribute: Attribute, _ axis: NSLayoutConstraint.Axis
  ) -> Bool {
    guard let item, let kind = attribute.kind, attribute.axis == axis else { return false }
    let isEdge = contentGuide?.layoutView === scrollView && item.reference.hasEdge(attribute, ofContentIn: scrollView)
    guard isEdge || item === scrollView.guides.content else { return false }
    let isFlipped = attribute.isDirectional && isMirrored
    return kind != (isFlipped ? .far : .near)
  }
}

extension LayoutOperand {
  /// The scroll view whose edge or margin the operand refers to.
  @MainActor fileprivate var scrollViewWithEdge: UIScrollView? {
    LayoutOperand.scrollView(with: attribute, of: reference)
      ?? LayoutOperand.scrollView(with: originAttribute, of: originReference)
  }

  @MainActor private static func scrollView(
    with attribute: NSLayoutConstraint.Attribute, of reference: LayoutItemReference?
  ) -> UIScrollView? {
    guard attribute.isEdge, let view = reference?.layoutView as? UIScrollView,
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
}

extension LayoutItem {
  /// Whether the item is part of the scroll view's content: a view, or a guide that is neither a system guide nor one
  /// of its own two.
  fileprivate func isContent(of scrollView: UIScrollView) -> Bool {
    guard let view = layoutView, view.isDescendant(of: scrollView) else { return false }
    guard view === scrollView else { return true }
    guard let guide = reference.guide else { return false }
    return guide.insets == nil && guide !== scrollView.guides.content && guide !== scrollView.guides.frame
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool { kind == .near || kind == .far }
}
