package import Foundation
import SystemText

/// The height a view needs for its content at the width it has.
///
/// A scroll view is as high as its content, with its insets. A view with constraints of its own is as high as they let
/// it be at the least. Of the others, one without subviews says so itself (`sizeThatFits`), and so does one that places
/// its subviews itself, such as a button (`intrinsicContentSize`). One with other subviews is as high as the lowest of
/// them reaches, where a subview with a flexible height is as high as its own content, and keeps its distance from the
/// bottom edge.
@MainActor
package enum ContentHeight {
  package static func height(of view: UIView) -> CGFloat {
    if let height = view.heightOfScrolledContent() { return height }
    view.updateConstraintsIfNeeded()
    if !view.constraints.isEmpty { return fittingHeight(of: view) }
    let subviews = view.subviews.filter { !$0.isHidden }
    guard !subviews.isEmpty else {
      return view.sizeThatFits(CGSize(width: view.bounds.size.width, height: .greatestFiniteMagnitude)).height
    }
    if view.intrinsicContentSize.height != UIView.noIntrinsicMetric { return fittingHeight(of: view) }
    return subviews.map { bottom(of: $0, in: view) }.max() ?? 0
  }

  /// As table view cells are measured: the width is given, the height as little as may be, in whole device pixels.
  private static func fittingHeight(of view: UIView) -> CGFloat {
    let target = CGSize(width: view.bounds.size.width, height: UIView.layoutFittingCompressedSize.height)
    let height = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    return view.traitCollection.pixelGrid.up(height)
  }

  private static func bottom(of subview: UIView, in view: UIView) -> CGFloat {
    let frame = subview.frame
    guard subview.autoresizingMask.contains(.flexibleHeight) else { return frame.origin.y + frame.size.height }
    let below = view.bounds.size.height - frame.origin.y - frame.size.height
    return frame.origin.y + height(of: subview) + below
  }
}
