import Drawing
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Rows that determine their heights: by constraints, by `sizeThatFits`, by an intrinsic size, by the delegate.
@MainActor @Suite(.ownEnvironment) struct TableSelfSizingTests {
  /// A text of a given length in points, 20 points per line, pinned to the margins.
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

  final class FittingRow: CountingCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 5) }
  }

  private func texts(_ lengths: [String]) -> RowSource {
    RowSource([lengths]) { cell, text in (cell as? TextRow)?.text.length = CGFloat(Int(text) ?? 0) }
  }

  @Test func constraintsSizeRowsAtTheFirstLayout() throws {
    let table = TestTable(texts(["100", "1000", "400"]), TextRow.self)
    // 343 points between the margins: one line, three, two.
    #expect(table.rows == [[0, 42], [42, 82], [124, 62]])
    #expect(table.view.contentSize.height == CGFloat(186))
    let cell = try #require(table.cell(1) as? TextRow)
    #expect(cell.text.frame.list == [16, 11, 343, 60])
  }

  @Test func sizeThatFitsSizesRows() {
    #expect(TestTable(RowSource(count: 2) { _, _ in }, FittingRow.self).rows == [[0, 75], [75, 75]])
  }

  @Test func everyRowIsMeasuredOnceForAWidthAndACategory() {
    let table = TestTable(texts((0..<40).map { "\($0 * 40)" }), TextRow.self, height: 400)
    CountingCell.measured = 0
    func scrollThrough() {
      for y in stride(from: 0, through: 3000, by: 150) as StrideThrough<CGFloat> {
        table.view.contentOffset.y = y
        table.view.layoutIfNeeded()
      }
      table.view.contentOffset.y = 0
      table.view.layoutIfNeeded()
    }
    scrollThrough()
    scrollThrough()
    #expect(CountingCell.measured == 40)
    table.root.frame.size.width = 320
    table.view.frame.size.width = 320
    scrollThrough()
    scrollThrough()
    #expect(CountingCell.measured == 80)
    table.root.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    scrollThrough()
    #expect(CountingCell.measured == 120)
  }

  /// A cell for each visible row, and no more than fit.
  @Test func cellsAreLentOutAgain() {
    CountingCell.made = 0
    let table = TestTable(RowSource(count: 1000), CountingCell.self, height: 440)
    table.view.rowHeight = 44
    for y in stride(from: 0, to: 40_000, by: 1000) as StrideTo<CGFloat> {
      table.view.contentOffset.y = y
      table.view.layoutIfNeeded()
    }
    #expect(table.view.visibleCells.count <= 11)
    #expect(CountingCell.made <= 23)
  }

  @Test func aTableWithoutEndCostsWhatShows() {
    let source = texts(["500"])
    source.sections = [Array(repeating: "500", count: 100_000)]
    CountingCell.measured = 0
    let table = TestTable(source, TextRow.self, height: 800)
    _ = table.rows
    // 18 rows of 44 are estimated to be visible, 13 of 62 are.
    #expect(CountingCell.measured <= 19)
    table.view.contentOffset.y = 2_000_000
    _ = table.rows
    #expect(CountingCell.measured <= 40)
    #expect(source.asked.count <= 40)
  }

  /// A table that was scrolled to a row shows the same as a whole one there.
  @Test func scrolledTablesShowWhatWholeOnesDo() {
    let source = RowSource((0..<5).map { section in (0..<9).map { "\(section * 100 + $0 * 37)" } })
    source.headers = ["a", nil, "c", "d", nil]
    let whole = TestTable(source, height: 4000)
    let scrolled = TestTable(source, height: 300)
    for table in [whole, scrolled] {
      table.view.rowHeight = 50
      table.view.estimatedRowHeight = 0
    }
    _ = whole.rows
    for path in [IndexPath(row: 3, section: 1), IndexPath(row: 8, section: 2), IndexPath(row: 0, section: 0)] {
      scrolled.view.scrollToRow(at: path, at: .middle, animated: false)
      for cell in scrolled.view.visibleCells {
        guard let path = scrolled.view.indexPath(for: cell) else { continue }
        #expect(whole.view.cellForRow(at: path)?.frame == cell.frame)
      }
      #expect(scrolled.view.indexPathsForVisibleRows?.contains(path) == true)
    }
  }

  /// Once all have been measured, frames are the same at any scroll position.
  @Test func measuredRowsStayWhereTheyAre() {
    let source = texts((0..<60).map { "\($0 * 31 % 900)" })
    let (whole, part) = (TestTable(source, TextRow.self, height: 6000), TestTable(source, TextRow.self, height: 300))
    _ = whole.rows
    for y in stride(from: 0, through: 5000, by: 200) as StrideThrough<CGFloat> {
      part.view.contentOffset.y = y
      part.view.layoutIfNeeded()
    }
    for row in [0, 17, 59] {
      let path = IndexPath(row: row, section: 0)
      part.view.scrollToRow(at: path, at: .top, animated: false)
      #expect(part.view.cellForRow(at: path)?.frame == whole.view.cellForRow(at: path)?.frame)
    }
    #expect(part.view.contentSize == whole.view.contentSize)
  }

  @Test func scrollingToARowOnEstimatesArrivesThere() throws {
    let table = TestTable(texts((0..<500).map { "\($0 * 13 % 2000)" }), TextRow.self, height: 400)
    let path = IndexPath(row: 321, section: 0)
    table.view.scrollToRow(at: path, at: .top, animated: false)
    #expect(try table.cell(321).frame.minY == table.view.contentOffset.y)
  }

  @Test func contentThatChangesIsMeasuredAgain() throws {
    let table = TestTable(texts(["100", "100"]), TextRow.self)
    #expect(table.rows == [[0, 42], [42, 42]])
    let cell = try #require(table.cell(0) as? TextRow)
    cell.text.length = 1000
    cell.invalidateIntrinsicContentSize()
    #expect(table.rows == [[0, 82], [82, 42]])
  }

  /// Cells that are enqueued while views learn of another text size learn of it as well.
  @Test func aReloadWhileTheTextSizeChangesLeavesNoOldFont() throws {
    final class Reloading: UIView {
      var table: UITableView?
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        table?.reloadData()
      }
    }
    let (table, middle) = (
      TestTable(RowSource(count: 2)), Reloading(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    )
    table.root.addSubview(middle)
    middle.addSubview(table.view)
    #expect(try table.cell(0).textLabel?.font.pointSize == 17)
    middle.table = table.view
    // Human Interface Guidelines: the body style.
    let sizes: [(UIContentSizeCategory, CGFloat)] = [(.accessibilityLarge, 33), (.extraSmall, 14), (.large, 17)]
    for (category, size) in sizes {
      table.root.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(try table.cell(1).textLabel?.font.pointSize == size, "\(category.rawValue)")
    }
  }

  final class Heights: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    var estimated = 0
    var height: (Int) -> CGFloat = { 10 + CGFloat($0) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return height(indexPath.row)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      estimated += 1
      return 100
    }
  }

  @Test func estimatesAreAskedOfAllHeightsOfThoseThatShow() {
    let (table, delegate) = (TestTable(RowSource(count: 50), height: 95), Heights())
    table.view.delegate = delegate
    #expect(table.rows.prefix(3) == [[0, 10], [10, 11], [21, 12]])
    #expect(delegate.estimated == 50)
    // The first seven are 91 points high in total.
    #expect(delegate.asked == Array(0..<8))
  }

  /// Without estimates all rows are asked for their heights before the first cell.
  @Test func withoutEstimatesAllHeightsAreAsked() {
    final class Delegate: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return 20
      }
    }
    let (table, delegate) = (TestTable(RowSource(count: 50), height: 95), Delegate())
    table.view.estimatedRowHeight = 0
    table.view.delegate = delegate
    #expect(table.view.rectForRow(at: IndexPath(row: 49, section: 0)).minY == CGFloat(980))
    #expect(delegate.asked == 50)
    #expect(table.source.asked.isEmpty)
  }

  /// Headers and heights that depend on the number of rows, as in apps.
  @Test(arguments: [0, UITableView.automaticDimension]) func whoeverIsAskedMayAskForCounts(estimate: CGFloat) {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 ? 60 : 30
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == tableView.numberOfSections - 1 ? 20 : 10
      }
    }
    let (table, delegate) = (TestTable(RowSource([["a", "b"], ["c"]]), style: .grouped), Delegate())
    table.view.estimatedRowHeight = estimate
    table.view.delegate = delegate
    let faults = collectFaults { #expect(table.rows.map { $0[1] } == [30, 60, 60]) }
    #expect(faults.isEmpty, "\(faults)")
    #expect((0..<2).map { Double(table.view.rectForHeader(inSection: $0).height) } == [10, 20])
  }

  /// UIKit's message gives the height that the table sets for the content.
  @Test func rowsThatAreTooLowContradictTheirContent() throws {
    let table = TestTable(texts(["1000"]), TextRow.self)
    table.view.rowHeight = 44
    let cell = try table.cell(0)
    let height = try #require((cell as? TextRow)?.text.heightAnchor.constraint(equalToConstant: 60))
    height.isActive = true
    table.view.layoutIfNeeded()
    let messages = table.root.record().findings.map(\.message)
    let message = messages.first { $0.contains("'UIView-Encapsulated-Layout-Height'") }
    #expect(message?.contains("TableContentView[0].height == 44   (active)>") == true, "\(messages)")
  }

  @Test func rowsWithoutContentHaveTheStandardHeight() {
    #expect(TestTable(RowSource(count: 2) { _, _ in }).rows == [[0, 44], [44, 44]])
  }
}
