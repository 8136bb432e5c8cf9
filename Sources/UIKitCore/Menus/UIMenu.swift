import Foundation

/// Things to do, and menus in the menu. Kept; nothing opens it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name it was made with; one of its own where it was made without.
  public final let identifier: Identifier
  /// How it is shown.
  public final let options: Options
  /// What is in it.
  public final let children: [UIMenuElement]
  /// How large its elements are shown.
  open var preferredElementSize: ElementSize

  /// A menu of these things.
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

  /// The same menu with other things in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions in it, and in its menus, that are ticked.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }
}

extension UIMenu {
  /// How a menu is shown; raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its things are shown among those around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its things is ticked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its things stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large a menu's things are shown; raw values are UIKit's.
  public enum ElementSize: Int, Sendable, CaseIterable {
    /// Several in a row, without titles.
    case small = 0
    /// Several in a row.
    case medium = 1
    /// One a row.
    case large = 2
    /// As the system decides.
    case automatic = -1
  }

  /// A name that menus are found and changed by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu of all menus.
    public static let root = Identifier(rawValue: "com.apple.menu.root")
    /// The app's own.
    public static let application = Identifier(rawValue: "com.apple.menu.application")
    /// Files.
    public static let file = Identifier(rawValue: "com.apple.menu.file")
    /// Editing.
    public static let edit = Identifier(rawValue: "com.apple.menu.edit")
    /// What is seen.
    public static let view = Identifier(rawValue: "com.apple.menu.view")
    /// Windows.
    public static let window = Identifier(rawValue: "com.apple.menu.window")
    /// Help.
    public static let help = Identifier(rawValue: "com.apple.menu.help")
    /// Sharing.
    public static let share = Identifier(rawValue: "com.apple.menu.share")
    /// Cutting, copying and pasting.
    public static let standardEdit = Identifier(rawValue: "com.apple.menu.standard-edit")
    /// How text looks.
    public static let format = Identifier(rawValue: "com.apple.menu.format")
    /// Looking words up.
    public static let lookup = Identifier(rawValue: "com.apple.menu.lookup")
  }
}

extension UIMenu.Identifier {
  /// A name of these letters.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
