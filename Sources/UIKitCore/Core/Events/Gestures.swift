public import Foundation
public import UIKitValues

// The settings are stored for tests to read; they have no effect, because there are no touches.

/// A recognizer for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UITapGestureRecognizer.self)
  }

  override var findsTaps: Bool { true }
  /// The number of taps in the gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers that tap.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that click.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// A recognizer for long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UILongPressGestureRecognizer.self)
  }

  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that press.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers, in points.
  open var allowableMovement: CGFloat = 10
}

/// A recognizer for dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIPanGestureRecognizer.self)
  }

  private var storedTranslation = CGPoint.zero

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// The distance the fingers have moved: the value set by `setTranslation(_:in:)`.
  open func translation(in view: UIView?) -> CGPoint { storedTranslation }

  /// Sets the distance the fingers have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    storedTranslation = translation
  }

  /// The velocity of the fingers, in points per second; zero, as there are no touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer for dragging from the screen's edges.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIScreenEdgePanGestureRecognizer.self)
  }

  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []
}

/// A recognizer for swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UISwipeGestureRecognizer.self)
  }

  /// The directions of a swipe, with UIKit's raw values.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions.
  open var direction = Direction.right
  /// The number of fingers that swipe.
  open var numberOfTouchesRequired = 1
}

/// A recognizer for pinches by two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIPinchGestureRecognizer.self)
  }

  /// The ratio of the fingers' distance to their initial distance; 1 unless set.
  open var scale: CGFloat = 1
  /// The velocity of the pinch; 0, as there are no touches.
  open var velocity: CGFloat { 0 }
}

/// A recognizer for rotations by two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIRotationGestureRecognizer.self)
  }

  /// The rotation in radians; 0 unless set.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation; 0, as there are no touches.
  open var velocity: CGFloat { 0 }
}

/// A recognizer for a pointer that hovers over the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen; 0, as there is none.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pencil to the screen in radians; 0, as there is none.
  open var altitudeAngle: CGFloat { 0 }
  /// The turn of a pencil about its own axis in radians; 0, as there is none.
  open var rollAngle: CGFloat { 0 }

  /// The direction of a pencil in radians; 0, as there is none.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil as a vector; to the right, as there is none.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
