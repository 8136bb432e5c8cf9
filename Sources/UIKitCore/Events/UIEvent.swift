public import Foundation

/// A touch or another thing that happened. There are none on Linux: apps and tests may pass one on.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing it is; touches unless overridden.
  open var type: EventType { .touches }
  /// Which one of its kind it is; none unless overridden.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds; 0, as nothing does.
  open var timestamp: TimeInterval { 0 }
  /// The touches it is about; none.
  open var allTouches: Set<UITouch>? { nil }
  /// The modifier keys that are down; none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The touches on a view; none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches in a window; none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches that a recognizer looks at; none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// The touches that one stands for; none.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that are likely to follow; none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

extension UIEvent {
  /// Kinds of events; raw values are UIKit's.
  public enum EventType: Int, Sendable, CaseIterable {
    /// Touches.
    case touches = 0
    /// The device moved.
    case motion = 1
    /// A remote control was used.
    case remoteControl = 2
    /// Keys were pressed.
    case presses = 3
    /// A wheel was turned.
    case scroll = 10
    /// A pointer moved.
    case hover = 11
    /// A track pad was pinched or turned.
    case transform = 14
  }

  /// Which one of its kind an event is; raw values are UIKit's.
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// Nothing is said.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Playback is to begin.
    case remoteControlPlay = 100
    /// Playback is to pause.
    case remoteControlPause = 101
    /// Playback is to end.
    case remoteControlStop = 102
    /// Playback is to pause or to go on.
    case remoteControlTogglePlayPause = 103
    /// The next piece is to be played.
    case remoteControlNextTrack = 104
    /// The piece before is to be played.
    case remoteControlPreviousTrack = 105
  }
}
