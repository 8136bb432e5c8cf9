public import Foundation

/// A finger on the screen. Nothing touches by itself: apps and tests may make one, which is at zero and has just begun.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far it has come; `began` at first.
  open internal(set) var phase = Phase.began
  /// How often the place was tapped.
  open internal(set) var tapCount = 1
  /// When it was, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// What touches.
  open internal(set) var type = TouchType.direct
  /// The view it began on.
  open internal(set) weak var view: UIView?
  /// The window it began in.
  open internal(set) weak var window: UIWindow?
  /// Who looks at it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Always 0, as for devices that do not feel pressure.
  open var force: CGFloat { 0 }
  /// Always 0, as for devices that do not feel pressure.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Always 0: the size of what touches is not known.
  open var majorRadius: CGFloat { 0 }
  /// Always 0: the size of what touches is not known.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Where it is in the view's space, or in the window's; zero, as nothing moves it.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was in the view's space, or in the window's; zero, as nothing moves it.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// As `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// As `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
  /// How far a touch has come; raw values are UIKit's.
  public enum Phase: Int, Sendable, CaseIterable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It ended without being finished.
    case cancelled = 4
    /// A pointer came into the window.
    case regionEntered = 5
    /// A pointer moved within the window.
    case regionMoved = 6
    /// A pointer left the window.
    case regionExited = 7
  }

  /// What touches; raw values are UIKit's.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct = 0
    /// A finger beside the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }
}
