import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties of `UITabBarItem`.
  static let tabBarItem: [Property] = tabSystemItem + barItem + tabImages

  private static let tabSystemItem: [Property] = [
    Property(
      "systemItem", .enumeration(tabBarSystemItems),
      "One of the system's tabs: its word and its symbol. None, so title and symbol, unless set."
    ) { (item: UITabBarItem, systemItem, _) in item.systemItem = systemItem }
  ]

  private static let tabImages: [Property] = [
    Property("selectedImage", .image, "The image of the selected tab. image unless set.") {
      (item: UITabBarItem, image, context) throws(PropertyError) in
      item.selectedImage = try image.uiImage(under: context.traits)
    },
    Property("selectedSymbol", .symbol, "\(SymbolValue.documentation) Set as the image of the selected tab.") {
      (item: UITabBarItem, symbol, _) in item.selectedImage = symbol.uiImage()
    },
    Property("badgeValue", .string, "The text of the badge. No badge unless set.") {
      (item: UITabBarItem, text, _) in item.badgeValue = text
    },
    Property("badgeColor", .color, "The colour of the badge. systemRed unless set.") {
      (item: UITabBarItem, color, _) in item.badgeColor = color.uiColor
    },
  ]

  /// The properties of `UITabBar`.
  static let tabBar: [Property] = [
    Property("tintColor", .color, "The colour of the selected tab. That of the view around unless set.") {
      (bar: UITabBar, color, _) in bar.tintColor = color.uiColor
    },
    Property("unselectedItemTintColor", .color, "The colour of the other tabs. A grey unless set.") {
      (bar: UITabBar, color, _) in bar.unselectedItemTintColor = color.uiColor
    },
    Property("barTintColor", .color, "The colour of an opaque background. The system's material unless set.") {
      (bar: UITabBar, color, _) in bar.barTintColor = color.uiColor
    },
    Property("isTranslucent", .boolean, "Whether content is seen through the bar. True unless set.") {
      (bar: UITabBar, flag, _) in bar.isTranslucent = flag
    },
    Property("isHidden", .boolean, "Whether there is no bar. False unless set.") {
      (bar: UITabBar, flag, _) in bar.isHidden = flag
    },
    Property("standardAppearance", .object(tabBarAppearance), "How the bar looks. The system's look unless set.") {
      (bar: UITabBar, entries, context) throws(PropertyError) in
      let appearance = UITabBarAppearance()
      try entries.apply(tabBarAppearance, to: appearance, in: context)
      bar.standardAppearance = appearance
    },
    Property(
      "scrollEdgeAppearance", .object(tabBarAppearance),
      "How the bar looks above the end of what scrolls. Without a background unless set."
    ) { (bar: UITabBar, entries, context) throws(PropertyError) in
      let appearance = UITabBarAppearance()
      try entries.apply(tabBarAppearance, to: appearance, in: context)
      bar.scrollEdgeAppearance = appearance
    },
  ]

  /// The properties of `UITabBarAppearance`: those of items apply to all their layouts.
  private static let tabBarAppearance: [Property] = barAppearance + tabAppearance

  private static let tabAppearance: [Property] = [
    Property("selectionIndicatorTintColor", .color, "The colour behind the selected tab. None unless set.") {
      (appearance: UITabBarAppearance, color, _) in appearance.selectionIndicatorTintColor = color.uiColor
    },
    Property("normal", .object(itemState), "How tabs that are not selected look.") {
      (appearance: UITabBarAppearance, entries, context) throws(PropertyError) in
      for item in appearance.layouts { try entries.apply(itemState, to: item.normal, in: context) }
    },
    Property("selected", .object(itemState), "How the selected tab looks.") {
      (appearance: UITabBarAppearance, entries, context) throws(PropertyError) in
      for item in appearance.layouts { try entries.apply(itemState, to: item.selected, in: context) }
    },
  ]

  private static let itemState: [Property] = [
    Property("iconColor", .color, "The colour of the image. The bar's unless set.") {
      (state: UITabBarItemStateAppearance, color, _) in state.iconColor = color.uiColor
    },
    Property("titleTextAttributes", .textAttributes, "The attributes of the title. The bar's unless set.") {
      (state: UITabBarItemStateAppearance, entries, context) throws(PropertyError) in
      state.titleTextAttributes = try entries.textAttributes(in: context)
    },
    Property("badgeBackgroundColor", .color, "The colour of the badge. systemRed unless set.") {
      (state: UITabBarItemStateAppearance, color, _) in state.badgeBackgroundColor = color.uiColor
    },
  ]

  private static let tabBarSystemItems: KeyValuePairs<String, UITabBarItem.SystemItem> = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
    "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}

extension UITabBarAppearance {
  /// The appearances of items in each of their layouts.
  fileprivate var layouts: [UITabBarItemAppearance] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }
}
