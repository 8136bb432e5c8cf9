import Foundation
@_spi(Subclasses) import UIKitCore

/// The scroll views whose content bars follow.
extension UIScrollView {
  /// A view that was named as one to follow.
  static func named(_ view: UIView?) -> UIScrollView? { view as? UIScrollView }

  /// A view itself if it scrolls, or else the first of its descendants that does, in the order of drawing; 500 are looked at.
  static func first(in root: UIView) -> UIScrollView? { first(in: root) { _ in true } }

  /// The first that scrolls and is wanted.
  static func first(in root: UIView, where isWanted: (UIScrollView) -> Bool) -> UIScrollView? {
    var pending = [root]
    var left = 500
    while let view = pending.popLast(), left > 0 {
      if let found = view as? UIScrollView, isWanted(found) { return found }
      left -= 1
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// Whether the end of the content is at the view's lower edge, or above. Half a pixel at two pixels per point does not
  /// count.
  final var isAtEnd: Bool {
    contentOffset.y + bounds.height >= contentSize.height + adjustedContentInset.bottom - 0.25
  }
}
