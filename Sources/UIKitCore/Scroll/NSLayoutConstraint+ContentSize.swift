import Foundation

extension NSLayoutConstraint {
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
