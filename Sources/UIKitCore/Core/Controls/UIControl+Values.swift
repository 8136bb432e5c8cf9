extension UIControl {
  /// The states of a control, with UIKit's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state: no bit is set, so every state contains it.
    public static let normal = State([])
    /// The control is pressed. Never set automatically: only `isHighlighted` sets it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be used: `isEnabled` is `false`.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected: `isSelected` is `true`.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus; never set automatically.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for UIKit; no control sets them.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control, with UIKit's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch begins. Like all touch events, it is sent only by `sendActions(for:)`.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch begins again shortly after another, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that began in the control moves outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ends inside the control: the event that most buttons act on.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has changed; setting a value in code does not send it.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event; it runs the primary action given on creation.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was requested. Differs from UIKit: controls have no menus.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of text begins, by code: there is no keyboard.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of text has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of text has ended because of the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events: the twelve lowest bits.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for UIKit; no control sends them.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including an app's own.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignment of the content, with UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    /// Centred vertically.
    case center = 0
    /// Aligned to the top edge.
    case top = 1
    /// Aligned to the bottom edge.
    case bottom = 2
    /// Fills the height: a button's image is stretched, its title is aligned to the top.
    case fill = 3
  }

  /// The horizontal alignment of the content, with UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    /// Centred horizontally.
    case center = 0
    /// Aligned to the left edge, in either layout direction.
    case left = 1
    /// Aligned to the right edge, in either layout direction.
    case right = 2
    /// Fills the width: a button's image is stretched if there is no title; otherwise both are aligned to the left.
    case fill = 3
    /// Aligned to the leading edge.
    case leading = 4
    /// Aligned to the trailing edge.
    case trailing = 5
  }
}
