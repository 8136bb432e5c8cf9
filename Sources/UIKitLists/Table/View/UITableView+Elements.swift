import Foundation

extension UITableView {
  /// Gives a part a view, and the view its position.
  final func show(_ part: TablePart) {
    // The app may have reloaded the table while it was asked for another part.
    guard state.geometry?.has(part) == true, let element = shown[part] ?? makeElement(part),
      state.geometry?.has(part) == true
    else { return }
    element.isWanted = true
    let placement = TablePlacement(frame: frame(of: part))
    let view = element.view
    if !element.isConfigured, let cell = view as? UITableViewCell, let path = part.row { configure(cell, at: path) }
    element.isConfigured = true
    if let view = view as? UITableViewHeaderFooterView { setMargins(of: view) }
    element.placement = placement
    // A view that is about to be measured keeps its height for now: the estimate must not lay out its content.
    if state.geometry?.state(of: part) != .automatic || view.boundsStorage.width != placement.size.width {
      view.move(to: placement.frame)
    }
    if let view = view as? UITableViewHeaderFooterView {
      view.pin(placement.frame.minY != preparedGeometry.span(of: part).top)
    }
  }

  private func makeElement(_ part: TablePart) -> DisplayedTablePart? {
    state.making = part
    let made = traitCollection.asCurrent { makeView(part) }
    state.making = nil
    guard let view = made else {
      collapseMissing(part)
      return nil
    }
    guard state.geometry?.has(part) == true else {
      enqueue(view)
      return nil
    }
    if let other = shown[part] { recycle(other) }
    // A header view that the app returns for two sections is displayed for the later one.
    if let other = shown.element(shownBy: view) { shown.remove(other) }
    let element = DisplayedTablePart(part, view)
    shown.insert(element)
    (view as? any TableElementView)?.host = self
    if let cell = view as? UITableViewCell, let path = part.row { prepare(cell, at: path) }
    if let view = view as? UITableViewHeaderFooterView { setMargins(of: view) }
    view.frame = frame(of: part)
    if view.superview !== self { addSubview(view) }
    return element
  }

  /// Gives a header or footer the table's margins at the sides, unless the app has set others.
  private func setMargins(of view: UITableViewHeaderFooterView) {
    guard !view.title.hasOwnMargins else { return }
    var wanted = systemMargins
    if style != .insetGrouped { wanted = wanted.sum(sideInsets) }
    (wanted.top, wanted.bottom) = (0, 0)
    guard view.margins.insets(isMirrored: isRightToLeft) != wanted else { return }
    view.changeMargins { $0.value = .directional(wanted.directional(isMirrored: isRightToLeft)) }
  }

  private func makeView(_ part: TablePart) -> UIView? {
    if let path = part.row {
      return dataSource.map { unused($0.tableView(self, cellForRowAt: path), path) }
    }
    let view = state.made.removeValue(forKey: part) ?? delegateView(part) ?? titleView(part)
    if let view = view as? UITableViewHeaderFooterView { view.belong(to: style, isFooter: part.isFooter) }
    return view
  }

  /// The cell, unless it already shows another row; then a fault, and an empty cell.
  private func unused(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
    guard let shownPath = cell.host?.shown.element(shownBy: cell)?.key.row else { return cell }
    raiseFault(
      "NSInternalInconsistencyException", call: "tableView(_:cellForRowAt: \(path))",
      reason: "the data source returned the cell that shows \(shownPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: Titles

  private static let titleKey = ReuseKey(kind: "title", identifier: "")

  /// The system's view of a title, in upper case for the headers of groups.
  private func titleView(_ part: TablePart) -> UIView? {
    guard let title = title(part) else { return nil }
    if !headersAndFooters.isRegistered(UITableView.titleKey) {
      headersAndFooters.register(UITableView.titleKey) { UITableViewHeaderFooterView(frame: $0) }
    }
    guard
      let view = headersAndFooters.dequeue(
        UITableView.titleKey, frame: dequeueingFrame(nil), traitCollection, for: part)
    else { return nil }
    view.belong(to: style, isFooter: part.isFooter)
    view.titleLabel.text = style == .plain || part.isFooter ? title : title.uppercased()
    if style == .plain { view.backgroundColor = backgroundColor }
    state.titleViews.insert(ObjectIdentifier(view))
    return view
  }

  final var titleViews: Set<ObjectIdentifier> { state.titleViews }

  /// Gives a header or footer that turns out to have no view the height of an empty one.
  private func collapseMissing(_ part: TablePart) {
    guard part.row == nil, state.geometry?.has(part) == true, state.geometry?.state(of: part) == .automatic else {
      return
    }
    state.geometry?.setHeight(.exact(emptyHeight), of: part)
    if case .header(let section) = part, emptyHeight == 0 { state.geometry?.setTopPadding(0, ofSection: section) }
  }

  // MARK: Recycling

  /// Returns a view to the reuse pool. It keeps its traits there, and is notified of changed ones when it is dequeued.
  final func recycle(_ element: DisplayedTablePart) {
    guard shown[element.key] === element else { return }
    let view = element.view
    let traits = view.traitCollection
    shown.remove(element)
    (view as? any TableElementView)?.host = nil
    traits.performAsCurrent { view.removeFromSuperview() }
    if element.isDisplayed { notifyDidEndDisplaying(element) }
    enqueue(view, traits, from: element.key)
  }

  final func enqueue(_ view: UIView, _ traits: UITraitCollection? = nil, from part: TablePart? = nil) {
    let traits = traits ?? view.traitCollection
    if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
      cells.enqueue(cell, .cell(identifier), traits, from: part)
    } else if let view = view as? UITableViewHeaderFooterView {
      if state.titleViews.remove(ObjectIdentifier(view)) != nil {
        headersAndFooters.enqueue(view, UITableView.titleKey, traits, from: part)
      } else if let identifier = view.reuseIdentifier {
        headersAndFooters.enqueue(view, .cell(identifier), traits, from: part)
      }
    }
  }

  // MARK: Order

  /// Orders the subviews: the background, rows, the table's own header and footer, those of sections, then all others.
  final func orderSubviews() {
    if let backgroundView, backgroundView.superview !== self { addSubview(backgroundView) }
    let parts = shown.sorted.filter { $0.view.superview === self }
    let front = parts.filter { $0.key.row == nil }.map(\.view)
    let back = [backgroundView].compactMap(\.self) + parts.filter { $0.key.row != nil }.map(\.view)
    let known = Set((front + back).map { ObjectIdentifier($0) })
    let others = children.filter { !known.contains(ObjectIdentifier($0)) }
    let ordered =
      back + others.filter { $0 === tableHeaderView || $0 === tableFooterView } + front
      + others.filter { $0 !== tableHeaderView && $0 !== tableFooterView }
    if !ordered.elementsEqual(children, by: ===) { children = ordered }
  }

  // MARK: Display

  /// Notifies the delegate of the parts that have come to be displayed.
  final func notifyWillDisplay() {
    for element in shown.sorted where !element.isDisplayed && shown[element.key] === element {
      element.isDisplayed = true
      switch element.key {
      case .row(let path):
        guard let cell = element.view as? UITableViewCell else { continue }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      case .header(let section): delegate?.tableView(self, willDisplayHeaderView: element.view, forSection: section)
      case .footer(let section): delegate?.tableView(self, willDisplayFooterView: element.view, forSection: section)
      }
    }
  }

  private func notifyDidEndDisplaying(_ element: DisplayedTablePart) {
    switch element.key {
    case .row(let path):
      guard let cell = element.view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    case .header(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: element.view, forSection: section)
    case .footer(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: element.view, forSection: section)
    }
  }
}

extension TablePart {
  var isFooter: Bool { if case .footer = self { true } else { false } }
}
