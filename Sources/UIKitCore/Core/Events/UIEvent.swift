public import Foundation

/// A touch or other user input. None is generated: apps and tests may pass one on.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of event; touches unless overridden.
  open var type: EventType { .touches }
  /// The subtype of event; none unless overridden.
  open var subtype: EventSubtype { .none }
  /// The time of the event in seconds; 0, as no events occur.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; `nil`.
  open var allTouches: Set<UITouch>? { nil }
  /// The pressed modifier keys; none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pressed buttons of a pointer; none.
  open var buttonMask: ButtonMask { [] }

  /// The touches on a view; `nil`.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches in a window; `nil`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches received by a recognizer; `nil`.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// The touches that were coalesced into one; `nil`.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches predicted to follow; `nil`.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

extension UIEvent {
  /// The types of event, with UIKit's raw values.
  public enum EventType: Int, Sendable, CaseIterable {
    /// Touches on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// The use of a remote control.
    case remoteControl = 2
    /// Presses of keys or buttons.
    case presses = 3
    /// Scrolling with a mouse or trackpad.
    case scroll = 10
    /// Movement of a pointer.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }

  /// The subtypes of event, with UIKit's raw values.
  public enum EventSubtype: Int, Sendable, CaseIterable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The remote control's command to play.
    case remoteControlPlay = 100
    /// The remote control's command to pause.
    case remoteControlPause = 101
    /// The remote control's command to stop.
    case remoteControlStop = 102
    /// The remote control's command to pause or resume.
    case remoteControlTogglePlayPause = 103
    /// The remote control's command to skip to the next track.
    case remoteControlNextTrack = 104
    /// The remote control's command to return to the previous track.
    case remoteControlPreviousTrack = 105
  }
}
