import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Tables whose content is described by identifiers.
@MainActor @Suite(.ownEnvironment) struct DiffableTableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A data source with titles, the usual reason for subclassing it.
  final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private let view: UITableView
  private let source: Titled

  init() {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    view.register(CountingCell.self, forCellReuseIdentifier: "row")
    source = Titled(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var shown: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap(\.textLabel?.text)
  }

  @Test func whatStaysKeepsItsCell() {
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    #expect(shown == ["1", "2", "3", "4"])
    let cell = view.cellForRow(at: IndexPath(row: 0, section: 1))
    CountingCell.measured = 0
    var completions = 0
    source.apply(snapshot([("b", [5, 4, 1]), ("c", [])])) { completions += 1 }
    #expect(shown == ["5", "4", "1"])
    #expect(completions == 1)
    #expect(view.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(CountingCell.measured == 1)
    #expect(view.headerView(forSection: 0)?.textLabel?.text == "b")
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 1)
    #expect(source.indexPath(for: 5) == IndexPath(row: 0, section: 0))
    #expect(source.snapshot().numberOfItems == 3)
  }

  @Test func reloadedItemsGetOtherCells() {
    source.apply(snapshot([("a", [1, 2])]))
    let asked = CountingCell.measured
    var next = source.snapshot()
    next.reloadItems([2])
    source.apply(next, animatingDifferences: false)
    #expect(shown == ["1", "2"])
    #expect(CountingCell.measured == asked + 1)
    source.applySnapshotUsingReloadData(snapshot([("z", [9])]))
    #expect(shown == ["9"])
  }

  @Test func snapshotsAreEdited() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([10], beforeItem: 2)
    snapshot.insertItems([11], afterItem: 4)
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([2])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 10])
    #expect(snapshot.itemIdentifiers == [4, 1, 11, 3, 10])
    #expect(snapshot.indexOfItem(3) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 11) == "b")
    snapshot.deleteSections(["b"])
    #expect(snapshot.numberOfItems == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test func identifiersThatAreNotUniqueOrNotThere() {
    let faults = collectFaults {
      var snapshot = snapshot([("a", [1, 1])])
      snapshot.appendItems([1, 2])
      snapshot.appendSections(["a"])
      snapshot.insertItems([3], beforeItem: 99)
      snapshot.reloadSections(["none"])
      _ = snapshot.numberOfItems(inSection: "none")
      var empty = Snapshot()
      empty.appendItems([1])
      #expect(snapshot.itemIdentifiers == [1, 2])
    }
    #expect(faults.count == 6)
    #expect(
      faults[0]
        == "NSInternalInconsistencyException: NSDiffableDataSourceSnapshot.appendItems(_:toSection:): Fatal: supplied "
        + "item identifiers are not unique. Duplicate identifiers: {(1)}")
  }

  @Test func providersThatGiveNothingAndApplyWhileApplying() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    var source: UITableViewDiffableDataSource<String, Int>?
    let one = snapshot([("a", [1])])
    source = UITableViewDiffableDataSource(tableView: view) { _, _, _ in
      source?.apply(one)
      return nil
    }
    let faults = collectFaults { source?.apply(one) }
    #expect(faults.count == 2)
    #expect(faults.contains { $0.contains("UITableView dataSource returned a nil cell") })
    #expect(faults.contains { $0.contains("Deadlock detected") })
    source = nil
  }
}
