public import Foundation

/// A key that is pressed. Nothing presses by itself: apps and tests may make one.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press has come; raw values are UIKit's.
  public enum Phase: Int, Sendable, CaseIterable {
    /// It was pressed.
    case began = 0
    /// It is pressed otherwise.
    case changed = 1
    /// It stayed as it was.
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// It ended without being finished.
    case cancelled = 4
  }

  /// How far it has come; `began` at first.
  open internal(set) var phase = Phase.began
  /// When it was, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// Always 0, as for keys that do not feel pressure.
  open var force: CGFloat { 0 }
  /// Who was to hear of it.
  open internal(set) weak var responder: UIResponder?
  /// The window it was in.
  open internal(set) weak var window: UIWindow?
}

/// Presses that happened at once; none do by themselves.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses it is about; none.
  open var allPresses: Set<UIPress> { [] }
}
