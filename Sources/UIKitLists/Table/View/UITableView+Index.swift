import Foundation
@_spi(Subclasses) import UIKitCore

extension UITableView {
  /// The titles of the index that is shown; none for a table with few rows, or in groups on cards.
  final var shownIndexTitles: [String] {
    guard let titles = state.indexTitles, style != .insetGrouped else { return [] }
    let rows = (state.counts ?? []).reduce(0, +)
    return rows >= sectionIndexMinimumDisplayRowCount ? titles : []
  }

  /// The width that the index takes from rows.
  final var indexWidth: CGFloat { shownIndexTitles.isEmpty ? 0 : TableMetrics.indexWidth }

  /// Has the titles asked for again at the next layout.
  final func indexDidChange() {
    state.indexTitles = nil
    heightsDidChange()
  }

  /// Asks for the titles, once after each reload.
  final func askForIndexTitles() {
    guard state.indexTitles == nil, let dataSource else { return }
    let titles = retainedIndexTitles ?? traitCollection.asCurrent { dataSource.sectionIndexTitles(for: self) } ?? []
    state.indexTitles = Array(titles.prefix(ElementLimits.sections))
  }

  /// Shows the index at the trailing edge of the visible area, in front of all.
  final func placeIndex() {
    let titles = shownIndexTitles
    guard !titles.isEmpty else {
      state.index?.removeFromSuperview()
      state.index = nil
      return
    }
    let view = state.index ?? TableIndexView(frame: .zero)
    state.index = view
    view.titles = titles
    view.textColor = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor ?? .clear
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Section index"
    view.accessibilityTraits = .adjustable
    if view.superview !== self { addSubview(view) }
    let (inset, safe, visible) = (adjustedContentInset, sideInsets, boundsStorage)
    let width = TableMetrics.indexWidth
    view.frame = CGRect(
      x: isRightToLeft ? visible.minX + safe.left : visible.maxX - safe.right - width, y: visible.minY + inset.top,
      width: width, height: max(0, visible.height - inset.top - inset.bottom))
  }

  /// The insets of rows at their sides: for the safe area and the index.
  final var rowInsets: UIEdgeInsets {
    var insets = sideInsets
    if isRightToLeft { insets.left += indexWidth } else { insets.right += indexWidth }
    return insets
  }
}
