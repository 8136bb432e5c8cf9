import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The cost of tables with self-sizing rows in numbers: rows measured, layouts solved, cells created, questions asked.
@MainActor @Suite struct TableWorkTests {
  /// An image of 40 points next to a text with 20 points per line.
  final class TextRow: CountingCell {
    let text = Wrapping(0)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      _ = constrained(text, "text", in: contentView)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: margins.topAnchor),
        text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Rows with two lines, 62 points high, estimated to be 44.
  private func table(rows: Int, height: CGFloat = 620) -> TestTable {
    let source = RowSource([Array(repeating: "500", count: rows)]) { cell, text in
      guard let row = cell as? TextRow, row.text.length != CGFloat(Int(text) ?? 0) else { return }
      row.text.length = CGFloat(Int(text) ?? 0)
    }
    (CountingCell.measured, CountingCell.made) = (0, 0)
    return TestTable(source, TextRow.self, height: height)
  }

  private func layoutWork(_ table: TestTable) -> [LayoutWork] { table.view.visibleCells.compactMap(\.layoutWork) }

  private func solutions(_ table: TestTable) -> [Int] { layoutWork(table).map(\.solutions) }

  // MARK: Screens

  /// 15 rows of 44 points begin within 620, and 10 of 62 do.
  @Test func aFirstScreenMeasuresWhatIsGuessedToShow() {
    let table = table(rows: 100_000)
    #expect(table.rows.count == 10)
    #expect(CountingCell.measured == 15)
    #expect(CountingCell.made == 15)
    #expect(table.source.asked.count == 15)
    #expect(solutions(table) == Array(repeating: 1, count: 10))
  }

  @Test(arguments: [1_000, 500_000, 2_345_678, 4_399_000] as [CGFloat])
  func anOffsetCostsAScreen(_ y: CGFloat) {
    let table = table(rows: 100_000)
    _ = table.rows
    let (measured, asked) = (CountingCell.measured, table.source.asked.count)
    table.view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
    #expect((10...11).contains(table.rows.count))
    #expect(CountingCell.measured - measured <= 16)
    #expect(table.source.asked.count - asked <= 16)
    // Enqueued cells are reused: there are never more than are visible or estimated to be.
    #expect(CountingCell.made <= 26)
  }

  @Test func theEndOfALargeTableIsReachedAtOnce() {
    let table = table(rows: 100_000)
    let last = IndexPath(row: 99_999, section: 0)
    table.view.scrollToRow(at: last, at: .bottom, animated: false)
    #expect(table.view.cellForRow(at: last)?.frame.maxY == table.view.contentSize.height)
    #expect(table.view.contentOffset.y == table.view.contentSize.height - 620)
    #expect(CountingCell.measured <= 46)
  }

  /// Cells that scroll out are reused, however far the table is scrolled.
  @Test func liveCellsStayAsManyAsShow() {
    let table = table(rows: 1_000)
    for y in stride(from: 0, through: 61_500, by: 500) as StrideThrough<CGFloat> {
      table.view.contentOffset.y = y
      #expect(table.rows.count <= 11)
    }
    #expect(CountingCell.measured == 1_000)
    #expect(CountingCell.made <= 26)
  }

  // MARK: The whole

  private func showWhole(_ table: TestTable) {
    table.view.layoutIfNeeded()
    while table.view.bounds.height != table.view.contentSize.height {
      table.view.frame.size.height = table.view.contentSize.height
      table.view.layoutIfNeeded()
    }
  }

  /// A row that was measured but did not fit yet gets the cell it was measured in.
  @Test func aWholeTableIsMeasuredAndSolvedOnce() {
    let table = table(rows: 200)
    showWhole(table)
    #expect(table.view.visibleCells.count == 200)
    #expect((CountingCell.measured, CountingCell.made) == (200, 200))
    #expect(solutions(table) == Array(repeating: 1, count: 200))
  }

  private final class CountingTable: UITableView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// Heights that a layout finds outdated are found again in the same layout.
  @Test func aCategoryChangeIsOneLayout() {
    let source = RowSource(count: 3)
    let view = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 620), style: .plain)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    let (before, height) = (view.layouts, view.contentSize.height)
    view.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    view.layoutIfNeeded()
    #expect(view.contentSize.height > height)
    #expect(view.layouts == before + 1)
  }

  /// An existing hierarchy measures and solves each row once for a new text size: nothing is created, no constraint
  /// added or removed.
  @Test func aCategoryChangeMeasuresAndSolvesEachRowOnce() {
    let table = table(rows: 200)
    showWhole(table)
    for (count, category) in [UIContentSizeCategory.extraLarge, .accessibilityLarge, .small].enumerated() {
      let (solvers, before) = (LayoutWork.solverCount, layoutWork(table))
      table.root.overrideTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: category),
      ])
      showWhole(table)
      #expect((CountingCell.measured, CountingCell.made) == (200 * (count + 2), 200), "\(category)")
      #expect(LayoutWork.solverCount == solvers)
      let after = layoutWork(table)
      #expect(after.map(\.solutions) == before.map { $0.solutions + 1 }, "\(category)")
      #expect(after.map(\.added) == before.map(\.added) && after.map(\.removed) == before.map(\.removed))
    }
  }

  // MARK: Questions and updates

  private final class Delegate: NSObject, UITableViewDelegate {
    var asked = 0
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return UITableView.automaticDimension
    }
  }

  /// Rows without estimates are assumed to be alike: a delegate is only asked for the heights of visible ones.
  @Test func aDelegateIsAskedForWhatShows() {
    let (table, delegate) = (table(rows: 100_000), Delegate())
    table.view.delegate = delegate
    #expect(table.rows.count == 10)
    #expect(delegate.asked == 15)
    #expect(CountingCell.measured == 15)
  }

  /// A controller without estimates leaves them to the table, like any other delegate.
  @Test func aControllerWithoutEstimatesIsAskedOnceForAllRows() {
    final class Table: UITableView {
      var asked = 0
      override var estimatedRowHeight: CGFloat {
        get {
          asked += 1
          return super.estimatedRowHeight
        }
        set { super.estimatedRowHeight = newValue }
      }
    }
    let (table, controller) = (Table(frame: CGRect(x: 0, y: 0, width: 375, height: 600)), UITableViewController())
    let source = RowSource(count: 100_000)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, controller)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 4_400_000)
    #expect(table.asked == 1)
  }

  /// As rows without estimates are alike, 44 points until they show: 14 of them reach into 600.
  @Test func aControllerOfManyRowsIsAskedForTheHeightsOfThoseThatShow() {
    final class Rows: UITableViewController {
      var asked = 0

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }

      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return 50
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    rows.tableView.layoutIfNeeded()
    #expect(rows.asked == 14)
    #expect(rows.tableView.contentSize.height == CGFloat(14 * 50 + 99_986 * 44))
  }

  @Test func aBatchInALargeTableMeasuresWhatIsNew() {
    let table = table(rows: 100_000)
    _ = table.rows
    CountingCell.measured = 0
    let paths = (0..<1_000).map { IndexPath(row: $0 * 90, section: 0) }
    table.source.sections = [Array(repeating: "500", count: 101_000)]
    table.view.performBatchUpdates { table.view.insertRows(at: paths, with: .none) }
    #expect(table.view.numberOfRows(inSection: 0) == 101_000)
    // The first row is new; the other visible ones were measured before.
    #expect(CountingCell.measured == 1)
    table.source.sections = [Array(repeating: "500", count: 100_000)]
    table.view.performBatchUpdates { table.view.deleteRows(at: paths, with: .none) }
    #expect(table.view.contentSize.height == CGFloat(15 * 62 + 99_985 * 44))
    #expect(CountingCell.measured == 1)
  }

  @Test func aSnapshotOfManyItemsKeepsWhatStays() {
    let screen = table(rows: 0)
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: screen.view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      if let cell = cell as? TextRow, cell.text.length != 500 { cell.text.length = 500 }
      return cell
    }
    func apply(_ items: [Int], reloading: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      snapshot.reloadItems(reloading)
      source.apply(snapshot, animatingDifferences: false)
    }
    apply(Array(0..<10_000))
    #expect(CountingCell.measured == 15)
    apply([-1] + Array(0..<10_000))
    #expect(CountingCell.measured == 16)
    apply(Array((-1..<10_000).reversed()))
    // The last rows are visible now.
    #expect(CountingCell.measured == 31)
    apply(Array((-1..<10_000).reversed()), reloading: Array(-1..<10_000))
    #expect(CountingCell.measured == 46)
  }
}
