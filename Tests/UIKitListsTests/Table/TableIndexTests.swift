import DynamicType
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitLists

/// The index of a table's sections, by Apple's documentation of `sectionIndexTitles(for:)` and
/// `sectionIndexMinimumDisplayRowCount`. Its measurements are from memory, in `TableMetrics`.
@MainActor @Suite(.ownEnvironment) struct TableIndexTests {
  private final class IndexedRows: NSObject, UITableViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row"
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private func table(
    _ rows: IndexedRows, style: UITableView.Style = .plain,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
    view.overrideTraits = phoneTraits(.large, scale: 2, direction: direction)
    view.dataSource = rows
    view.layoutIfNeeded()
    return view
  }

  private func index(_ table: UITableView) -> TableIndexView? {
    table.subviews.compactMap { $0 as? TableIndexView }.first
  }

  private func texts(_ table: UITableView) -> [String] {
    index(table)?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  @Test func theIndexStandsAtTheTrailingEdgeAndTakesItsWidthFromRows() throws {
    let rows = IndexedRows()
    let table = table(rows)
    let view = try #require(index(table))
    #expect(view.frame.maxX == 375 && view.frame.height == 400)
    #expect(texts(table) == ["A", "B", "C"])
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.width == 375)
    #expect(cell.contentView.frame.maxX == 375 - view.frame.width)
    #expect(table.subviews.last === view)
    #expect(view.accessibilityLabel == "Section index")
    let mirrored = self.table(rows, direction: .rightToLeft)
    #expect(index(mirrored)?.frame.minX == 0)
    let other = try #require(mirrored.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(other.contentView.frame.minX == view.frame.width)
  }

  @Test func theIndexStaysWhereItIsWhenTheTableScrolls() throws {
    let rows = IndexedRows()
    let table = table(rows)
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(index(table)?.frame.minY == 60)
  }

  @Test func aTableWithFewRowsHasNone() {
    let rows = IndexedRows()
    let table = table(rows)
    table.sectionIndexMinimumDisplayRowCount = 7
    table.layoutIfNeeded()
    #expect(index(table) == nil)
    table.sectionIndexMinimumDisplayRowCount = 6
    table.layoutIfNeeded()
    #expect(index(table) != nil)
  }

  @Test func titlesAreAskedForAgainWhenTheyAreReloaded() {
    let rows = IndexedRows()
    let table = table(rows)
    rows.titles = ["X"]
    table.layoutIfNeeded()
    #expect(texts(table) == ["A", "B", "C"])
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(texts(table) == ["X"])
    rows.titles = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(index(table) == nil)
  }

  @Test func colorsAreTheTablesOrTheTint() throws {
    let rows = IndexedRows()
    let table = table(rows)
    let label = try #require(index(table)?.subviews.first as? UILabel)
    #expect(label.textColor == table.tintColor)
    table.sectionIndexColor = .systemRed
    table.sectionIndexBackgroundColor = .systemYellow
    table.layoutIfNeeded()
    #expect(label.textColor == .systemRed && index(table)?.backgroundColor == .systemYellow)
  }

  @Test(arguments: [
    (27, 100, 27, 0), (27, 27, 27, 0), (27, 9, 9, 4), (27, 10, 9, 4), (5, 1, 1, 0), (5, 0, 0, 0), (5, 3, 3, 1),
    (0, 5, 0, 0),
  ])
  func titlesThatDoNotFitAreDots(count: Int, room: Int, shown: Int, dots: Int) {
    let titles = (0..<count).map { "\($0)" }
    let texts = SectionIndexEntries(titles, room: room).texts
    #expect(texts.count == shown)
    #expect(texts.filter { $0 == SectionIndexEntries.dot }.count == dots)
    if shown > 0 { #expect(texts.first == titles.first) }
    if shown > 1 { #expect(texts.last == titles.last) }
  }
}
