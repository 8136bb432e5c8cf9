import Findings
import Foundation

/// Views without a size, whose content is therefore invisible.
extension UIView {
  /// Whether the view has no size in a superview that has one: no frame is set, and no constraints could determine
  /// one.
  final var isUnplaced: Bool {
    guard boundsStorage.size == .zero, let parent, !parent.hasNoArea else { return false }
    return translatesAutoresizingMaskIntoConstraints || namingConstraints.isEmpty
  }

  /// Whether the view or one of its descendants has content to display, but no area to display it in.
  ///
  /// Traverses the tree iteratively: it may be deeper than the stack.
  final var hasInvisibleContent: Bool {
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
      message: "The view is not visible: neither a frame nor constraints give it a size.")
  }
}
