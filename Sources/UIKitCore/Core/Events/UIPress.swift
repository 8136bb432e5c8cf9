public import Foundation

/// A press of a key or button. None is generated: apps and tests may create one.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phases of a press, with UIKit's raw values.
  public enum Phase: Int, Sendable, CaseIterable {
    /// The press has begun.
    case began = 0
    /// The force of the press has changed.
    case changed = 1
    /// The press has not changed.
    case stationary = 2
    /// The press has ended.
    case ended = 3
    /// The press was cancelled.
    case cancelled = 4
  }

  /// The phase of the press; `began` by default.
  open internal(set) var phase = Phase.began
  /// The time of the press, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// Always 0, as with keys that do not measure force.
  open var force: CGFloat { 0 }
  /// The responder that receives the press.
  open internal(set) weak var responder: UIResponder?
  /// The window of the press.
  open internal(set) weak var window: UIWindow?
}

/// An event with presses; none is generated.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of the event; none.
  open var allPresses: Set<UIPress> { [] }
}
