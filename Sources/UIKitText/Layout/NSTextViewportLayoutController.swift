public import Foundation

/// Lays out the part of a text that is seen. All of it is laid out, and the delegate is never called.
open class NSTextViewportLayoutController: NSObject {
  /// The delegate. A weak reference.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout. A weak reference.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?

  /// One for a layout.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// The part that is seen: the whole text.
  open var viewportRange: NSTextRange? { textLayoutManager?.documentRange }
  /// The rectangle that is seen: that of the whole text.
  open var viewportBounds: CGRect { textLayoutManager?.usageBoundsForTextContainer ?? .zero }
  /// Has no effect: all of the text is laid out.
  open func layoutViewport() {}
  /// Has no effect: all of the text is laid out.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}

/// The delegate that shows the fragments of the part that is seen. It is never called.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// The rectangle that is seen.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Called with a fragment that is seen.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before fragments are shown.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after fragments are shown.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
