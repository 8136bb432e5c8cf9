import UIKitCore

extension UIView {
  /// Has assistive technologies read a bar before, and another one after, whatever else is in the view, wherever content under
  /// them is scrolled to; unless the app sets elements, or one of the subviews is modal.
  final func setReadingOrder(first: UIView? = nil, last: UIView) {
    accessibilityElementsBlock = { [weak self, weak first, weak last] in self?.subviewsInOrder(first, last) }
  }

  private func subviewsInOrder(_ first: UIView?, _ last: UIView?) -> [Any]? {
    guard accessibilityElements == nil, !subviews.contains(where: \.accessibilityViewIsModal) else { return nil }
    let content = subviews.filter { $0 !== first && $0 !== last }
    return inOrder([first]) + content + inOrder([last])
  }

  /// Those of the views that are subviews.
  final func inOrder(_ views: [UIView?]) -> [UIView] { views.compactMap(\.self).filter { $0.superview === self } }

  /// Those of the views that are subviews, and then the other subviews.
  final func withOthers(after views: [UIView?]) -> [UIView] {
    let known = inOrder(views)
    let seen = Set(known.map(ObjectIdentifier.init))
    return known + subviews.filter { !seen.contains(ObjectIdentifier($0)) }
  }
}
