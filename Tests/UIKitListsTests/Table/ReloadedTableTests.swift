import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Who asks a table for its cells after a reload gets them without a layout: openradar 23904182, and the tests of TableKit
/// (maxsokolov/TableKit, Tests/TableKitTests.swift).
@MainActor @Suite(.ownEnvironment) struct ReloadedTableTests {
  private func table(_ source: RowSource) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func cellsAreThere() {
    let source = RowSource([["a"]])
    let view = table(source)
    source.sections = [["b", "c"]]
    view.reloadData()
    #expect(view.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "c")
    #expect(view.visibleCells.count == 2 && view.indexPathsForVisibleRows?.count == 2 && source.asked.count == 3)
  }

  /// Nothing is asked for that nobody wants to know, and an empty table has no cells.
  @Test func nothingIsAskedForEarly() {
    let source = RowSource([["a"]])
    let view = table(source)
    view.reloadData()
    view.reloadData()
    #expect(source.asked.count == 1)
    view.frame = .zero
    view.reloadData()
    #expect(view.visibleCells.isEmpty && source.asked.count == 1)
  }

  /// A data source that asks for cells while it makes one gets those that are there.
  @Test func questionsWhileCellsAreMade() {
    let source = RowSource([["a", "b"]])
    let view = table(source)
    var seen: [Int] = []
    source.fill = { [unowned view] cell, text in
      cell.textLabel?.text = text
      seen.append(view.visibleCells.count)
    }
    view.reloadData()
    #expect(view.visibleCells.count == 2 && seen.count == 2)
  }
}
