import Foundation
import Testing
import UIKitLists

/// Marks of items and sections to be reloaded: what no longer exists has none.
@Suite struct SnapshotMarkTests {
  private func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    snapshot.reloadItems(["a", "c"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections([1])
    return snapshot
  }

  @Test func deletedItemsHaveNoMarks() {
    var snapshot = snapshot()
    snapshot.deleteItems(["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers == ["c"] && snapshot.reconfiguredItemIdentifiers == [])
    snapshot.appendItems(["a"], toSection: 1)
    #expect(snapshot.reloadedItemIdentifiers == ["c"])
  }

  @Test func deletedSectionsAndTheirItemsHaveNoMarks() {
    var snapshot = snapshot()
    snapshot.deleteSections([1])
    #expect(snapshot.reloadedItemIdentifiers == ["a"] && snapshot.reloadedSectionIdentifiers == [])
    snapshot.deleteAllItems()
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func movedItemsKeepTheirs() {
    var snapshot = snapshot()
    snapshot.moveItem("a", afterItem: "c")
    #expect(snapshot.itemIdentifiers == ["b", "c", "a"])
    #expect(snapshot.reloadedItemIdentifiers == ["a", "c"])
  }
}
