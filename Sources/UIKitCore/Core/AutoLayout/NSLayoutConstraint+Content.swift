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
    let owner = contentOwner(holding: second, byEdgeOf: first) ?? contentOwner(holding: first, byEdgeOf: second)
    contentGuide = owner?.contentGuide.reference
  }

  private func contentOwner(
    holding other: LayoutOperand, byEdgeOf operand: LayoutOperand
  ) -> (any LayoutContentOwner)? {
    guard let owner = operand.contentOwnerWithEdge,
      (operand.items + other.items).contains(where: { $0.isContent(of: owner) })
    else { return nil }
    return owner
  }
}

/// A view whose edges mean those of its content in constraints with what is in it: a scroll view.
@MainActor
protocol LayoutContentOwner: UIView {
  /// The guide of the content, made if need be.
  var contentGuide: UILayoutGuide { get }
  /// Whether the guide is one of the view's own two, of the content or the frame.
  func isScrollGuide(_ guide: UILayoutGuide) -> Bool
}

extension LayoutOperand {
  /// The scroll view whose edge or margin the operand refers to.
  @MainActor fileprivate var contentOwnerWithEdge: (any LayoutContentOwner)? {
    LayoutOperand.contentOwner(with: attribute, of: reference)
      ?? LayoutOperand.contentOwner(with: originAttribute, of: originReference)
  }

  @MainActor private static func contentOwner(
    with attribute: NSLayoutConstraint.Attribute, of reference: LayoutItemReference?
  ) -> (any LayoutContentOwner)? {
    guard attribute.isEdge, let owner = reference?.layoutView?.layoutContentOwner,
      reference?.hasEdge(attribute, ofContentIn: owner) == true
    else { return nil }
    return owner
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
  fileprivate func isContent(of owner: any LayoutContentOwner) -> Bool {
    guard let view = layoutView, view.isDescendant(of: owner) else { return false }
    guard view === owner else { return true }
    guard let guide = reference.guide else { return false }
    return guide.insets == nil && !owner.isScrollGuide(guide)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool { kind == .near || kind == .far }
}
