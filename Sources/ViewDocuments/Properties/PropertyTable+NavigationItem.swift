import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties of `UINavigationItem`.
  static let navigationItem: [Property] = navigationTitles + navigationItems + navigationBack + navigationSearch

  private static let navigationTitles: [Property] = [
    Property("title", .text, "The title in the bar. The controller's unless set.") {
      (item: UINavigationItem, text, context) throws(PropertyError) in
      item.title = try text.text(in: context).string
    },
    Property("prompt", .text, "A line above the title. None unless set.") {
      (item: UINavigationItem, text, context) throws(PropertyError) in
      item.prompt = try text.text(in: context).string
    },
    Property("titleView", .view, "A view in place of the title. None unless set.") {
      (item: UINavigationItem, view, context) throws(PropertyError) in
      item.titleView = try view.uiView(in: context)
    },
    Property(
      "largeTitleDisplayMode",
      .enumeration([
        "automatic": UINavigationItem.LargeTitleDisplayMode.automatic, "always": .always, "never": .never,
      ]), "Whether the title is large, in a bar that prefers that. automatic, as before, unless set."
    ) { (item: UINavigationItem, mode, _) in item.largeTitleDisplayMode = mode },
  ]

  private static let navigationItems: [Property] = [
    Property("leftBarButtonItems", .objects(barButtonItem), "The leading items, beginning at the edge.") {
      (item: UINavigationItem, items, context) throws(PropertyError) in
      item.leftBarButtonItems = try barButtonItems(items, of: "leftBarButtonItems", in: context)
    },
    Property("rightBarButtonItems", .objects(barButtonItem), "The trailing items, beginning at the edge.") {
      (item: UINavigationItem, items, context) throws(PropertyError) in
      item.rightBarButtonItems = try barButtonItems(items, of: "rightBarButtonItems", in: context)
    },
    Property(
      "leftItemsSupplementBackButton", .boolean,
      "Whether leading items stand beside the back button and not in its place. False unless set."
    ) { (item: UINavigationItem, flag, _) in item.leftItemsSupplementBackButton = flag },
  ]

  private static let navigationBack: [Property] = [
    Property("backButtonTitle", .text, "The title of the way back here from the next screen. title unless set.") {
      (item: UINavigationItem, text, context) throws(PropertyError) in
      item.backButtonTitle = try text.text(in: context).string
    },
    Property(
      "backButtonDisplayMode",
      .enumeration([
        "default": UINavigationItem.BackButtonDisplayMode.default, "generic": .generic, "minimal": .minimal,
      ]), "What the way back here from the next screen shows. default, its title if there is room, unless set."
    ) { (item: UINavigationItem, mode, _) in item.backButtonDisplayMode = mode },
    Property("hidesBackButton", .boolean, "Whether there is no back button. False unless set.") {
      (item: UINavigationItem, flag, _) in item.hidesBackButton = flag
    },
  ]

  private static let navigationSearch: [Property] = [
    Property("searchController", .object(searchController), "A search whose field is below the title. None unless set.")
    {
      (item: UINavigationItem, entries, context) throws(PropertyError) in
      let controller = UISearchController(searchResultsController: nil)
      try entries.apply(searchController, to: controller, in: context)
      item.searchController = controller
    },
    Property(
      "hidesSearchBarWhenScrolling", .boolean, "Whether the field goes away where content is scrolled. True unless set."
    ) { (item: UINavigationItem, flag, _) in item.hidesSearchBarWhenScrolling = flag },
  ]

  /// The properties of `UISearchController`.
  private static let searchController: [Property] = [
    Property("searchBar", .object(searchBar), "The bar with the field.") {
      (controller: UISearchController, entries, context) throws(PropertyError) in
      try entries.apply(searchBar, to: controller.searchBar, in: context)
    },
    Property(
      "hidesNavigationBarDuringPresentation", .boolean,
      "Whether the title goes away while a search is active. True unless set."
    ) { (controller: UISearchController, flag, _) in controller.hidesNavigationBarDuringPresentation = flag },
    Property("isActive", .boolean, "Whether a search is active. False unless set.") {
      (controller: UISearchController, flag, _) in controller.isActive = flag
    },
  ]
}
