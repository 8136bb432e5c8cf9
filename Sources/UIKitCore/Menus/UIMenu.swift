public import Foundation

/// A menu of elements, which may be menus themselves. Stored; nothing opens it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier given on creation; a unique one if none was given.
  public final let identifier: Identifier
  /// The options for displaying the menu.
  public final let options: Options
  /// The elements of the menu.
  public final let children: [UIMenuElement]
  /// The preferred size of the elements.
  open var preferredElementSize: ElementSize
  /// The display style of the menu. Stored.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Creates a menu with these elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(__title: title, image: image)
    self.subtitle = subtitle
  }

  /// A copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements of the menu and its submenus whose state is `on`.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}

/// The display style of a menu. Stored; nothing opens it.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject {
  /// The most lines of a title.
  open var maximumNumberOfTitleLines = 0
}

extension UIMenu {
  /// The options of a menu, with UIKit's raw values.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are displayed inline in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu contains destructive actions.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of the elements can be selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are displayed as a palette in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of menu elements, with UIKit's raw values.
  public enum ElementSize: Int, Sendable, CaseIterable {
    /// Several in a row, without titles.
    case small = 0
    /// Several in a row.
    case medium = 1
    /// One in each row.
    case large = 2
    /// Determined by the system.
    case automatic = -1
  }

  /// An identifier by which menus are found and replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The root menu.
    public static let root = Identifier(rawValue: "com.apple.menu.root")
    /// The application menu.
    public static let application = Identifier(rawValue: "com.apple.menu.application")
    /// The File menu.
    public static let file = Identifier(rawValue: "com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier(rawValue: "com.apple.menu.edit")
    /// The View menu.
    public static let view = Identifier(rawValue: "com.apple.menu.view")
    /// The Window menu.
    public static let window = Identifier(rawValue: "com.apple.menu.window")
    /// The Help menu.
    public static let help = Identifier(rawValue: "com.apple.menu.help")
    /// The menu for sharing.
    public static let share = Identifier(rawValue: "com.apple.menu.share")
    /// The menu for cutting, copying and pasting.
    public static let standardEdit = Identifier(rawValue: "com.apple.menu.standard-edit")
    /// The menu for text formatting.
    public static let format = Identifier(rawValue: "com.apple.menu.format")
    /// The menu for looking up words.
    public static let lookup = Identifier(rawValue: "com.apple.menu.lookup")
    /// The menu for filling in what is known.
    public static let autoFill = Identifier(rawValue: "com.apple.menu.autofill")
  }
}

extension UIMenu.Identifier {
  /// Creates an identifier from a string.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
