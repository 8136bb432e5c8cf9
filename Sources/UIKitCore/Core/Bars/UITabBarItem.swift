public import Foundation

/// An item in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image while selected.
  open var selectedImage: UIImage? {
    didSet { changeHandler?() }
  }
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? {
    didSet { changeHandler?() }
  }
  /// The colour of the badge; red if `nil`.
  open var badgeColor: UIColor? {
    didSet { changeHandler?() }
  }
  /// Sets the attributes of the badge's text for a state. Stored; the bar's appearance has those that are drawn.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
  }
  /// The attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { changeHandler?() }
  }
  /// The standard appearance of the bar while the item is selected; the bar's own if `nil`.
  open var standardAppearance: UITabBarAppearance? {
    didSet { changeHandler?() }
  }
  /// The appearance of the bar while the item is selected and content is scrolled to its end; the bar's own if `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { changeHandler?() }
  }
  /// The system item that the tab represents; `nil` for a custom one.
  package final var systemItem: SystemItem?

  /// Creates an item without a title or an image.
  public nonisolated override init() {
    super.init()
  }

  /// Creates an item from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UITabBarItem.self)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }
}

extension UITabBarItem {
  /// The system's tab bar items, with UIKit's raw values.
  public enum SystemItem: Int, Sendable, CaseIterable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11
  }
}
