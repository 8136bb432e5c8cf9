import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// A table that is updated repeatedly shows the same as one created with the same rows.
@MainActor @Suite(.ownEnvironment) struct TableUpdatePropertyTests {
  private typealias NamedRow = TableScrollTests.NamedRow
  private typealias Draw = TableScrollTests.Draw

  /// The heights of rows are in their names, so they identify them.
  private static func fill(_ cell: UITableViewCell, _ name: String) {
    cell.textLabel?.text = name
    (cell as? NamedRow)?.wanted = 20 + CGFloat(Int(name) ?? 0)
  }

  private func shown(_ view: UITableView) -> [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map { cell in
      let path = view.indexPath(for: cell) ?? IndexPath()
      return "\(path) \(cell.textLabel?.text ?? "") \(cell.frame) \(view.rectForRow(at: path) == cell.frame)"
    }
  }

  private func fresh(_ source: RowSource, _ height: CGFloat, _ style: UITableView.Style) -> UITableView {
    let copy = RowSource(source.sections, fill: Self.fill)
    let table = TestTable(copy, NamedRow.self, style: style, height: height)
    table.view.layoutIfNeeded()
    let shown = shown(table.view)
    #expect(!shown.isEmpty || source.sections.allSatisfy(\.isEmpty))
    return table.view
  }

  /// Rows that are deleted and inserted in one batch.
  @Test(arguments: 1...30) func batches(seed: Int) {
    var draw = Draw(state: UInt64(seed))
    let style: UITableView.Style = seed % 2 == 0 ? .plain : .grouped
    let source = RowSource([(0..<8).map(String.init), (8..<12).map(String.init)], fill: Self.fill)
    let table = TestTable(source, NamedRow.self, style: style, height: 4000)
    _ = shown(table.view)
    var next = 12
    for step in 0..<12 {
      let section = draw.next(0...1)
      var rows = source.sections[section]
      let gone = (0..<rows.count).filter { _ in draw.next(0...3) == 0 }
      for row in gone.reversed() { rows.remove(at: row) }
      let new = (0..<draw.next(0...3)).map { _ in
        next += 1
        return "\(next)"
      }
      let place = draw.next(0...rows.count)
      rows.insert(contentsOf: new, at: place)
      table.view.performBatchUpdates {
        source.sections[section] = rows
        table.view.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .none)
        table.view.insertRows(
          at: new.indices.map { IndexPath(row: place + $0, section: section) }, with: .none)
      }
      #expect(shown(table.view) == shown(fresh(source, 4000, style)), "seed \(seed), step \(step)")
    }
  }

  /// Snapshots in any order, one after the other.
  @Test(arguments: 1...30) func snapshots(seed: Int) {
    var draw = Draw(state: UInt64(seed))
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 4000))
    view.overrideTraits = UITraitCollection(displayScale: 2)
    view.register(NamedRow.self, forCellReuseIdentifier: "row")
    let data = UITableViewDiffableDataSource<Int, Int>(tableView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      Self.fill(cell, "\(item)")
      return cell
    }
    for step in 0..<12 {
      var rest = (0..<20).filter { _ in draw.next(0...2) > 0 }
      for index in rest.indices { rest.swapAt(index, draw.next(0...rest.count - 1)) }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      let sections = draw.next(0...1) == 0 ? [0, 1] : [1, 2, 0]
      for section in sections {
        snapshot.appendSections([section])
        let count = section == sections.last ? rest.count : draw.next(0...rest.count)
        snapshot.appendItems(Array(rest.prefix(count)), toSection: section)
        rest.removeFirst(count)
      }
      let faults = collectFaults { data.apply(snapshot) }
      #expect(faults.isEmpty, "seed \(seed), step \(step): \(faults)")
      let rows = sections.map { snapshot.itemIdentifiers(inSection: $0).map(String.init) }
      let whole = fresh(RowSource(rows, fill: Self.fill), 4000, .plain)
      #expect(shown(view) == shown(whole), "seed \(seed), step \(step)")
    }
  }
}
