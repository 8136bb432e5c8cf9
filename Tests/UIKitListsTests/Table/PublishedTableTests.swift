import Foundation
import Testing
import UIKitLists

/// Frames that tests of other projects expect from UIKit's tables, each with its source.
@MainActor @Suite struct PublishedTableTests {
  /// Returns the same height for all rows.
  final class Heights: NSObject, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// nesium/Flex, fbff8f2, Tests/FlexTests/ListViewTests.swift: a table of 100 × 200, whose delegate returns 40.
  @Test func rowsOfADelegatesHeight() {
    let (table, delegate) = (TestTable(RowSource(count: 3), width: 100, height: 200), Heights(40))
    table.view.delegate = delegate
    for _ in 0..<2 {
      table.view.setNeedsLayout()
      table.view.layoutIfNeeded()
      #expect(table.view.rectForRow(at: path(0)) == CGRect(x: 0, y: 0, width: 100, height: 40))
      #expect(table.view.rectForRow(at: path(1)) == CGRect(x: 0, y: 40, width: 100, height: 40))
      #expect(table.view.rectForRow(at: path(2)) == CGRect(x: 0, y: 80, width: 100, height: 40))
      #expect(table.view.cellForRow(at: path(0))?.frame.width == 100)
    }
  }

  /// joeypatino/drag-drop, 6e98c4b, Tests/DragDropTests/TableViewDropPointTests.swift: 200 × 400, rows of 40; there is
  /// no row above the first, nor below the last.
  @Test func rowsAtPoints() {
    let table = TestTable(RowSource(count: 5), width: 200, height: 400)
    table.view.rowHeight = 40
    table.view.layoutIfNeeded()
    #expect(table.view.indexPathForRow(at: CGPoint(x: 100, y: 100)) == path(2))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 100, y: 380)) == nil)
    #expect(table.view.indexPathForRow(at: CGPoint(x: 100, y: -50)) == nil)
    #expect(table.view.rectForRow(at: path(4)).maxY == 200)
    let empty = TestTable(RowSource(count: 0), width: 200, height: 400)
    #expect(empty.view.indexPathForRow(at: CGPoint(x: 100, y: 100)) == nil)
  }

  /// edx/edx-app-ios, TablePaginationController's tests with DummyTableViewDataSource: five rows whose delegate returns
  /// 100 give a content of 500.
  @Test func contentIsAsHighAsItsRows() {
    let (table, delegate) = (TestTable(RowSource(count: 5), width: 320, height: 300), Heights(100))
    table.view.delegate = delegate
    table.view.layoutIfNeeded()
    table.view.scrollToRow(at: path(4), at: .bottom, animated: false)
    #expect(table.view.contentSize.height == 500)
    #expect(table.view.contentOffset.y == 200)
  }

  /// SwifterSwift/SwifterSwift, 2a919b5, Tests/UIKitTests/UITableViewExtensionsTests.swift: a table without a data source
  /// has a section 0 without rows, and one whose data source answers 0 has no section.
  @Test func withoutADataSourceThereIsAnEmptySection() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.contentSize.height == 0)
    let none = NoSections()
    table.dataSource = none
    #expect(table.numberOfSections == 0)
  }

  /// A data source of no sections.
  private final class NoSections: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 0 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
}
