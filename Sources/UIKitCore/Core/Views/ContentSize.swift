package import Foundation
import SystemText

/// The height that a view needs for its content at its current width, or the width at its current height.
///
/// A scroll view is as large as its content with its insets. A view that has constraints of its own, or an intrinsic
/// content size (which may depend on its width), is as small as Auto Layout allows. Otherwise, a view without
/// subviews answers by `sizeThatFits`, and a view with subviews reaches as far as the furthest of them; a subview
/// that is flexible along the axis is as large as its own content and keeps its distance from the edge.
@MainActor
package enum ContentSize {
  package static func height(of view: UIView) -> CGFloat { length(of: view, along: .vertical, otherIsGiven: true) }

  /// The width of the content without a limit: text that could wrap stays on one line.
  ///
  /// - Parameter heightIsGiven: whether the view keeps its current height.
  package static func width(of view: UIView, heightIsGiven: Bool) -> CGFloat {
    length(of: view, along: .horizontal, otherIsGiven: heightIsGiven)
  }

  /// - Parameter otherIsGiven: whether the view keeps its current length along the other axis.
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

  /// Measures as table view cells are measured: a given length is kept, the other is as small as possible, rounded up
  /// to whole device pixels.
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
