extension UIControl {
  /// What a control looks like it is in; raw values are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state: no bit is set, so every state contains it.
    public static let normal = State([])
    /// Pressed. Nothing is on Linux, unless `isHighlighted` is set.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be used: `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen: `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus; no control gets there by itself.
    public static let focused = State(rawValue: 1 << 3)
    /// States of an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that are UIKit's own; no control has them.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What happened to a control; raw values are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down. As with all events of touches, it happens on Linux only where `sendActions(for:)` says so.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down again soon after, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of the control it came down on.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted within the control: what most buttons act on.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch ends without being finished.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value is another; setting a value in code sends nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for has happened; an action given when it is made is run at it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was asked for. Differs from UIKit: controls have no menus.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text begins to be edited. Differs from UIKit: there are no text fields that would send it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Edited text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text is no longer edited because of the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches, the twelve lowest bits.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that are UIKit's own; no control sends them.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event, an app's own included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content stands from top to bottom; raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From top to bottom: a button's picture is stretched, its title stands at the top.
    case fill = 3
  }

  /// Where the content stands from side to side; raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// In the middle.
    case center = 0
    /// At the left edge, in either direction.
    case left = 1
    /// At the right edge, in either direction.
    case right = 2
    /// From side to side: a button's picture is stretched where there is no title; with one, both start at the left.
    case fill = 3
    /// At the side the interface starts at.
    case leading = 4
    /// At the side the interface ends at.
    case trailing = 5
  }
}
