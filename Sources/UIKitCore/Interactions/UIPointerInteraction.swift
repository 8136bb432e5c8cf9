public import Foundation
public import UIKitValues

/// An interaction that changes the pointer over a view. It stores its view; there is no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called automatically. A weak reference.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction with a delegate, which is not retained.
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

/// The delegate that determines the pointer's style over a view. It is never called automatically.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at the requested location.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The pointer's style in a region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// The animations of a pointer that enters or leaves a region. None is made here: there is no pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end, with whether the animations were finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region at a location.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location in the view's coordinate space; zero.
  open var location: CGPoint { .zero }
  /// The pressed modifier keys; none.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view in which the pointer has the same style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinate space.
  public final let rect: CGRect
  /// The identifier for the app's own use.
  public final let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region. Stored; there is no pointer.
  open var latchingAxes: UIAxis = []

  /// Creates a region of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// The effects of a pointer on the view below it. Stored; there is no pointer.
public enum UIPointerEffect {
  /// Determined by the system.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight on the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is scaled or tinted, and the pointer does not change.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a tint is, with UIKit's raw values.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// On the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// What of the view takes part.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shapes of a pointer. Stored; there is no pointer.
public enum UIPointerShape {
  /// The shape of a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
}

/// The style of the pointer in a region. Stored; there is no pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view below.
  package final let effect: UIPointerEffect?
  /// The shape of the pointer.
  package final let shape: UIPointerShape?
  /// The marks around the pointer. Stored; there is no pointer.
  open var accessories: [UIPointerAccessory] = []

  /// Creates a style with an effect on the view below.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style with a shape.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
    super.init()
  }

  /// The system's pointer.
  public class func system() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
  /// A hidden pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero, radius: 0)) }
}

/// A mark around a pointer. Stored; there is no pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// The shape of the mark.
  public final let shape: UIPointerShape
  /// The mark's place.
  public final let position: Position
  /// Whether the mark's shape follows its direction.
  open var orientationMatchesAngle = false

  /// The place of a mark.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer.
    public var offset: CGFloat
    /// The direction in radians, clockwise from the top.
    public var angle: CGFloat

    /// Creates a place.
    public init(offset: CGFloat, angle: CGFloat) {
      (self.offset, self.angle) = (offset, angle)
    }
  }

  /// Creates a mark.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }
}
