import UIKit

/// The results of tables and their cells, one fact per line.
@MainActor
public func tableLines() -> [String] {
  [rows(), places(), selection(), editing(), updates(), accessories()]
}

@MainActor
private func shown() -> (NotesViewController, UIWindow) {
  let notes = NotesViewController(style: .plain)
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = notes
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return (notes, window)
}

private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

@MainActor
private func rows() -> String {
  let (notes, window) = shown()
  guard let table = notes.tableView, let cell = table.cellForRow(at: row(0)) as? NoteCell else { return "rows: none" }
  let heights = table.visibleCells.map(\.frame.height)
  let paths = table.indexPathsForVisibleRows ?? []
  return "rows: \(table.numberOfSections) \(table.numberOfRows(inSection: 0)) \(heights) \(paths.count) \(notes.shown) "
    + "\(cell.title.text ?? "") \(cell.reuseIdentifier ?? "") \(cell.title.frame.minX) \(window.isKeyWindow)"
}

@MainActor
private func places() -> String {
  let (notes, window) = shown()
  guard let table = notes.tableView else { return "places: none" }
  let header = table.rectForHeader(inSection: 0)
  let found = table.indexPathForRow(at: CGPoint(x: 5, y: header.maxY + 61))?.row ?? -1
  let some = table.indexPathsForRows(in: table.rect(forSection: 0)) ?? []
  let path = table.cellForRow(at: row(1)).flatMap { table.indexPath(for: $0) }
  let title = table.headerView(forSection: 0)?.textLabel?.text ?? "no title"
  let last = table.rectForRow(at: row(0, 1))
  _ = window
  return "places: \(header.minY) \(header.height) \(found) \(some.count) \(path?.row ?? -1) \(title) \(last.minY) "
    + "\(last.height) \(table.rectForFooter(inSection: 0).height) \(table.footerView(forSection: 0) == nil) "
    + "\(table.contentSize.height) \(table.style == .plain)"
}

@MainActor
private func selection() -> String {
  let (notes, window) = shown()
  guard let table = notes.tableView else { return "selection: none" }
  table.selectRow(at: row(1), animated: true, scrollPosition: .none)
  table.selectRow(at: row(0, 1), animated: true, scrollPosition: .middle)
  let both = table.indexPathsForSelectedRows?.count ?? 0
  let isBlue = (table.cellForRow(at: row(1)) as? NoteCell)?.title.textColor == .systemBlue
  notes.tableView(table, didSelectRowAt: row(1))
  table.scrollToNearestSelectedRow(at: .top, animated: false)
  table.scrollToRow(at: row(0), at: .bottom, animated: true)
  _ = window
  return "selection: \(both) \(isBlue) \(table.indexPathForSelectedRow?.section ?? -1) "
    + "\(table.cellForRow(at: row(1))?.isSelected == false) \(notes.scrolled >= 0)"
}

@MainActor
private func editing() -> String {
  let (notes, window) = shown()
  guard let table = notes.tableView else { return "editing: none" }
  notes.setEditing(true, animated: true)
  table.setEditing(true, animated: true)
  window.layoutIfNeeded()
  let cells = table.visibleCells
  let styles = cells.map { $0.editingStyle.rawValue }
  let areEditing = cells.map(\.isEditing)
  let accessory = cells[1].editingAccessoryType == .detailButton
  notes.tableView(table, commit: .delete, forRowAt: row(1))
  notes.tableView(table, moveRowAt: row(1), to: row(0, 1))
  table.reloadData()
  window.layoutIfNeeded()
  return "editing: \(table.isEditing) \(areEditing) \(styles) \(accessory) "
    + "\(notes.notes.map(\.count)) \(table.visibleCells.count)"
}

@MainActor
private func updates() -> String {
  let (notes, window) = shown()
  guard let table = notes.tableView else { return "updates: none" }
  let completions = Count()
  notes.notes[0].insert("New", at: 0)
  notes.notes.append(["Dentist"])
  table.performBatchUpdates {
    table.insertRows(at: [row(0)], with: .fade)
    table.insertSections([2], with: .top)
  } completion: {
    completions.value += $0 ? 1 : 0
  }
  notes.notes[0].swapAt(0, 1)
  table.beginUpdates()
  table.moveRow(at: row(0), to: row(1))
  table.endUpdates()
  table.reloadRows(at: [row(0)], with: .none)
  table.reconfigureRows(at: [row(1)])
  table.reloadSections([1], with: .middle)
  notes.notes.swapAt(1, 2)
  table.moveSection(1, toSection: 2)
  notes.notes.removeLast()
  table.deleteSections([2], with: .bottom)
  window.layoutIfNeeded()
  let titles = table.visibleCells.map { ($0 as? NoteCell)?.title.text ?? "" }.joined(separator: ", ")
  return "updates: \(completions.value) \(titles) \(table.hasUncommittedUpdates)"
}

/// Provides a table's rows by closures, without a controller.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "value")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "value")
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    cell.imageView?.image = nil
    cell.indentationLevel = indexPath.row
    cell.indentationWidth = 12
    cell.accessoryView = indexPath.row == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryType = .checkmark
    cell.backgroundView = UIView()
    cell.multipleSelectionBackgroundView = nil
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}

@MainActor
private func accessories() -> String {
  let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300), style: .insetGrouped), Rows())
  table.dataSource = rows
  table.delegate = rows
  table.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
  window.addSubview(table)
  window.layoutIfNeeded()
  let cells = table.visibleCells
  return "accessories: \(cells.map(\.contentView.frame.width)) \(cells[1].accessoryView?.frame.minX ?? 0) "
    + "\(cells[1].indentationLevel) \(cells[0].frame.minX) \(cells[0].textLabel?.frame.minX ?? 0)"
}
