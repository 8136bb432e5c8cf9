import Foundation

extension UITableView {
  /// Configures a cell for a row, once, when it starts to show that row.
  final func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setSelected(state.selected.contains(path), animated: false)
    if let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if !state.defaults.contains(.indentation) { cell.indentationLevel = level }
    }
    configure(cell, at: path)
  }

  /// Configures a cell for its row's position and editing state, each time it is placed.
  final func configure(_ cell: UITableViewCell, at path: IndexPath) {
    if !cell.parts.hasOwnMargins { cell.setSystemMargins(systemMargins) }
    let isEditing = state.isEditing && dataSource?.tableView(self, canEditRowAt: path) ?? false
    if isEditing { cell.shouldIndentWhileEditing = delegate?.indents(self, path) ?? true }
    cell.rowContext = rowContext(path, isEditing: isEditing)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  private func rowContext(_ path: IndexPath, isEditing: Bool) -> RowContext {
    var result = RowContext()
    let geometry = preparedGeometry
    let isLast = geometry.has(path) && path.row == geometry.rowCount(in: path.section) - 1
    if style == .insetGrouped { (result.roundsTop, result.roundsBottom) = (path.row == 0, isLast) }
    result.background = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    result.sides = style == .insetGrouped ? .zero : rowInsets
    result.separatorInset = separatorInset
    result.isInsetAutomatic = state.separatorInset == nil
    result.separatorColor = separatorColor
    if separatorStyle != .none { addLines(to: &result, path, isLast: isLast) }
    guard isEditing else { return result }
    result.isMultipleSelection = allowsMultipleSelectionDuringEditing
    result.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    result.mayMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    return result
  }

  /// Adds the separator lines. Groups from edge to edge have lines around them; an inset group has none below its last
  /// row. There are no inset lines beside a selected row.
  private func addLines(to rowContext: inout RowContext, _ path: IndexPath, isLast: Bool) {
    let next = IndexPath(row: path.row + 1, section: path.section)
    let isBesideSelection = state.selected.contains(path) || state.selected.contains(next)
    switch style {
    case .plain: rowContext.bottomLine = .inset
    case .insetGrouped: rowContext.bottomLine = isLast ? nil : .inset
    case .grouped:
      rowContext.bottomLine = isLast ? .whole : .inset
      rowContext.topLine = path.row == 0 ? .whole : nil
    }
    if isBesideSelection, rowContext.bottomLine == .inset { rowContext.bottomLine = nil }
  }
}

extension UITableViewCell {
  /// Sets the system's margins at the sides, unless the app has set others for the cell.
  fileprivate final func setSystemMargins(_ sides: UIEdgeInsets) {
    let isMirrored = isRightToLeft
    let wanted = NSDirectionalEdgeInsets(
      top: TableMetrics.contentMarginVertical, leading: isMirrored ? sides.right : sides.left,
      bottom: TableMetrics.contentMarginVertical, trailing: isMirrored ? sides.left : sides.right)
    (ownContentView as? TableContentView)?.setSystemMargins(vertical: wanted.top, leading: wanted.leading)
    guard margins.insets(isMirrored: isMirrored) != wanted.absolute(isMirrored: isMirrored) else { return }
    changeMargins { $0.value = .directional(wanted) }
  }
}

extension UITableViewDelegate {
  fileprivate func indents(_ tableView: UITableView, _ path: IndexPath) -> Bool {
    self.tableView(tableView, shouldIndentWhileEditingRowAt: path)
  }
}
