import Foundation

extension UITableView {
  // MARK: Registering

  final func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    let call = "register(_:forCellReuseIdentifier: \"\(identifier)\")"
    let known: UITableViewCell.Type? = reusableClass(cellClass, call)
    cells.register(.cell(identifier), known.map { UITableViewCell.maker(of: $0, identifier: identifier) })
  }

  final func registerHeadersAndFooters(_ viewClass: AnyClass?, _ identifier: String) {
    let call = "register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\")"
    let known: UITableViewHeaderFooterView.Type? = reusableClass(viewClass, call)
    headersAndFooters.register(
      .cell(identifier), known.map { UITableViewHeaderFooterView.maker(of: $0, identifier: identifier) })
  }

  final func registerCells(_ nib: UINib?, _ identifier: String) {
    let maker = UITableViewCell.maker(of: UITableViewCell.self, identifier: identifier)
    cells.register(.cell(identifier), nib?.maker(of: "UITableViewCell", identifier, standingIn: maker))
  }

  /// Registers a closure that makes a document's prototype for an identifier.
  package final func registerPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
    let standIn = UITableViewCell.maker(of: UITableViewCell.self, identifier: identifier)
    cells.register(.cell(identifier)) { frame in
      guard let cell = make() else { return standIn(frame) }
      cell.reuseIdentifier = identifier
      cell.frame = frame
      return cell
    }
  }

  final func registerHeadersAndFooters(_ nib: UINib?, _ identifier: String) {
    let maker = UITableViewHeaderFooterView.maker(of: UITableViewHeaderFooterView.self, identifier: identifier)
    headersAndFooters.register(
      .cell(identifier), nib?.maker(of: "UITableViewHeaderFooterView", identifier, standingIn: maker))
  }

  private func reusableClass<Base: UIView>(_ viewClass: AnyClass?, _ call: String) -> Base.Type? {
    guard let viewClass else { return nil }
    if let known = viewClass as? Base.Type { return known }
    raiseFault(
      "NSInvalidArgumentException", call: call, reason: "\(viewClass) is not a subclass of \(Base.self)")
    return nil
  }

  // MARK: Dequeueing

  /// Dequeues a cell for the row at a path, and tells it whether the table is grouped.
  final func dequeueCell(_ identifier: String, _ path: IndexPath?, for part: TablePart?) -> UITableViewCell? {
    let cell = cells.dequeue(.cell(identifier), frame: dequeueingFrame(path), traitCollection, for: part)
    cell?.parts.isInGroup = style != .plain
    return cell
  }

  /// Dequeues a header or footer, and sets its table style and, while the delegate is asked for a footer, that it is
  /// one.
  final func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = headersAndFooters.dequeue(
      .cell(identifier), frame: dequeueingFrame(nil), traitCollection, for: state.making)
    view?.belong(to: style, isFooter: state.isAskingForFooter)
    return view
  }

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UITableViewCell {
    if let cell = dequeueCell(identifier, path, for: .row(path)) { return cell }
    raiseFault(
      "NSInternalInconsistencyException", call: "UITableView.dequeueReusableCell",
      reason: "unable to dequeue a cell with identifier \(identifier): a class must be registered for the identifier")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A frame with the width of a row, and with the known or estimated height of the row at the path.
  final func dequeueingFrame(_ path: IndexPath?) -> CGRect {
    if let path, let geometry = state.geometry, geometry.has(path) { return frame(of: .row(path)) }
    let width = style == .insetGrouped ? partWidth - systemMargins.left - systemMargins.right : partWidth
    return CGRect(x: 0, y: 0, width: max(0, width), height: TableMetrics.estimatedRowHeight)
  }

  // MARK: Positions

  final func rect(of part: TablePart) -> CGRect {
    let geometry = preparedGeometry
    guard geometry.has(part) else { return .zero }
    var rect = frame(of: part)
    rect.origin.y = geometry.span(of: part).top
    return rect
  }

  final func rect(ofRow path: IndexPath) -> CGRect { path.count == 2 ? rect(of: .row(path)) : .zero }

  final func rect(ofSection section: Int) -> CGRect {
    let geometry = preparedGeometry
    guard (0..<geometry.sectionCount).contains(section) else { return .zero }
    let span = geometry.span(ofSection: section)
    return CGRect(x: 0, y: span.top, width: partWidth, height: span.height)
  }

  final func path(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return preparedGeometry.parts(from: point.y, to: point.y.nextUp).lazy.compactMap(\.row).first
  }

  final func paths(in rect: CGRect) -> [IndexPath]? {
    guard rect.isFinite else { return nil }
    let paths = preparedGeometry.parts(from: rect.minY, to: rect.maxY).compactMap(\.row)
    return paths.isEmpty ? nil : paths
  }

  // MARK: Scrolling

  /// Scrolls to a row. Rows that come into view may have other heights than estimated, so the offset is computed again
  /// until it is stable.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard preparedGeometry.has(path) else {
      let place = path.count == 2 ? "section \(path[0]), row \(path[1])" : "\(path)"
      raiseFault(
        "NSRangeException", call: "UITableView.scrollToRow(at: \(path))",
        reason: "Attempted to scroll the table view to an out-of-bounds row (\(place))")
      return
    }
    var offset = offset(bringing: path, to: position)
    for _ in 0..<UITableView.maximumIdlePasses where preparedGeometry.has(path) {
      setContentOffset(offset, animated: animated)
      layoutIfNeeded()
      guard preparedGeometry.has(path) else { return }
      let wanted = self.offset(bringing: path, to: position)
      guard wanted != offset else { return }
      offset = wanted
    }
  }

  private func offset(bringing path: IndexPath, to position: ScrollPosition) -> CGPoint {
    let rect = rect(ofRow: path)
    let (inset, height) = (adjustedContentInset, boundsStorage.height)
    var offset = contentOffset
    let header = style == .plain ? preparedGeometry.span(of: .header(path.section)).height : 0
    switch position {
    case .none: return self.offset(showing: rect.insetBy(dx: 0, dy: 0).extended(above: header))
    case .top: offset.y = rect.minY - header - inset.top
    case .middle: offset.y = rect.midY - (height + inset.top - inset.bottom) / 2
    case .bottom: offset.y = rect.maxY + inset.bottom - height
    }
    return clamped(offset)
  }

  final func scrollToNearestSelection(_ position: ScrollPosition, _ animated: Bool) {
    let middle = boundsStorage.midY
    let nearest = state.selected.min {
      (rect(ofRow: $0).midY - middle).magnitude < (rect(ofRow: $1).midY - middle).magnitude
    }
    if let nearest { scroll(to: nearest, position, animated) }
  }

  // MARK: Selection

  final func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard allowsSelection else { return }
    guard let path else {
      deselectAll()
      return
    }
    guard preparedGeometry.has(path) else { return }
    if !(state.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) { deselectAll() }
    if !state.selected.contains(path) { state.selected.append(path) }
    shownCell(at: path)?.setSelected(true, animated: animated)
    setNeedsLayout()
    if position != .none { scroll(to: path, position, animated) }
  }

  final func deselect(_ path: IndexPath) {
    guard state.selected.contains(path) else { return }
    state.selected.removeAll { $0 == path }
    shownCell(at: path)?.setSelected(false, animated: false)
    setNeedsLayout()
  }

  final func deselectAll() {
    for path in state.selected { deselect(path) }
  }
}

extension CGRect {
  fileprivate func extended(above length: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY - length, width: width, height: height + length)
  }
}
