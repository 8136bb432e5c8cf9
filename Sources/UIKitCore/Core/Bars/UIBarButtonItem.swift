public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of the button.
  open var style = Style.plain {
    didSet { changeHandler?() }
  }
  /// The width in points; 0 means the width of the content.
  open var width: CGFloat = 0 {
    didSet { changeHandler?() }
  }
  /// All titles that the button may have, for which its width leaves room.
  open var possibleTitles: Set<String>? {
    didSet { changeHandler?() }
  }
  /// The view displayed in place of a button.
  open var customView: UIView? {
    didSet { changeHandler?() }
  }
  /// The action sent to the target.
  open var action: Selector?
  /// The target of the action, which is not retained.
  ///
  /// Differs from UIKit: its type is not `AnyObject`, whose members Swift looks up on Apple's platforms alone, but that of all
  /// Objective-C objects. One of another class is the target without being this value.
  open var target: (any NSObjectProtocol)? {
    get { anyTarget as? any NSObjectProtocol }
    set { anyTarget = newValue }
  }
  /// The target, of whatever class.
  package final weak var anyTarget: AnyObject?
  /// The action run in place of a target's method.
  open var primaryAction: UIAction? {
    didSet { changeHandler?() }
  }
  /// The menu that the button opens.
  open var menu: UIMenu? {
    didSet { changeHandler?() }
  }
  /// The tint colour; the bar's if `nil`.
  open var tintColor: UIColor? {
    didSet { changeHandler?() }
  }
  /// Whether the button is left out of the bar.
  open var isHidden = false {
    didSet { changeHandler?() }
  }
  /// Whether the button is selected.
  open var isSelected = false {
    didSet { changeHandler?() }
  }
  /// Whether the primary action toggles the selection.
  open var changesSelectionAsPrimaryAction = false {
    didSet { changeHandler?() }
  }
  /// A name by which transitions know the item. Stored.
  public final var identifier: String?
  /// Whether the glass behind the item is left out. Stored: bars have none.
  public final var hidesSharedBackground = false
  /// Whether the item shares its glass with the ones beside it. Stored: bars have none.
  public final var sharesBackground = true
  /// The mark at the item's corner. Stored: none is drawn.
  public final var badge: Badge?
  /// The element that represents the item in a menu. Stored.
  public final var menuRepresentation: UIMenuElement?
  /// The order of the menu's elements. Stored; the menu is not shown.
  public final var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the item's symbol moves when it is tapped. Stored.
  public final var isSymbolAnimationEnabled = false
  /// The system item that the button represents; `nil` for a custom one.
  package final var systemItem: SystemItem? {
    didSet { changeHandler?() }
  }

  /// Creates an item without a title or an image.
  public nonisolated override init() {
    super.init()
  }

  /// Creates an item from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIBarButtonItem.self)
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(__target: target, action, style: style)
    self.image = image
  }

  /// Creates an item with an image, and another for bars of compact height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(__target: target, action, style: style)
    self.title = title
  }

  /// Creates a system item.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(__target: target, action, style: systemItem == .done ? .done : .plain)
    self.systemItem = systemItem
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item that runs an action, with the action's title and image.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: primaryAction?.title, image: primaryAction?.image, primaryAction: primaryAction, menu: menu)
  }

  /// Creates an item with a title, an image, or both.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a system item, with the system's title or image, that runs an action or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
  }

  private convenience init(__target target: Any?, _ action: Selector?, style: Style) {
    self.init()
    anyTarget = target.map { $0 as AnyObject }
    (self.action, self.style) = (action, style)
  }

  /// Moves the title; the place of titles follows from the bar alone, so it has no effect.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Moves a back button's title; the place of titles follows from the bar alone, so it has no effect.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  /// Sets an image behind the button; none is drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets an image behind the button; none is drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  /// Sets an image behind a back button; none is drawn.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Moves the background of a back button; it has no effect.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Moves the background; it has no effect.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}

  /// Creates a space of flexible width.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Creates a space of a fixed width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// The styles of bar button, with UIKit's raw values.
  public enum Style: Int, Sendable, CaseIterable {
    /// The standard style.
    case plain = 0
    /// The emphasized style for completing a task.
    case done = 2

    /// The name of `done` since iOS 26.
    public static let prominent = Style.done
    /// The older name of `plain`.
    public static let bordered = Style.plain
  }

  /// The system's bar buttons, with UIKit's raw values.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space of flexible width.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// Compose.
    case compose = 7
    /// Reply.
    case reply = 8
    /// Share.
    case action = 9
    /// A folder.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// Refresh.
    case refresh = 13
    /// Stop.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Rewind.
    case rewind = 19
    /// Fast forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A page curl.
    case pageCurl = 23
    /// Close.
    case close = 24
  }
}
