public import Foundation

/// What changes a pointer over a view. It hears of its view; there is no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who is asked for regions and styles; only tests ask.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// Whether it changes anything.
  open var isEnabled = true

  /// An interaction that asks a delegate, which is not kept.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Does nothing: there is no pointer.
  open func invalidate() {}
}

/// Who says how a pointer looks over a view. Nothing asks by itself.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A question for the region at a place.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in the view's space.
  open var location: CGPoint { .zero }
  /// The modifier keys that are down; none.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view over which a pointer looks the same.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in the view's space.
  public final let rect: CGRect
  /// What the app knows it by.
  public final let identifier: AnyHashable?

  /// A part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// How a pointer acts on what is below it. Kept; there is no pointer.
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// The pointer becomes a light on it.
  case highlight(UITargetedPreview)
  /// It is lifted.
  case lift(UITargetedPreview)
  /// It is lifted or coloured, without the pointer changing.
  case hover(UITargetedPreview)
}

/// What a pointer looks like. Kept; there is no pointer.
public enum UIPointerShape {
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// The caret's line, lying.
  case horizontalBeam(length: CGFloat)
  /// The caret's line, standing.
  case verticalBeam(length: CGFloat)
}

/// How a pointer looks over a region. Kept; there is no pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// How it acts on what is below it.
  package final let effect: UIPointerEffect?
  /// What it looks like.
  package final let shape: UIPointerShape?

  /// A pointer that acts on what is below it.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// A pointer of a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
    super.init()
  }

  /// The pointer as it is.
  public class func system() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
  /// No pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero, radius: 0)) }
}
