import Foundation
import HeadlessUIKit

/// The height a view needs for its content at the width it has.
///
/// A view without subviews says so itself (`sizeThatFits`). One with subviews is as high as the lowest of them reaches,
/// where a subview with a flexible height is as high as its own content, and keeps its distance from the bottom edge.
@MainActor
enum ContentHeight {
  static func height(of view: UIView) -> CGFloat {
    let subviews = view.subviews.filter { !$0.isHidden }
    guard !subviews.isEmpty else {
      return view.sizeThatFits(CGSize(width: view.bounds.size.width, height: .greatestFiniteMagnitude)).height
    }
    return subviews.map { bottom(of: $0, in: view) }.max() ?? 0
  }

  private static func bottom(of subview: UIView, in view: UIView) -> CGFloat {
    let frame = subview.frame
    guard subview.autoresizingMask.contains(.flexibleHeight) else { return frame.origin.y + frame.size.height }
    let below = view.bounds.size.height - frame.origin.y - frame.size.height
    return frame.origin.y + height(of: subview) + below
  }
}
