import Foundation
import SystemText

extension UITableView {
  // MARK: Layout

  /// Shows the visible parts at the heights on which they and the app agree.
  final func layOutParts() {
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    state.isReloaded = false
    defer { state.isLayingOut = false }
    shown.forgetConfigured()
    askForIndexTitles()
    forgetHeightsOfOldTerms()
    if !showElementsInAgreedSizes() { reportDisagreement() }
    for element in shown.sorted where !element.isWanted { recycle(element) }
    for element in shown.sorted { if let placement = element.placement { element.view.move(to: placement.frame) } }
    placeOuterViews()
    placeIndex()
    orderSubviews()
    notifyWillDisplay()
  }

  final func shownCell(at path: IndexPath) -> UITableViewCell? { shown[.row(path)]?.view as? UITableViewCell }

  /// Shows the rows of a reloaded table that nothing has laid out since: whoever asks for its cells gets them, as in UIKit
  /// (openradar 23904182).
  final func showReloadedParts() {
    guard state.isReloaded, !state.isLayingOut, !state.isAsking, state.batch.depth == 0, !boundsStorage.isEmpty else {
      return
    }
    layOutParts()
  }

  /// Shows and measures everything, so that all heights are known.
  final func measureAll() {
    state.showsAll = true
    setNeedsLayout()
    layoutIfNeeded()
    state.showsAll = false
  }

  private func reportDisagreement() {
    raiseFault(
      "UITableViewLayoutFeedbackLoop", call: "UITableView.layoutSubviews",
      reason: "rows still had not kept a height after \(UITableView.maximumIdlePasses) passes")
    layoutFlags[.needsLayout] = false
  }

  final func showVisibleElements() {
    resolveVisibleHeights()
    for element in shown.sorted { element.isWanted = false }
    for part in visibleParts { show(part) }
  }

  /// Asks the app for the heights of visible rows until no more rows come into view; each is asked for once.
  private func resolveVisibleHeights() {
    updateContentSize()
    var rest = preparedGeometry.partCount
    while rest > 0 {
      let unknown = visibleParts.filter { preparedGeometry.state(of: $0) == .estimated }
      guard !unknown.isEmpty, state.geometry != nil else { return }
      for path in unknown.compactMap(\.row) { settleHeight(ofRow: path) }
      updateContentSize()
      rest -= unknown.count
    }
  }

  private func settleHeight(ofRow path: IndexPath) {
    let said = traitCollection.asCurrent { delegateHeight(ofRow: path) }
    // The app may have reloaded the table while it was asked.
    let part = TablePart.row(path)
    guard state.geometry?.has(part) == true, let guess = state.geometry?.span(of: part).height else { return }
    state.geometry?.setHeight(said.map(PartHeight.exact) ?? .automatic(guess), of: part)
  }

  private func updateContentSize() {
    contentSize = CGSize(width: partWidth, height: preparedGeometry.height)
  }

  /// The parts that intersect the bounds, including pinned headers and footers.
  private var visibleParts: [TablePart] {
    let geometry = preparedGeometry
    let bounds = boundsStorage
    guard !state.showsAll else { return geometry.parts(from: -1, to: geometry.height + 1) }
    let parts = geometry.parts(from: bounds.minY, to: bounds.maxY)
    guard style == .plain, let first = parts.first?.section, let last = parts.last?.section else { return parts }
    let pinned = (first...last).flatMap { [TablePart.header($0), .footer($0)] }.filter { part in
      guard !parts.contains(part), geometry.span(of: part).height > 0 else { return false }
      let frame = frame(of: part)
      return frame.minY < bounds.maxY && frame.maxY > bounds.minY
    }
    return parts + pinned
  }

  // MARK: Positions

  /// The width of rows, headers and footers.
  final var partWidth: CGFloat {
    let inset = adjustedContentInset
    return max(0, boundsStorage.width - inset.left - inset.right)
  }

  /// The margins at the sides: the system's, or those that the app has set.
  final var systemMargins: UIEdgeInsets {
    let standard = TableMetrics.margin(tableWidth: boundsStorage.width)
    guard !margins.isStandard else { return UIEdgeInsets(top: 0, left: standard, bottom: 0, right: standard) }
    let (own, safe) = (layoutMargins, margins.insetsFromSafeArea ? safeAreaInsets : .zero)
    return UIEdgeInsets(top: 0, left: own.left - safe.left, bottom: 0, right: own.right - safe.right)
  }

  /// The insets for the safe area at the sides.
  final var sideInsets: UIEdgeInsets {
    let safe = safeAreaInsets.without(safeAreaAdjustment)
    return insetsContentViewsToSafeArea
      ? UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right) : .zero
  }

  /// The current frame of a part: between the margins in an inset group, and pinned in a plain table; zero for a part
  /// that does not exist.
  final func frame(of part: TablePart) -> CGRect {
    let geometry = preparedGeometry
    guard geometry.has(part) else { return .zero }
    let span = geometry.span(of: part)
    var frame = CGRect(x: 0, y: span.top, width: partWidth, height: span.height)
    if style == .insetGrouped {
      let (margins, sides) = (systemMargins, sideInsets)
      frame.origin.x = margins.left + sides.left
      frame.size.width = max(0, partWidth - frame.minX - margins.right - sides.right)
    }
    guard style == .plain, part.row == nil, !state.showsAll else { return frame }
    let inset = adjustedContentInset
    let pinning = TablePinning(
      geometry: geometry, top: boundsStorage.minY + inset.top, bottom: boundsStorage.maxY - inset.bottom)
    if case .header(let section) = part { frame.origin.y = pinning.headerTop(section) }
    if case .footer(let section) = part { frame.origin.y = pinning.footerTop(section) }
    return frame
  }

  // MARK: Around the sections

  final func replaceOuter(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return outerHeightsDidChange() }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    heightsDidChange()
  }

  /// Adopts the heights of header and footer views that were assigned again, as apps do once they have measured them.
  private func outerHeightsDidChange() {
    let heights = outerHeights
    state.geometry?.setOuterHeights(header: heights.header, footer: heights.footer)
    setNeedsLayout()
  }

  private func placeOuterViews() {
    guard let geometry = state.geometry else { return }
    for (view, span) in [(tableHeaderView, geometry.headerSpan), (tableFooterView, geometry.footerSpan)] {
      view?.frame = CGRect(x: 0, y: span.top, width: partWidth, height: span.height)
    }
    backgroundView?.frame = boundsStorage
  }
}

// MARK: - Sizes

extension UITableView: SelfSizingHost {
  final var arePlacementsValid: Bool { state.geometry != nil }

  final var refusesUnread: Bool { false }

  final func sizesItself(_ element: DisplayedTablePart) -> Bool {
    // The app may have removed the element while another was measured.
    let geometry = preparedGeometry
    return shown[element.key] === element && geometry.has(element.key)
      && geometry.state(of: element.key) == .automatic
  }

  /// The fitting height of the view at its width, rounded up to device pixels. It is stored at once, as each part is
  /// measured once.
  final func preference(
    of element: DisplayedTablePart, at placement: TablePlacement, mayDefer: Bool
  ) -> TablePlacement? {
    let (view, width) = (element.view, placement.size.width)
    let fitting = view.traitCollection.asCurrent {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    guard state.geometry?.has(element.key) == true else { return nil }
    let height = usable(fitting.height, element.key, view)
    state.geometry?.setHeight(.measured(height), of: element.key)
    return TablePlacement(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func usable(_ height: CGFloat, _ part: TablePart, _ view: UIView) -> CGFloat {
    let isUsable = height.isFinite && height >= 0
    if !isUsable {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(type(of: view)).systemLayoutSizeFitting(_:)",
        reason: "the height for \(part) is negative or not finite: \(height)")
    }
    // Constraints that do not determine the height give the standard one, as UIKit reports in its log.
    guard isUsable, height > 0 else {
      return part.row == nil ? TableMetrics.headerHeight(style) : TableMetrics.standardRowHeight
    }
    let grid = traitCollection.pixelGrid
    let isFirstTitle = part == .header(0) && style != .plain && titleViews.contains(ObjectIdentifier(view))
    let isConfigured = (view as? UITableViewCell)?.configurations.contentView != nil
    return grid.up(height) + (isFirstTitle ? TableMetrics.firstGroupExtra(grid) : 0)
      + TableMetrics.separatorRoom(isConfigured: isConfigured, separatorStyle, grid)
  }

  final func reply(
    to preferred: TablePlacement, of element: DisplayedTablePart, at placement: TablePlacement
  ) -> SizeReply<TablePlacement> { .granted(preferred) }

  /// Does nothing: `preference` has stored the height already.
  final func grant(_ preferred: TablePlacement, to element: DisplayedTablePart, at placement: TablePlacement) {}

  /// Has the view measured again at the next layout, as its content needs another size.
  final func contentDidChange(in view: UIView) {
    guard selfSizingInvalidation != .disabled, !state.isLayingOut, let element = shown.element(shownBy: view) else {
      return
    }
    element.preference = nil
    state.geometry?.forgetMeasurement(of: element.key)
    setNeedsLayout()
  }
}
