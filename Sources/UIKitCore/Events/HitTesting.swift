import Foundation

extension UIView {
  /// The alpha below which a view is not touched (Apple's documentation of `hitTest(_:with:)`).
  private static let leastTouchedAlpha: CGFloat = 0.01

  final func viewHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard letsTouchesIn, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether touches get to the view and what is in it.
  final var letsTouchesIn: Bool { isUserInteractionEnabled && !isHidden && alpha >= UIView.leastTouchedAlpha }

  final func endEditingInTree() -> Bool {
    guard let current = FirstResponder.current else { return true }
    var responder: UIResponder? = current
    while let ancestor = responder, ancestor !== self { responder = ancestor.next }
    return responder == nil || current.resignFirstResponder()
  }
}

extension UIView {
  /// Whether the tint colour is dimmed; raw values are UIKit's. Nothing is dimmed.
  public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
    /// As the superview's.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without its colour.
    case dimmed = 2
  }
}
