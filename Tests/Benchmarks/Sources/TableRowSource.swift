import Foundation
import HeadlessUIKit

/// The data source of a table of rows.
@MainActor
final class TableRowSource: NSObject, UITableViewDataSource {
  private static let reuseIdentifier = "row"

  var rows: TableRows

  init(_ rows: TableRows) {
    self.rows = rows
  }

  /// A table in a phone's bounds, which does not retain the source.
  func makeView() -> UITableView {
    let view = UITableView(frame: CGRect(origin: .zero, size: BenchmarkPhone.size), style: .plain)
    view.register(TableRowCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
    view.dataSource = self
    return view
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Self.cell(of: tableView, at: indexPath, showing: rows[indexPath.row])
  }

  static func cell(
    of tableView: UITableView, at indexPath: IndexPath, showing row: CollectionCard
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier, for: indexPath)
    (cell as? TableRowCell)?.show(row)
    return cell
  }
}

/// Rows with texts, which repeat after a thousand.
struct TableRows {
  private static let distinct = CollectionCard.cards(1000)

  var count: Int
  /// The index of the first row's text.
  var first = 0

  subscript(row: Int) -> CollectionCard { Self.distinct[(first + row) % Self.distinct.count] }
}

/// A delegate that implements nothing about rows.
final class SilentTableDelegate: NSObject, UITableViewDelegate {}
