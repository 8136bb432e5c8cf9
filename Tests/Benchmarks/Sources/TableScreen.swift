import Foundation
import HeadlessUIKit

/// A screen with a table of rows that size themselves, in a window of a phone's size.
@MainActor
final class TableScreen: NSObject, UITableViewDataSource {
  private static let reuseIdentifier = "row"

  let window = UIWindow(frame: CGRect(origin: .zero, size: BenchmarkPhone.size))
  let view: UITableView
  let rows: TableRows

  init(_ rows: TableRows, _ category: UIContentSizeCategory = .large) {
    self.rows = rows
    view = UITableView(frame: window.bounds, style: .plain)
    super.init()
    view.register(TableRowCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
    view.dataSource = self
    window.overrideTraits = BenchmarkPhone.traits(category)
    window.addSubview(view)
  }

  func change(to category: UIContentSizeCategory) {
    window.overrideTraits = BenchmarkPhone.traits(category)
  }

  // MARK: Showing

  func layOut() {
    window.layoutIfNeeded()
  }

  /// Makes the view as high as its content, and again while that grows because more rows are measured.
  func showWhole() throws {
    for _ in 0..<16 {
      layOut()
      guard view.contentSize.height != view.bounds.height else { return }
      view.frame.size.height = view.contentSize.height
    }
    throw BenchmarkError.nothingMeasured
  }

  func scroll(to place: Double) {
    view.setContentOffset(CGPoint(x: 0, y: (view.contentSize.height - view.bounds.height) * place), animated: false)
    layOut()
  }

  /// Lays out, and scrolls down screen by screen until the end.
  func scrollThrough() {
    layOut()
    while view.contentOffset.y + view.bounds.height < view.contentSize.height {
      view.contentOffset.y += view.bounds.height
      layOut()
    }
  }

  // MARK: Data

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
    (cell as? TableRowCell)?.show(rows[indexPath.row])
    return cell
  }
}

/// Rows with texts, which begin anew after a thousand.
struct TableRows {
  private static let distinct = CollectionCard.cards(1000)

  var count: Int
  /// Which of the texts the first row has.
  var first = 0

  subscript(row: Int) -> CollectionCard { Self.distinct[(first + row) % Self.distinct.count] }
}

/// A delegate that says nothing of rows.
final class SilentTableDelegate: NSObject, UITableViewDelegate {}
