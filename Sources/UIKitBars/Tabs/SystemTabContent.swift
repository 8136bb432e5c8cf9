import UIKitCore

/// The content of a system tab: Apple's word in English and a symbol. The symbols are those of iOS 13 and later, from
/// memory (low confidence).
struct SystemTabContent: Equatable {
  let title: String
  let symbol: String

  init(_ item: UITabBarItem.SystemItem) {
    (title, symbol) =
      switch item {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.crop.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "square.and.arrow.down.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
  }
}
