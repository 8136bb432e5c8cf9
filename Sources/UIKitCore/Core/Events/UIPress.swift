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
  /// The key that was pressed; none, as there are no keys.
  open var key: UIKey? { nil }
  /// The button that was pressed.
  open var type: PressType { .select }
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

extension UIPress {
  /// The buttons, with UIKit's raw values.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// To the left.
    case leftArrow = 2
    /// To the right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
  }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key writes.
  open var characters: String { "" }
  /// The characters that the key writes without modifiers.
  open var charactersIgnoringModifiers: String { "" }
  /// The pressed modifier keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The key's code.
  open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
}

/// The code of a key, as in the tables of USB.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Delete backwards.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// To the right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// To the left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// Down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// Up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}
