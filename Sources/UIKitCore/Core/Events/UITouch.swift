public import Foundation
public import UIKitValues

/// A touch on the screen. None is generated: apps and tests may create one, which is at zero and has just begun.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of the touch; `began` by default.
  open internal(set) var phase = Phase.began
  /// The number of taps at the location.
  open internal(set) var tapCount = 1
  /// The time of the touch, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// The type of touch.
  open internal(set) var type = TouchType.direct
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Always 0, as on devices that do not measure force.
  open var force: CGFloat { 0 }
  /// Always 0, as on devices that do not measure force.
  open var maximumPossibleForce: CGFloat { 0 }
  /// Always 0: the radius of the touch is not known.
  open var majorRadius: CGFloat { 0 }
  /// Always 0: the radius of the touch is not known.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of the stylus; always perpendicular to the screen, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The angle of a pencil about the axis that leaves the screen; 0, as there are no touches.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil; to the right, as there are no touches.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The values that are estimates; none, as there is no pencil.
  open var estimatedProperties: Properties { [] }
  /// The estimates that will be improved; none, as there is no pencil.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which an improved touch is known; `nil`, as there is none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The location in the view, or in the window if `nil`; zero, as the touch does not move.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The previous location in the view, or in the window if `nil`; zero, as the touch does not move.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
  /// The phases of a touch, with UIKit's raw values.
  public enum Phase: Int, Sendable, CaseIterable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved.
    case moved = 1
    /// The touch has not moved.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The touch was cancelled.
    case cancelled = 4
    /// A pointer has entered the window.
    case regionEntered = 5
    /// A pointer has moved in the window.
    case regionMoved = 6
    /// A pointer has left the window.
    case regionExited = 7
  }

  /// The values of a touch that may be estimates, with UIKit's raw values.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The angle about the axis that leaves the screen.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The angle about the pencil's own axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The types of touch, with UIKit's raw values.
  public enum TouchType: Int, Sendable, CaseIterable {
    /// A touch on the screen.
    case direct = 0
    /// A touch on a surface other than the screen.
    case indirect = 1
    /// A touch by a pencil.
    case pencil = 2
    /// A click with a pointer.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }
}
