import Foundation
import HeadlessUIKit

/// Updates of large tables in a phone's bounds: CPU seconds until the new screen is laid out.
@MainActor
struct TableUpdates {
  let count: Int

  /// A batch that deletes every tenth row and inserts as many at the beginning.
  func batchSeconds() -> Double {
    let screen = TableScreen(TableRows(count: count))
    screen.layOut()
    let gone = stride(from: 0, to: count, by: 10).map { IndexPath(row: $0, section: 0) }
    let new = gone.indices.map { IndexPath(row: $0, section: 0) }
    return processorSeconds {
      screen.view.performBatchUpdates {
        screen.view.deleteRows(at: gone, with: .none)
        screen.view.insertRows(at: new, with: .none)
      }
    }
  }

  /// A snapshot that deletes every tenth item, reverses the order of the others, and reloads half of them.
  func snapshotSeconds() -> Double {
    let screen = TableScreen(TableRows(count: count))
    let rows = screen.source.rows
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: screen.view) { view, path, item in
      TableRowSource.cell(of: view, at: path, showing: rows[item])
    }
    source.apply(snapshot(Array(0..<count)))
    screen.layOut()
    let rest = (0..<count).reversed().filter { $0 % 10 != 0 }
    return processorSeconds {
      var next = snapshot(rest)
      next.reloadItems(rest.filter { $0 % 2 == 0 })
      source.apply(next)
      screen.layOut()
    }
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
