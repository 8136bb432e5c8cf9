package import Foundation
import SystemText

/// The height a view needs for its content at the width it has, or the width at the height that it has.
///
/// A scroll view is as large as its content, with its insets. A view with constraints of its own is as large as they let
/// it be at the least. So is one whose content has a size of its own (`intrinsicContentSize`), which may follow from its
/// width. Of the others, one without subviews says so itself (`sizeThatFits`), and one with subviews is as large as the
/// furthest of them reaches, where a subview with a flexible side is as large as its own content, and keeps its distance
/// from the edge.
@MainActor
package enum ContentSize {
  package static func height(of view: UIView) -> CGFloat { length(of: view, along: .vertical, otherIsGiven: true) }

  /// The width of content that may be as wide as it wants: text that could wrap stands on one line.
  ///
  /// - Parameter heightIsGiven: whether the view keeps the height that it has.
  package static func width(of view: UIView, heightIsGiven: Bool) -> CGFloat {
    length(of: view, along: .horizontal, otherIsGiven: heightIsGiven)
  }

  /// - Parameter otherIsGiven: whether the view keeps its side along the other axis.
  private static func length(
    of view: UIView, along axis: NSLayoutConstraint.Axis, otherIsGiven: Bool
  ) -> CGFloat {
    if let size = view.sizeOfScrolledContent() { return size[axis] }
    view.updateConstraintsIfNeeded()
    if !view.constraints.isEmpty || view.intrinsicContentSize[axis] != UIView.noIntrinsicMetric {
      return fittingLength(of: view, along: axis, otherIsGiven)
    }
    let subviews = view.subviews.filter { !$0.isHidden }
    guard !subviews.isEmpty else { return view.sizeThatFits(view.bounds.size.unlimited(along: axis))[axis] }
    return subviews.map { end(of: $0, in: view, along: axis) }.max() ?? 0
  }

  /// As table view cells are measured: what is given counts, the rest is as little as may be, in whole device pixels.
  private static func fittingLength(
    of view: UIView, along axis: NSLayoutConstraint.Axis, _ otherIsGiven: Bool
  ) -> CGFloat {
    var target = UIView.layoutFittingCompressedSize
    var priorities = (horizontal: UILayoutPriority.fittingSizeLevel, vertical: UILayoutPriority.fittingSizeLevel)
    if otherIsGiven, axis == .vertical { (target.width, priorities.horizontal) = (view.bounds.size.width, .required) }
    if otherIsGiven, axis == .horizontal { (target.height, priorities.vertical) = (view.bounds.size.height, .required) }
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: priorities.horizontal, verticalFittingPriority: priorities.vertical)
    return view.traitCollection.pixelGrid.up(size[axis])
  }

  private static func end(of subview: UIView, in view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let (start, length) = (subview.frame.origin[axis], subview.frame.size[axis])
    let flexible: UIView.AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
    guard subview.autoresizingMask.contains(flexible) else { return start + length }
    let distance = view.bounds.size[axis] - start - length
    return start + Self.length(of: subview, along: axis, otherIsGiven: true) + distance
  }
}

extension CGSize {
  fileprivate subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }

  fileprivate func unlimited(along axis: NSLayoutConstraint.Axis) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return axis == .horizontal ? CGSize(width: unlimited, height: height) : CGSize(width: width, height: unlimited)
  }
}

extension CGPoint {
  fileprivate subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
