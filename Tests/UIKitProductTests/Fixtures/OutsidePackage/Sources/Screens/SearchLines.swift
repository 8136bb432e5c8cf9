import UIKit

/// Search bars, tokens and controllers, and the fields of alerts, one fact per line.
@MainActor
public func searchLines() -> [String] { [searchBars(), searchTokens(), searchControllers()] }

/// Writes down what a search bar tells its delegate.
private final class Search: NSObject, UISearchBarDelegate {
  var calls: [String] = []

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
    calls.append("began")
  }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.text = nil }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

@MainActor
private func searchBars() -> String {
  let (bar, window) = inWindow(UISearchBar(frame: CGRect(x: 0, y: 20, width: 375, height: 56)))
  let (search, hasButton) = (Search(), bar.showsCancelButton)
  let place = bar.searchTextField.frame
  bar.delegate = search
  bar.placeholder = "Search notes"
  bar.searchBarStyle = .minimal
  bar.barStyle = .default
  bar.barTintColor = .systemBackground
  bar.isTranslucent = true
  bar.backgroundImage = UIImage()
  bar.keyboardType = .webSearch
  bar.returnKeyType = .search
  bar.autocapitalizationType = .none
  bar.autocorrectionType = .no
  bar.enablesReturnKeyAutomatically = true
  bar.setImage(UIImage(systemName: "line.3.horizontal.decrease"), for: .bookmark, state: .normal)
  bar.showsBookmarkButton = true
  bar.showsSearchResultsButton = false
  bar.scopeButtonTitles = ["All", "Shared"]
  bar.selectedScopeButtonIndex = 1
  bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 0)
  bar.searchFieldBackgroundPositionAdjustment = .zero
  bar.searchTextField.backgroundColor = .secondarySystemBackground
  bar.becomeFirstResponder()
  let isFirst = bar.searchTextField.isFirstResponder
  bar.resignFirstResponder()
  _ = window
  let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
  return "search bars: \(bar.intrinsicContentSize.height) \(place) \(hasButton) \(isFirst) \(bar.showsCancelButton) "
    + "\(search.calls.joined(separator: ", ")) \(bar.searchTextField.placeholder ?? "") "
    + "\(bar.image(for: .bookmark, state: .normal) != nil) \(icons.map(\.rawValue)) "
    + "\(UISearchBar.Style.prominent.rawValue) \(bar.showsScopeBar)"
}

@MainActor
private func searchTokens() -> String {
  let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
  let plain = (field.tokens.count, field.allowsDeletingTokens, field.allowsCopyingTokens)
  let from = UISearchToken(icon: UIImage(systemName: "person"), text: "From Ada")
  from.representedObject = "ada"
  field.tokens = [from]
  field.insertToken(UISearchToken(icon: nil, text: "Photos"), at: 1)
  field.tokenBackgroundColor = .systemIndigo
  field.text = "today beach"
  let start = field.textualRange.start
  if let end = field.position(from: start, offset: 6), let range = field.textRange(from: start, to: end) {
    let today = UISearchToken(icon: UIImage(systemName: "calendar"), text: "Today")
    field.replaceTextualPortion(of: range, with: today, at: field.tokens.count)
  }
  let count = field.tokens.count
  field.removeToken(at: 0)
  return "search tokens: \(plain) \(count) \(field.tokens.count) \(field.text ?? "") "
    + "\(from.representedObject as? String ?? "") \(field.textualRange.isEmpty)"
}

/// Counts how often results were asked for.
private final class Results: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  private(set) var updates = 0

  func updateSearchResults(for searchController: UISearchController) { updates += 1 }
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
}

@MainActor
private func searchControllers() -> String {
  let results = Results()
  let search = UISearchController(searchResultsController: results)
  search.searchResultsUpdater = results
  search.delegate = results
  let plain = (search.obscuresBackgroundDuringPresentation, search.hidesNavigationBarDuringPresentation)
  search.obscuresBackgroundDuringPresentation = false
  search.hidesNavigationBarDuringPresentation = false
  search.automaticallyShowsCancelButton = true
  search.showsSearchResultsController = true
  search.searchBar.placeholder = "Search"
  let list = UIViewController()
  list.navigationItem.searchController = search
  list.navigationItem.hidesSearchBarWhenScrolling = false
  list.definesPresentationContext = true
  let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
  alert.addTextField { field in
    field.placeholder = "Name"
    field.clearButtonMode = .whileEditing
  }
  alert.addTextField()
  return "search controllers: \(plain) \(search.isActive) \(search.searchResultsController === results) "
    + "\(list.navigationItem.searchController === search) \(alert.textFields?.count ?? 0) "
    + "\(alert.textFields?.first?.placeholder ?? "")"
}
