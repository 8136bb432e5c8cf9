import InterfaceDocuments
import UIKitCore
import UIKitText
import UIKitValues

extension ElementClass {
  static let searchBar = ElementClass(
    "searchBar", UISearchBar.self, inherits: .view,
    [
      .choice("barStyle", \UISearchBar.barStyle, barStyles),
      .choice(
        "searchBarStyle", \UISearchBar.searchBarStyle,
        ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      .flag("translucent", \UISearchBar.isTranslucent),
      .color("barTintColor", \UISearchBar.barTintColor),
      .image("backgroundImage", \UISearchBar.backgroundImage),
      .text("text", \UISearchBar.text),
      .text("placeholder", \UISearchBar.placeholder),
      .text("prompt", \UISearchBar.prompt),
      .flag("showsCancelButton", \UISearchBar.showsCancelButton),
      .flag("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      .flag("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
      .custom(children: ["scopeButtonTitles"]) { (bar: UISearchBar, element, _) in
        guard let titles = element.child(named: "scopeButtonTitles") else { return }
        bar.scopeButtonTitles = titles.children.map(\.text)
      },
      .integer("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
      .flag("showsScopeBar", \UISearchBar.showsScopeBar),
      .offset("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
      .offset("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment),
      .textInputTraits,
      // The bar of scopes has the look of the bar.
      .ignored("scopeBarBackgroundImage"),
      .ignoredChildren("scopeBarBackgroundImage"),
    ],
    outlets: [.one("delegate", \UISearchBar.delegate)])
}
