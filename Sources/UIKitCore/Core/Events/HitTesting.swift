import Foundation

extension UIView {
  /// The alpha below which a view receives no touches (Apple's documentation of `hitTest(_:with:)`).
  private static let minimumTouchableAlpha: CGFloat = 0.01

  final func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() where !child.ownLayer.isCollapsed {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether the view and its descendants can receive touches.
  final var acceptsTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= UIView.minimumTouchableAlpha }

  final func endEditingInTree() -> Bool {
    guard let current = FirstResponder.current else { return true }
    var responder: UIResponder? = current
    while let ancestor = responder, ancestor !== self { responder = ancestor.next }
    return responder == nil || current.resignFirstResponder()
  }
}

extension UIView {
  /// The modes of the tint colour, with UIKit's raw values.
  public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
    /// The superview's mode.
    case automatic = 0
    /// The unmodified tint colour.
    case normal = 1
    /// A desaturated tint colour.
    case dimmed = 2
  }
}
