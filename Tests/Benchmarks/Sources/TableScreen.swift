import Foundation
import HeadlessUIKit

/// A screen with a table of rows that size themselves, in a window of a phone's size.
@MainActor
final class TableScreen {
  let window = UIWindow(frame: CGRect(origin: .zero, size: BenchmarkPhone.size))
  let view: UITableView
  let source: TableRowSource

  init(_ rows: TableRows, _ category: UIContentSizeCategory = .large) {
    source = TableRowSource(rows)
    view = source.makeView()
    // The status bar's inset exists only while the table scrolls, and would move all rows once it is tall enough.
    view.contentInsetAdjustmentBehavior = .never
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

  /// Makes the view as high as its content, repeatedly while that grows because more rows are measured.
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
}
