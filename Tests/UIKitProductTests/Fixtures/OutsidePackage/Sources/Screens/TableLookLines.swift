import UIKit

/// The looks of tables of settings: accessories, margins, heights, indexes, one fact per line.
@MainActor
public func tableLookLines() -> [String] {
  [rowLooks(), rowHeights(), rowMargins(), indexes(), editLooks(), prefetching()]
}

/// A data source with headers, and rows that can be deleted.
private final class Settings: UITableViewDiffableDataSource<String, String> {
  var deleted: [String] = []
  var hasIndex = false

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath) != "About"
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete, let item = itemIdentifier(for: indexPath) { deleted.append(item) }
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    hasIndex ? [UITableView.indexSearch] + snapshot().sectionIdentifiers.map { String($0.prefix(1)) } : nil
  }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    max(0, index - 1)
  }
}

/// A table in a window, whose rows a closure changes.
@MainActor
private func settings(
  _ style: UITableView.Style, width: CGFloat = 375, _ sections: [(String, [String])],
  change: @escaping (UITableViewCell, String) -> Void
) -> (UITableView, Settings, UIWindow) {
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: width, height: 400), style: style)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  let source = Settings(tableView: table) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    change(cell, item)
    return cell
  }
  let (_, window) = inWindow(table)
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  source.apply(snapshot, animatingDifferences: false)
  window.layoutIfNeeded()
  return (table, source, window)
}

@MainActor
private func rowLooks() -> String {
  let (table, source, window) = settings(.plain, [("General", ["Wi-Fi", "Language", "About"])]) { cell, item in
    cell.textLabel?.text = item
    cell.accessoryType = item == "Wi-Fi" ? .disclosureIndicator : item == "Language" ? .checkmark : .none
    cell.selectionStyle = .default
  }
  let widths = table.visibleCells.map(\.contentView.frame.width)
  let starts = table.visibleCells.compactMap(\.textLabel?.frame.minX)
  _ = (source, window)
  return "row looks: \(widths) \(starts) \(source.tableView(table, titleForHeaderInSection: 0) ?? "none")"
}

@MainActor
private func rowHeights() -> String {
  let (table, source, window) = settings(.insetGrouped, [("General", ["Wi-Fi", "Language"])]) { cell, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
  }
  let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
  let cell = table.visibleCells[0]
  _ = (source, window)
  return "row heights: \(first.height) \(cell.frame.minX) \(cell.frame.width) \(table.style == .insetGrouped)"
}

@MainActor
private func rowMargins() -> String {
  let starts = [375, 390, 414].map { (width: CGFloat) in
    let (table, source, window) = settings(.insetGrouped, width: width, [("General", ["Wi-Fi"])]) { cell, item in
      cell.textLabel?.text = item
    }
    _ = (source, window)
    return table.visibleCells.first?.frame.minX ?? -1
  }
  return "row margins: \(starts)"
}

@MainActor
private func indexes() -> String {
  let (table, source, window) = settings(.plain, [("Ada", ["Ada"]), ("Bob", ["Bob"])]) { cell, item in
    cell.textLabel?.text = item
  }
  source.hasIndex = true
  table.sectionIndexColor = .systemRed
  table.sectionIndexBackgroundColor = .clear
  table.sectionIndexTrackingBackgroundColor = .systemFill
  table.sectionIndexMinimumDisplayRowCount = 20
  table.reloadSectionIndexTitles()
  window.layoutIfNeeded()
  let titles = source.sectionIndexTitles(for: table) ?? []
  let section = source.tableView(table, sectionForSectionIndexTitle: "B", at: 2)
  return "indexes: \(titles.joined(separator: ", ")) \(section) \(table.sectionIndexColor == .systemRed) "
    + "\(table.sectionIndexMinimumDisplayRowCount)"
}

/// Offers swipes.
private final class Swipes: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
    ])
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }
}

@MainActor
private func editLooks() -> String {
  let (table, source, window) = settings(.plain, [("General", ["Wi-Fi", "About"])]) { cell, item in
    cell.textLabel?.text = item
    cell.editingAccessoryType = .detailButton
    cell.showsReorderControl = true
    cell.shouldIndentWhileEditing = true
  }
  let swipes = Swipes()
  table.delegate = swipes
  table.allowsSelectionDuringEditing = true
  table.allowsMultipleSelectionDuringEditing = false
  table.setEditing(true, animated: false)
  window.layoutIfNeeded()
  let cells = table.visibleCells
  let path = IndexPath(row: 0, section: 0)
  source.tableView(table, commit: .delete, forRowAt: path)
  let actions = swipes.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions.count ?? 0
  return "edit looks: \(cells.map(\.isEditing)) \(cells.map { $0.editingStyle == .delete }) "
    + "\(source.deleted.joined()) \(actions) \(cells[0].showingDeleteConfirmation)"
}

/// Is asked for rows before they are shown.
private final class Loader: NSObject, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

@MainActor
private func prefetching() -> String {
  let (table, loader) = (UITableView(frame: .zero, style: .grouped), Loader())
  table.prefetchDataSource = loader
  table.isPrefetchingEnabled = true
  table.remembersLastFocusedIndexPath = true
  table.selectionFollowsFocus = false
  table.allowsFocus = true
  return "prefetching: \(table.prefetchDataSource === loader) \(table.separatorInsetReference == .fromCellEdges) "
    + "\(table.separatorStyle == .singleLine)"
}
