public import Foundation

extension UIScreen {
  /// The bounds without the status bar.
  public final var applicationFrame: CGRect {
    let top = UIWindowScene.only.statusBarFrame.height
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }
  /// The focused item; `nil`.
  public final var focusedItem: (any UIFocusItem)? { nil }
  /// The view that is focused; none.
  public final var focusedView: UIView? { nil }

  /// A display link, which is never called.
  public final func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
