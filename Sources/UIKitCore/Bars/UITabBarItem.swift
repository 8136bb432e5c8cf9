/// A tab. Kept; no bar is drawn.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Its picture while it is chosen.
  open var selectedImage: UIImage?
  /// What the badge says; nil: there is none.
  open var badgeValue: String?
  /// The badge's colour; nil: red.
  open var badgeColor: UIColor?
  /// By how much the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks while it is chosen; nil: as it does for the others.
  open var standardAppearance: UITabBarAppearance?
  /// The same over content that is at its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The system's tab that it is; nil: one of the app's own.
  package final var systemItem: SystemItem?

  /// A tab of a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A tab of a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// A tab of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (self.systemItem, self.tag) = (systemItem, tag)
  }
}

extension UITabBarItem {
  /// The system's tabs; raw values are UIKit's.
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
