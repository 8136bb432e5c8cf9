public import Foundation

// Settings are kept for tests to read; nothing touches, so that nothing follows from them.

/// Finds taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers tap.
  open var numberOfTouchesRequired = 1
}

/// Finds fingers that stay down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers press.
  open var numberOfTouchesRequired = 1
  /// How long they press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// Finds fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var storedTranslation = CGPoint.zero

  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max

  /// How far they have moved: what `setTranslation(_:in:)` set.
  open func translation(in view: UIView?) -> CGPoint { storedTranslation }

  /// Sets how far they have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    storedTranslation = translation
  }

  /// How fast they move, in points a second; zero, as nothing touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Finds fingers that drag from the screen's edges.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it begins at.
  open var edges: UIRectEdge = []
}

/// Finds fingers that flick.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a finger flicks to; raw values are UIKit's.
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

  /// Where they flick to.
  open var direction = Direction.right
  /// How many fingers flick.
  open var numberOfTouchesRequired = 1
}

/// Finds two fingers that pinch.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much they are farther apart than they were; 1 unless set.
  open var scale: CGFloat = 1
  /// How fast they move apart; 0, as nothing touches.
  open var velocity: CGFloat { 0 }
}

/// Finds two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much they have turned, in radians; 0 unless set.
  open var rotation: CGFloat = 0
  /// How fast they turn; 0, as nothing touches.
  open var velocity: CGFloat { 0 }
}

/// Finds a pointer over the view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
