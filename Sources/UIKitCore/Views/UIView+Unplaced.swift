import Findings
import Foundation

/// Views that nobody gave a size, so that nothing of them is seen.
extension UIView {
  /// Whether the view has no size in a superview that has one: no frame is set, and no constraints could give it one.
  final var isUnplaced: Bool {
    guard boundsStorage.size == .zero, let parent, !parent.hasNoArea else { return false }
    return translatesAutoresizingMaskIntoConstraints || namingConstraints.isEmpty
  }

  /// Whether the view, or one in it, has something to show and no room for it.
  ///
  /// Walks without recursion: a tree may be deeper than the stack.
  final var hasUnseenContent: Bool {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.isPainted, view.hasNoArea else { continue }
      let size = view.intrinsicContentSize
      if size.width > 0, size.height > 0 { return true }
      pending += view.children
    }
    return false
  }

  final var unplacedFinding: ViewFinding {
    ViewFinding(
      kind: .unplacedView, view: layoutName,
      message: "Nothing of the view is seen: neither a frame nor constraints give it a size.")
  }
}
