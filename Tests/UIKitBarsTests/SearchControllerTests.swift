import Foundation
import Testing
import UIKitBars

@MainActor @Suite struct SearchControllerTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String?] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text)
    }
  }

  @Test func aSearchThatBecomesActiveIsUpdated() {
    let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
    search.searchResultsUpdater = updater
    search.searchBar.text = "a"
    search.isActive = true
    #expect(updater.texts == ["a"])
  }

  /// The documentation of `UISearchResultsUpdating`: called when the bar becomes the first responder, and when its text changes.
  @Test func editingTheFieldBeginsTheSearchAndUpdatesIt() {
    let (updater, search) = (Updater(), UISearchController(searchResultsController: nil))
    search.searchResultsUpdater = updater
    let field = search.searchBar.searchTextField
    field.sendActions(for: .editingDidBegin)
    #expect(search.isActive && search.searchBar.showsCancelButton && updater.texts.count == 1)
    field.insertText("fe")
    field.insertText("r")
    #expect(updater.texts.dropFirst() == ["fe", "fer"])
  }

  @Test func aNavigationItemKeepsItsSearchController() {
    let (item, search) = (UINavigationItem(title: "a"), UISearchController(searchResultsController: nil))
    item.searchController = search
    #expect(item.searchController === search)
    item.searchController = nil
    #expect(item.searchController == nil)
  }
}
