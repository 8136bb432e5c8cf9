import Foundation
import Testing
import UIKitBars

@MainActor @Suite struct SearchControllerTests {
  @Test func aSearchThatBecomesActiveIsUpdated() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String?] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text)
      }
    }
    let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
    search.searchResultsUpdater = updater
    search.searchBar.text = "a"
    search.isActive = true
    #expect(updater.texts == ["a"])
  }

  @Test func aNavigationItemKeepsItsSearchController() {
    let (item, search) = (UINavigationItem(title: "a"), UISearchController(searchResultsController: nil))
    item.searchController = search
    #expect(item.searchController === search)
    item.searchController = nil
    #expect(item.searchController == nil)
  }
}
