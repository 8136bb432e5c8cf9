import Foundation
import HeadlessUIKit

extension TableDefinition {
  /// Installs the views above and below all sections. Their heights fit the table's width: they are measured before
  /// each layout and assigned again, as apps do.
  @MainActor func installOuterViews(in table: UITableView, _ context: DocumentContext) throws(DocumentError) {
    for view in header { table.tableHeaderView = try view.makeView(in: context) }
    for view in footer { table.tableFooterView = try view.makeView(in: context) }
    guard !header.isEmpty || !footer.isEmpty else { return }
    table.willLayOut = { table in
      if let view = table.tableHeaderView, view.takeHeight(forWidth: table.bounds.width) {
        table.tableHeaderView = view
      }
      if let view = table.tableFooterView, view.takeHeight(forWidth: table.bounds.width) {
        table.tableFooterView = view
      }
    }
  }
}

extension UIView {
  /// Sets the height that fits the content at a width; returns whether it changed.
  fileprivate func takeHeight(forWidth width: CGFloat) -> Bool {
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    guard size.height.isFinite, size.height >= 0, bounds.height != size.height else { return false }
    frame.size.height = size.height
    return true
  }
}
