import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Data sources, delegates and cells that contradict themselves, or change the table while it asks them: a fault names
/// the exception, and every call returns.
@MainActor @Suite(.ownEnvironment) struct TableNonsenseTests {
  /// Runs a test's action whenever it is asked.
  final class Delegate: NSObject, UITableViewDelegate {
    var height: CGFloat = UITableView.automaticDimension
    var estimate: CGFloat = UITableView.automaticDimension
    var headerHeight: CGFloat = UITableView.automaticDimension
    var footerHeight: CGFloat = UITableView.automaticDimension
    var header: (Int) -> UIView? = { _ in nil }
    var onDisplay: (UITableView) -> Void = { _ in }
    var onEnd: (UITableView) -> Void = { _ in }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(section) }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      onDisplay(tableView)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      onEnd(tableView)
    }
  }

  private static let invalid = "NSInternalInconsistencyException: "

  // MARK: Numbers

  @Test(arguments: [-3, CGFloat.nan, .infinity, -.infinity])
  func estimatesAndFootersThatAreNoHeights(_ height: CGFloat) {
    let (table, delegate) = (TestTable(RowSource(count: 2), style: .grouped), Delegate())
    table.view.delegate = delegate
    delegate.estimate = height
    let estimates = collectFaults { _ = table.rows }
    #expect(estimates.count == 2)
    #expect(estimates.allSatisfy { $0.hasPrefix(Self.invalid + "tableView(_:estimatedHeightForRowAt:") })
    delegate.estimate = 44
    delegate.footerHeight = height
    table.view.reloadData()
    let footers = collectFaults { _ = table.rows }
    #expect(footers.count == 1)
    #expect(footers.allSatisfy { $0.hasPrefix(Self.invalid + "tableView(_:heightForFooterInSection: 0)") })
    #expect(table.view.contentSize.height.isFinite)
  }

  @Test(arguments: [-3, CGFloat.nan, .infinity]) func propertiesThatAreNoHeights(_ height: CGFloat) {
    let table = TestTable(RowSource(count: 2))
    table.source.headers = ["a"]
    table.view.rowHeight = height
    table.view.sectionHeaderTopPadding = height
    table.view.estimatedRowHeight = height
    let faults = collectFaults { #expect(table.rows.map { $0[1] } == [44, 44]) }
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.hasPrefix(Self.invalid) }, "\(faults)")
    #expect(table.view.contentSize.height == CGFloat(22 + 28 + 88))
  }

  @Test(arguments: [-3, CGFloat.nan, .infinity]) func cellsThatFitNothing(_ height: CGFloat) {
    final class Cell: UITableViewCell {
      static var height: CGFloat = 0
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Cell.height) }
    }
    Cell.height = height
    let table = TestTable(RowSource(count: 2) { _, _ in }, Cell.self)
    let faults = collectFaults { #expect(table.rows.map { $0[1] } == [44, 44]) }
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.contains("systemLayoutSizeFitting(_:): the height for") }, "\(faults)")
  }

  @Test(arguments: [-3, CGFloat.nan, .infinity]) func tableHeadersOfNoHeight(_ height: CGFloat) {
    let (table, header) = (TestTable(RowSource(count: 2)), UIView())
    let faults = collectFaults {
      header.frame = CGRect(x: 0, y: 0, width: 10, height: height)
      table.view.tableHeaderView = header
      _ = table.rows
    }
    #expect(faults.allSatisfy { $0.contains("CALayerInvalidGeometry") }, "\(faults)")
    #expect(table.view.contentSize.height.isFinite)
    #expect(table.rows.allSatisfy { $0.allSatisfy(\.isFinite) })
  }

  @Test func heightsBeyondMeasure() {
    let (table, delegate) = (TestTable(RowSource(count: 3)), Delegate())
    table.view.delegate = delegate
    delegate.height = .greatestFiniteMagnitude
    _ = collectFaults { _ = table.rows }
    #expect(table.view.contentSize.height.isFinite)
    delegate.height = 44
    table.view.reloadData()
    #expect(table.rows.map { $0[1] } == [44, 44, 44])
  }

  // MARK: Data sources

  @Test func moreRowsThanThereMayBe() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .max }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (view, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Source())
    view.dataSource = source
    let faults = collectFaults { view.layoutIfNeeded() }
    #expect(faults.count == 3)
    #expect(faults.allSatisfy { $0.contains("more than 1000000 rows") }, "\(faults)")
    #expect(view.visibleCells.count == 3)
  }

  /// Counts that change without an update stay those of the last reload.
  @Test func countsThatChangeUnsaid() {
    let table = TestTable(RowSource(count: 3))
    #expect(table.rows.count == 3)
    table.source.sections[0] += ["new", "newer"]
    table.view.setNeedsLayout()
    #expect(table.rows.count == 3)
    table.view.contentOffset.y = 10
    #expect(table.rows.count == 3)
    #expect(collectFaults { table.view.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) }.count == 1)
    #expect(table.rows.count == 5)
  }

  @Test func dataSourcesThatAreGone() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    do {
      let source = RowSource(count: 30)
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      view.dataSource = source
      view.layoutIfNeeded()
    }
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test func oneHeaderForTwoSections() {
    let table = TestTable(RowSource([["a"], ["b"], ["c"]]), style: .grouped)
    let (delegate, header) = (Delegate(), UITableViewHeaderFooterView(reuseIdentifier: nil))
    delegate.header = { _ in header }
    delegate.headerHeight = 30
    table.view.delegate = delegate
    _ = collectFaults { #expect(table.rows.count == 3) }
    table.view.contentOffset.y = 40
    #expect(table.rows.count == 3)
    #expect(header.superview === table.view)
  }

  @Test func rowsNobodyHasChangedByCode() {
    let table = TestTable(RowSource(count: 3))
    _ = table.rows
    let gone = IndexPath(row: 9, section: 4)
    let faults = collectFaults {
      table.view.deleteRows(at: [gone], with: .none)
      table.view.moveRow(at: gone, to: gone)
      table.view.reloadRows(at: [gone, IndexPath(index: 1), IndexPath()], with: .none)
      table.view.deleteSections([7], with: .none)
      table.view.insertSections([-1 + 1], with: .none)
    }
    #expect(faults.count == 5)
    #expect(faults.allSatisfy { $0.hasPrefix(Self.invalid + "UITableView.endUpdates: Invalid update:") }, "\(faults)")
    #expect(table.rows.count == 3)
  }

  // MARK: Recursion

  @Test func cellsThatAreAskedForWhileTheTableIsReloaded() {
    let table = TestTable(RowSource(count: 30), height: 200)
    var depth = 0
    table.source.fill = { [view = table.view] cell, text in
      cell.textLabel?.text = text
      depth += 1
      if depth < 50 { view.reloadData() }
      view.layoutIfNeeded()
    }
    _ = collectFaults { _ = table.rows }
    table.source.fill = { $0.textLabel?.text = $1 }
    table.view.reloadData()
    #expect(table.rows.count == 5)
  }

  @Test func cellsThatNeverKeepAHeight() {
    final class Restless: UITableViewCell {
      static var height: CGFloat = 20
      weak var table: UITableView?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        Restless.height += 1
        return CGSize(width: size.width, height: Restless.height)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        invalidateIntrinsicContentSize()
      }
    }
    let table = TestTable(RowSource(count: 30) { _, _ in }, Restless.self, height: 200)
    let faults = collectFaults { _ = table.rows }
    #expect(faults.allSatisfy { $0.contains("LayoutFeedbackLoop") }, "\(faults)")
    #expect(!table.view.visibleCells.isEmpty)
  }

  /// Measuring a cell lays the table out, which measures the cell.
  @Test func cellsThatLayTheTableOutWhenTheyAreMeasured() {
    final class Recursive: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        let table = superview as? UITableView
        table?.setNeedsLayout()
        table?.layoutIfNeeded()
        table?.beginUpdates()
        table?.endUpdates()
        return CGSize(width: size.width, height: 50)
      }
    }
    let table = TestTable(RowSource(count: 30) { _, _ in }, Recursive.self, height: 200)
    let faults = collectFaults { _ = table.rows }
    #expect(faults.allSatisfy { $0.contains("LayoutFeedbackLoop") }, "\(faults)")
    #expect(!table.view.visibleCells.isEmpty)
  }

  @Test func displayThatReloads() {
    let (table, delegate) = (TestTable(RowSource(count: 30), height: 200), Delegate())
    table.view.delegate = delegate
    delegate.onDisplay = { $0.reloadData() }
    let faults = collectFaults { _ = table.rows }
    #expect(faults.allSatisfy { $0.contains("LayoutFeedbackLoop") }, "\(faults)")
    delegate.onDisplay = { _ in }
    delegate.onEnd = { view in
      view.layoutIfNeeded()
      view.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
    table.view.contentOffset.y = 600
    _ = collectFaults { _ = table.rows }
    delegate.onEnd = { _ in }
    table.view.reloadData()
    #expect(!table.rows.isEmpty)
  }

  /// A header that inserts a row when it is created: inserted rows do not request the header again.
  @Test func headersThatInsertRows() {
    let (table, delegate) = (TestTable(RowSource(count: 3), height: 400), Delegate())
    table.view.delegate = delegate
    delegate.header = { [view = table.view, source = table.source] _ in
      source.sections[0].insert("new", at: 0)
      view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    let faults = collectFaults { _ = table.rows }
    #expect(faults.allSatisfy { $0.contains("Exception") || $0.contains("LayoutFeedbackLoop") }, "\(faults)")
    delegate.header = { _ in nil }
    table.view.reloadData()
    #expect(table.rows.count > 3)
  }

  /// A header that deletes its own section.
  @Test func headersThatDeleteTheirSection() {
    let (table, delegate) = (TestTable(RowSource([["a"], ["b"], ["c"]]), style: .grouped), Delegate())
    table.view.delegate = delegate
    delegate.header = { [view = table.view, source = table.source] section in
      if source.sections.count > 1 {
        source.sections.removeLast()
        view.deleteSections([source.sections.count], with: .none)
      }
      return UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
    let faults = collectFaults { _ = table.rows }
    #expect(faults.allSatisfy { $0.contains("Exception") || $0.contains("LayoutFeedbackLoop") }, "\(faults)")
    #expect(table.rows.count == table.source.sections.count)
  }

  // MARK: Diffable

  @Test func diffableTablesThatAreChangedByHand() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let cell = UITableViewCell()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { _, _, _ in cell }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let twice = collectFaults {
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(twice.contains { $0.contains("the data source returned the cell that shows [0, 0]") }, "\(twice)")
    let faults = collectFaults { view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    #expect(faults.contains { $0.hasPrefix(Self.invalid + "UITableView.endUpdates: Invalid update:") }, "\(faults)")
    snapshot.reloadItems([1])
    snapshot.deleteItems([1])
    _ = collectFaults {
      source.apply(snapshot)
      view.layoutIfNeeded()
    }
    #expect(view.numberOfRows(inSection: 0) == 1)
  }
}
