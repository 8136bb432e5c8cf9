import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Where UIKit raises an exception, a fault names it, and something harmless replaces what is missing.
@MainActor @Suite(.ownEnvironment) struct TableFaultTests {
  final class Delegate: NSObject, UITableViewDelegate {
    var height: CGFloat = 30
    var headerHeight: CGFloat = 0
    var onHeight: (UITableView) -> Void = { _ in }
    var onHeader: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      onHeight(tableView)
      return height
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      onHeader(tableView)
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }

  @Test(arguments: [-5, CGFloat.nan, .infinity, -.infinity, -1.5])
  func heightsThatAreNone(_ height: CGFloat) {
    let (table, delegate) = (TestTable(RowSource(count: 3)), Delegate())
    delegate.height = height
    table.view.delegate = delegate
    let faults = collectFaults { _ = table.rows }
    #expect(faults.count == 3)
    #expect(
      faults[0].hasPrefix(
        "NSInternalInconsistencyException: tableView(_:heightForRowAt: [0, 0]): Invalid height provided by table "
          + "delegate. Value must be at least 0.0"))
    #expect(table.rows.map { $0[1] } == [44, 44, 44])
    delegate.height = 30
    delegate.headerHeight = height
    table.view.reloadData()
    #expect(collectFaults { _ = table.rows }.contains { $0.contains("heightForHeaderInSection: 0") })
  }

  @Test func updatesThatDoNotAddUp() {
    let table = TestTable(RowSource(count: 3))
    _ = table.rows
    table.source.sections[0] += ["x", "y"]
    let faults = collectFaults { table.view.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none) }
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix("NSInternalInconsistencyException: UITableView.endUpdates: Invalid update:") == true)
    #expect(table.rows.count == 5)
  }

  @Test func countsThatAreNegative() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (view, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Source())
    view.dataSource = source
    #expect(
      collectFaults { view.layoutIfNeeded() } == [
        "NSInternalInconsistencyException: tableView(_:numberOfRowsInSection: 0): the data source answered -1"
      ])
  }

  @Test func oneCellForTwoRows() {
    final class Source: NSObject, UITableViewDataSource {
      let cell = UITableViewCell()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let (view, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Source())
    view.dataSource = source
    #expect(
      collectFaults { view.layoutIfNeeded() } == [
        "NSInternalInconsistencyException: tableView(_:cellForRowAt: [0, 1]): the data source returned the cell that "
          + "shows [0, 0]"
      ])
  }

  @Test func rowsThatAreNotThere() {
    let table = TestTable(RowSource(count: 3))
    let faults = collectFaults {
      table.view.scrollToRow(at: IndexPath(row: 7, section: 0), at: .top, animated: false)
      _ = table.view.numberOfRows(inSection: 4)
    }
    #expect(
      faults == [
        "NSRangeException: UITableView.scrollToRow(at: [0, 7]): Attempted to scroll the table view to an out-of-bounds "
          + "row (section 0, row 7)",
        "NSInternalInconsistencyException: UITableView.numberOfRows(inSection: 4): request for number of rows in "
          + "section 4 when there are only 1 sections",
      ])
    #expect(table.view.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
    #expect(table.view.rectForRow(at: IndexPath(index: 1)) == .zero)
    #expect(table.view.rect(forSection: 5) == .zero)
    table.view.selectRow(at: IndexPath(row: 9, section: 9), animated: false, scrollPosition: .none)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func identifiersThatAreNotRegistered() {
    let table = TestTable(RowSource(count: 1))
    #expect(table.view.dequeueReusableCell(withIdentifier: "nothing") == nil)
    #expect(table.view.dequeueReusableHeaderFooterView(withIdentifier: "nothing") == nil)
    let faults = collectFaults {
      _ = table.view.dequeueReusableCell(withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))
      table.view.register(UIView.self, forCellReuseIdentifier: "view")
    }
    #expect(
      faults == [
        "NSInternalInconsistencyException: UITableView.dequeueReusableCell: unable to dequeue a cell with identifier "
          + "nothing: a class must be registered for the identifier",
        "NSInvalidArgumentException: register(_:forCellReuseIdentifier: \"view\"): UIView is not a subclass of "
          + "UITableViewCell",
      ])
  }

  /// Whatever is asked for a height may lay out, reload or ask the table: it ends.
  @Test func heightsThatAskTheTable() {
    let (table, delegate) = (TestTable(RowSource(count: 30), height: 300), Delegate())
    table.view.delegate = delegate
    delegate.onHeight = { view in
      view.layoutIfNeeded()
      _ = view.rectForRow(at: IndexPath(row: 3, section: 0))
      _ = view.numberOfRows(inSection: 0)
    }
    _ = collectFaults { _ = table.rows }
    #expect(table.rows.first?[1] == 30)
    delegate.onHeight = { $0.reloadData() }
    table.view.reloadData()
    _ = collectFaults { _ = table.rows }
    delegate.onHeight = { _ in }
    table.view.reloadData()
    #expect(table.rows.first?[1] == 30)
  }

  /// Headers that change the table when it requests them.
  @Test func headersThatChangeTheirTable() {
    let (table, delegate) = (TestTable(RowSource(count: 30), height: 300), Delegate())
    delegate.headerHeight = UITableView.automaticDimension
    table.view.delegate = delegate
    delegate.onHeader = { view in
      table.source.sections[0].append("more")
      view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    _ = collectFaults { _ = table.rows }
    delegate.onHeader = { $0.reloadData() }
    table.view.reloadData()
    _ = collectFaults { _ = table.rows }
    delegate.onHeader = { _ in }
    table.view.reloadData()
    #expect(!table.rows.isEmpty)
  }
}
