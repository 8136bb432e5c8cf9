import Foundation
import SystemText

extension UITableView {
  final func noteDefault(_ method: TableDelegateDefaults) { state.defaults.insert(method) }

  /// Computes the positions from the known or kept heights, and estimates for the others.
  final func makeGeometry() -> TableGeometry {
    let counts = state.counts ?? readCounts()
    // The app may have reloaded the table while it was asked.
    if !state.hasChanged { state.counts = counts }
    let keptRows = keptRows
    let sections = counts.enumerated().map { section, count in
      var content = TableGeometry.Section()
      content.header = kept(.header(section)) ?? boundaryHeight(.header(section))
      content.footer = kept(.footer(section)) ?? boundaryHeight(.footer(section))
      content.topPadding = topPadding(above: content.header)
      content.rows = rowHeights(section, count, kept: keptRows[section] ?? [:])
      return content
    }
    let outer = outerHeights
    return TableGeometry(sections: sections, header: outer.header, footer: outer.footer)
  }

  /// The heights of the table's own header and footer; 0 for a view without a usable height.
  final var outerHeights: (header: CGFloat, footer: CGFloat) {
    func height(_ view: UIView?) -> CGFloat {
      guard let height = view?.bounds.height, height.isFinite, height > 0 else { return 0 }
      return min(height, UITableView.greatestHeight)
    }
    return (height(tableHeaderView), height(tableFooterView))
  }

  /// The largest height of a part, as for the constants of constraints; UIKit's is not public.
  private static let greatestHeight: CGFloat = 1e9

  private func kept(_ part: TablePart) -> PartHeight? { state.kept.isEmpty ? nil : state.kept[part] }

  /// The kept heights of rows, by section and row.
  private var keptRows: [Int: [Int: PartHeight]] {
    var rows: [Int: [Int: PartHeight]] = [:]
    for (part, height) in state.kept {
      if let path = part.row { rows[path[0], default: [:]][path[1]] = height }
    }
    return rows
  }

  // MARK: Rows

  private func rowHeights(_ section: Int, _ count: Int, kept: [Int: PartHeight]) -> [PartHeight] {
    var heights: [PartHeight] = []
    for row in 0..<count {
      let height = kept[row] ?? estimatedHeight(ofRow: IndexPath(row: row, section: section))
      if kept[row] == nil, isOfEveryRow(height) { return self.heights(of: count, kept, others: height) }
      heights.append(height)
    }
    return heights
  }

  /// Whether the height holds for every row that has none kept, because nothing gives heights for single rows.
  private func isOfEveryRow(_ height: PartHeight) -> Bool {
    delegate == nil || state.defaults.contains(.rowEstimate) && height.state == .estimated
  }

  private func heights(of count: Int, _ kept: [Int: PartHeight], others: PartHeight) -> [PartHeight] {
    var heights = Array(repeating: others, count: count)
    for (row, height) in kept where row < count { heights[row] = height }
    return heights
  }

  private func estimatedHeight(ofRow path: IndexPath) -> PartHeight {
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate == 0 { return .exact(delegateHeight(ofRow: path) ?? TableMetrics.standardRowHeight) }
    if delegate == nil, rowHeight >= 0, rowHeight.isFinite { return .exact(rowHeight) }
    let known = checked(estimate, "tableView(_:estimatedHeightForRowAt: \(path))")
    return .estimated(known ?? (rowHeight >= 0 && rowHeight.isFinite ? rowHeight : TableMetrics.estimatedRowHeight))
  }

  /// The height that the app gives a row; `nil` if it is automatic.
  final func delegateHeight(ofRow path: IndexPath) -> CGFloat? {
    checked(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight, "tableView(_:heightForRowAt: \(path))")
  }

  /// The height; `nil` if it is automatic or, with a fault, if it is invalid.
  private func checked(_ height: CGFloat, _ call: @autoclosure () -> String) -> CGFloat? {
    if height == UITableView.automaticDimension { return nil }
    if height.isFinite, height >= 0 { return min(height, UITableView.greatestHeight) }
    raiseFault(
      "NSInternalInconsistencyException", call: call(),
      reason: "Invalid height provided by table delegate. Value must be at least 0.0, or "
        + "UITableView.automaticDimension, and is \(height)")
    return nil
  }

  // MARK: Headers and footers

  /// The height of a header or footer before it is displayed.
  private func boundaryHeight(_ part: TablePart) -> PartHeight {
    let (said, isDelegates) = delegateHeight(ofBoundary: part)
    if let said, !isDelegates, isBelowTitle(said, part) { return .automatic(estimate(part)) }
    if let said, said > 0 || !TableMetrics.zeroIsStandard(style) {
      return .exact(isDelegates || style != .plain || mayHaveView(part) ? said : 0)
    }
    guard mayHaveView(part) else { return .exact(emptyHeight) }
    return .automatic(estimate(part))
  }

  /// Whether a height of headers or footers is one that Interface Builder stores, and a group's title needs more: titles of
  /// groups take 38 points on its canvas where it stores 18 or 10 for the table (13 of 14 documents).
  private func isBelowTitle(_ height: CGFloat, _ part: TablePart) -> Bool {
    style != .plain && height <= TableMetrics.storedHeight && title(part) != nil
  }

  private func delegateHeight(ofBoundary part: TablePart) -> (height: CGFloat?, isDelegates: Bool) {
    let section = part.section
    if case .header = part {
      let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      let isDelegates = delegate != nil && !state.defaults.contains(.headerHeight)
      return (checked(height, "tableView(_:heightForHeaderInSection: \(section))"), isDelegates)
    }
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let isDelegates = delegate != nil && !state.defaults.contains(.footerHeight)
    return (checked(height, "tableView(_:heightForFooterInSection: \(section))"), isDelegates)
  }

  private func estimate(_ part: TablePart) -> CGFloat {
    let section = part.section
    let estimate: CGFloat
    if case .header = part {
      estimate =
        delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
    } else {
      estimate =
        delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    }
    return checked(estimate, "the estimated height of a header or footer in section \(section)")
      ?? TableMetrics.headerHeight(style)
  }

  /// The height of a header or footer without a view: 0 in plain tables.
  final var emptyHeight: CGFloat {
    style == .plain ? 0 : TableMetrics.emptyGroupHeight(traitCollection.pixelGrid)
  }

  private func topPadding(above header: PartHeight) -> CGFloat {
    let padding = checked(sectionHeaderTopPadding, "sectionHeaderTopPadding") ?? TableMetrics.headerTopPadding(style)
    return header.points > 0 ? padding : 0
  }

  /// Whether a header or footer may have a title or a view. The delegate is asked for the first view to see whether it
  /// returns any, and for the others when they become visible.
  private func mayHaveView(_ part: TablePart) -> Bool {
    if shown[part] != nil || state.made[part] != nil || title(part) != nil { return true }
    let method: TableDelegateDefaults = if case .header = part { .headerView } else { .footerView }
    guard delegate != nil, !state.defaults.contains(method) else { return false }
    if state.hasAskedForView.contains(method) { return true }
    state.hasAskedForView.insert(method)
    state.made[part] = delegateView(part)
    return state.made[part] != nil || !state.defaults.contains(method)
  }

  final func title(_ part: TablePart) -> String? {
    switch part {
    case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
    case .row: nil
    }
  }

  final func delegateView(_ part: TablePart) -> UIView? {
    switch part {
    case .header(let section): return delegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section):
      state.isAskingForFooter = true
      defer { state.isAskingForFooter = false }
      return delegate?.tableView(self, viewForFooterInSection: section)
    case .row: return nil
    }
  }
}
