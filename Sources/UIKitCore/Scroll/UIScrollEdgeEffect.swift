public import Foundation
public import UIKitValues

/// The effect under which content goes at an edge of a scroll view, of iOS 26. Stored: bars have the look of iOS 13 to 18.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// Whether there is no effect at the edge.
  open var isHidden = false
  /// The style of the effect.
  open var style = Style.automatic

  /// The styles of the effect.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// The system's choice.
    public static let automatic = Style()
    /// With a line and a fixed background.
    public static let hard = Style()
    /// With a gradual change.
    public static let soft = Style()
  }
}

/// An interaction that says that a view's content lies over an edge of a scroll view. Stored; no effect is drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The scroll view. A weak reference.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view.
  open var edge: UIRectEdge = []

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The effects at the edges of a scroll view.
@MainActor
final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}
