public import Foundation

/// The part of a view that is painted: its background, corners, border and clipping.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// In points; more than half of the shorter side counts as that half.
  open var cornerRadius: CGFloat = 0
  /// In points, drawn inside the edge, over the content and the subviews.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Whether content and subviews are cut off at the (rounded) edge; the view's `clipsToBounds`.
  open var masksToBounds = false

  /// The background, still dynamic.
  var background: UIColor?
  /// The view whose traits a dynamic background is shown under.
  // Cleared by the view's `deinit`.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?

  /// The background as it is painted; the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { background?.resolvedColor(with: view?.traitCollection ?? .current).cgColor }
    set { background = newValue.map { UIColor(cgColor: $0) } }
  }
}
