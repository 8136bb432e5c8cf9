import Foundation
import Testing
import UIKitLists

/// Changes to a table's rows in batches: remaining rows keep their cells and heights.
@MainActor @Suite struct TableUpdateTests {
  private func names(_ table: TestTable) -> [String] {
    table.view.layoutIfNeeded()
    return table.view.visibleCells.compactMap(\.textLabel?.text)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func rowsComeGoAndMove() throws {
    let table = TestTable(RowSource([["a", "b", "c", "d"]]))
    #expect(names(table) == ["a", "b", "c", "d"])
    let cell = try table.cell(3)
    var completions = 0
    table.view.performBatchUpdates {
      table.source.sections = [["d", "x", "a", "c"]]
      table.view.deleteRows(at: [path(1)], with: .fade)
      table.view.insertRows(at: [path(1)], with: .fade)
      table.view.moveRow(at: path(3), to: path(0))
    } completion: { _ in
      completions += 1
    }
    #expect(completions == 1)
    #expect(names(table) == ["d", "x", "a", "c"])
    #expect(try table.cell(0) === cell)
    #expect(table.rows.map { $0[0] } == [0, 44, 88, 132])
  }

  @Test func sectionsComeAndGo() {
    let table = TestTable(RowSource([["a"], ["b", "c"]]))
    _ = names(table)
    table.view.beginUpdates()
    table.source.sections = [["b", "c"], ["n"]]
    table.view.deleteSections([0], with: .none)
    table.view.insertSections([1], with: .none)
    table.view.endUpdates()
    #expect(names(table) == ["b", "c", "n"])
    #expect(table.view.numberOfSections == 2)
  }

  @Test func rowsThatStayAreNotMeasuredAgain() {
    let table = TestTable(RowSource(count: 8), CountingCell.self)
    _ = names(table)
    CountingCell.measured = 0
    table.source.sections[0].insert("new", at: 0)
    table.view.insertRows(at: [path(0)], with: .automatic)
    #expect(names(table).first == "new")
    #expect(CountingCell.measured == 1)
  }

  @Test func reloadedRowsGetOtherCells() throws {
    let table = TestTable(RowSource([["a", "b"]]))
    _ = names(table)
    table.source.sections[0][1] = "changed"
    table.view.reloadRows(at: [path(1)], with: .none)
    #expect(names(table) == ["a", "changed"])
  }

  /// An empty batch requests heights again, with the same cells.
  @Test func anEmptyBatchAsksForHeights() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var height: CGFloat = 30
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    }
    let (table, delegate) = (TestTable(RowSource([["a", "b"]])), Delegate())
    table.view.delegate = delegate
    let cell = try table.cell(1)
    delegate.height = 50
    table.view.beginUpdates()
    table.view.endUpdates()
    #expect(table.rows == [[0, 50], [50, 50]])
    #expect(try table.cell(1) === cell)
  }

  @Test func selectionGoesAlong() {
    let table = TestTable(RowSource([["a", "b", "c"]]))
    _ = names(table)
    table.view.selectRow(at: path(2), animated: false, scrollPosition: .none)
    table.source.sections[0].removeFirst()
    table.view.deleteRows(at: [path(0)], with: .none)
    #expect(table.view.indexPathForSelectedRow == path(1))
  }
}
