public import Foundation

/// A button in a bar. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How it looks.
  open var style = Style.plain
  /// Its width in points; 0: as wide as its content.
  open var width: CGFloat = 0
  /// The titles it may come to have, for which its width has room.
  open var possibleTitles: Set<String>?
  /// The view that is shown instead.
  open var customView: UIView?
  /// The method that is called.
  open var action: Selector?
  /// Whose method it is; it is not kept.
  open weak var target: AnyObject?
  /// What is run instead of a method.
  open var primaryAction: UIAction?
  /// The menu that it opens.
  open var menu: UIMenu?
  /// The colour it has; nil: the bar's.
  open var tintColor: UIColor?
  /// Whether it is left out.
  open var isHidden = false
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether using it chooses it, or no longer.
  open var changesSelectionAsPrimaryAction = false
  /// The system's item that it is; nil: one of the app's own.
  package final var systemItem: SystemItem?

  /// An item of a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(__target: target, action, style: style)
    self.image = image
  }

  /// An item of a picture, with another where bars are low.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// An item of a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(__target: target, action, style: style)
    self.title = title
  }

  /// An item of the system's.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(__target: target, action, style: systemItem == .done ? .done : .plain)
    self.systemItem = systemItem
  }

  /// A view as an item.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// An item that runs an action, and has its title and picture.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: primaryAction?.title, image: primaryAction?.image, primaryAction: primaryAction, menu: menu)
  }

  /// An item of a title, a picture, or both.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// An item of the system's that runs an action, or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  private convenience init(__target target: Any?, _ action: Selector?, style: Style) {
    self.init()
    self.target = target.map { $0 as AnyObject }
    (self.action, self.style) = (action, style)
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

extension UIBarButtonItem {
  /// How a button in a bar looks; raw values are UIKit's.
  public enum Style: Int, Sendable, CaseIterable {
    /// As the bar's other buttons.
    case plain = 0
    /// Stronger: it ends what is done.
    case done = 2

    /// The older name of `plain`.
    public static let bordered = Style.plain
  }

  /// The system's buttons; raw values are UIKit's.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// Writing something new.
    case compose = 7
    /// Answering.
    case reply = 8
    /// Sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// Loading again.
    case refresh = 13
    /// Breaking off.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Playing.
    case play = 17
    /// Pausing.
    case pause = 18
    /// Going back fast.
    case rewind = 19
    /// Going on fast.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// A page that curls.
    case pageCurl = 23
    /// Close.
    case close = 24
  }
}
