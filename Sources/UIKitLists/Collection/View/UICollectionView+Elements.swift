import Foundation

extension UICollectionView {
  /// Gives every element in the layout's answer a view, and applies its attributes.
  final func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    for element in shown.sorted { element.isWanted = false }
    for attributes in wanted {
      let element: DisplayedCollectionElement
      if let known = shown[attributes.key] {
        // If there are two attributes for the same element, the first ones win.
        if known.isWanted { continue }
        element = known
      } else {
        guard let new = makeElement(attributes) else { continue }
        element = new
      }
      element.isWanted = true
      apply(attributes, to: element)
      adoptPlace(of: element.key, in: element.view)
    }
  }

  private func makeElement(_ attributes: UICollectionViewLayoutAttributes) -> DisplayedCollectionElement? {
    layoutState.creating = attributes
    let view = view(for: attributes)
    layoutState.creating = nil
    guard let view = unused(view, for: attributes) else { return nil }
    // The data source may have moved another element to this key while it was asked.
    if let other = shown[attributes.key] { recycle(other) }
    let element = DisplayedCollectionElement(attributes.key, view)
    view.host = self
    if isEditing { (view as? UICollectionViewCell)?.editingDidChange() }
    shown.insert(element)
    if let cell = element.cell { cell.isSelected = selectedPaths.contains(attributes.indexPath) }
    return element
  }

  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    switch attributes.representedElementCategory {
    case .cell: return dataSource.map { checked($0.collectionView(self, cellForItemAt: path), path) }
    case .supplementaryView:
      return dataSource.map { $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
    case .decorationView: return decorationView(kind, attributes.frame)
    }
  }

  /// The cell; a fault, as UIKit raises, if it was not dequeued.
  private func checked(_ cell: UICollectionViewCell, _ path: IndexPath) -> UICollectionViewCell {
    guard cell.reuseIdentifier == nil else { return cell }
    raiseFault(
      "NSInternalInconsistencyException", call: "collectionView(_:cellForItemAt: \(path))",
      reason: "the cell does not have a reuseIdentifier: cells must be retrieved by calling "
        + "dequeueReusableCell(withReuseIdentifier:for:)")
    return cell
  }

  /// The view, unless it already shows another element; then a fault, and an empty view.
  private func unused(
    _ view: UICollectionReusableView?, for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    guard let view, let element = view.host?.shown.element(shownBy: view) else { return view }
    raiseFault(
      "NSInternalInconsistencyException", call: "the view for the \(attributes.elementName) at \(attributes.indexPath)",
      reason: "the data source returned the view that shows \(element.key.indexPath)")
    return attributes.representedElementCategory == .cell
      ? UICollectionViewCell(frame: attributes.frame) : UICollectionReusableView(frame: attributes.frame)
  }

  private func decorationView(_ kind: String, _ frame: CGRect) -> UICollectionReusableView {
    let key = ReuseKey.supplementary(kind, "decoration")
    if !pool.isRegistered(key), let viewClass = storedLayout.decorationClasses[kind] {
      pool.register(key, UICollectionReusableView.maker(of: viewClass, identifier: key.identifier))
    }
    if let view = pool.dequeue(key, frame: frame, traitCollection, for: layoutState.creating?.key) { return view }
    raiseFault(
      "NSInternalInconsistencyException", call: "a decoration view of kind \"\(kind)\"",
      reason: "\(type(of: storedLayout)) has registered no class for the kind")
    return UICollectionReusableView(frame: frame)
  }

  /// Moves the view to its frame, and applies the attributes if they have changed.
  private func apply(_ attributes: UICollectionViewLayoutAttributes, to element: DisplayedCollectionElement) {
    let view = element.view
    let container = container(of: attributes)
    if view.superview !== container { container.addSubview(view) }
    view.move(to: frame(of: attributes, in: container))
    guard element.placement.map({ !$0.isEqual(attributes) }) ?? true else { return }
    // A view that the data source hides stays hidden: Apple's sample "Implementing Modern Collection Views" hides badges so.
    let wasHidden = element.placement?.isHidden ?? false
    if attributes.isHidden != wasHidden { view.isHidden = attributes.isHidden }
    element.placement = attributes.snapshot
    if attributes.transform3D != view.transform3D { view.transform3D = attributes.transform3D }
    view.alpha = attributes.alpha
    view.apply(attributes)
  }

  /// Returns a view to the reuse pool. It keeps its traits there, and is notified of changed ones when it is dequeued.
  ///
  /// A delegate that is notified that an element is no longer displayed may cause others to be recycled.
  final func recycle(_ element: DisplayedCollectionElement) {
    guard shown[element.key] === element else { return }
    let view = element.view
    let traits = view.traitCollection
    shown.remove(element)
    view.host = nil
    if element.placement?.isHidden == true { view.isHidden = false }
    traits.performAsCurrent { view.removeFromSuperview() }
    if element.isDisplayed { notifyDidEndDisplaying(element) }
    guard let identifier = view.reuseIdentifier else { return }
    pool.enqueue(view, ReuseKey(kind: element.key.kind, identifier: identifier), traits, from: element.key)
  }

  // MARK: Order

  /// Shows the background of a list that fills the view, behind everything else.
  private func updateListBackground() {
    guard let color = storedLayout.listBackgroundColor else {
      listBackground?.removeFromSuperview()
      listBackground = nil
      return
    }
    let view = listBackground ?? UIView(frame: boundsStorage)
    listBackground = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.frame = boundsStorage
  }

  final func insertBackground() {
    guard let backgroundView else { return }
    backgroundView.frame = boundsStorage
    insertSubview(backgroundView, at: 0)
  }

  /// Orders the subviews: the background, the elements by z-index, then all others.
  ///
  /// Elements with the same z-index are ordered by `CollectionElementKey` rather than by when they were added, so that
  /// a scrolled layout looks the same as a new one.
  final func orderSubviews() {
    backgroundView?.frame = boundsStorage
    updateListBackground()
    let elements = shown.sorted.map { (view: $0.view, zIndex: $0.placement?.zIndex ?? 0) }
    let ordered = insertingSectionViews(
      elements.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element.view))
    let others = children.filter { view in
      view !== backgroundView && view !== listBackground && (view as? UICollectionReusableView)?.host !== self
        && !sectionScrolling.contains(view)
    }
    let background = [listBackground, backgroundView].compactMap(\.self).filter { $0.superview === self }
    children = background + ordered.filter { $0.superview === self } + others
  }

  // MARK: Display

  /// Notifies the delegate of the elements that have come to be displayed.
  final func notifyWillDisplay() {
    for element in shown.sorted where !element.isDisplayed {
      element.isDisplayed = true
      let path = element.key.indexPath
      if let cell = element.cell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      } else if element.key.category == .supplementaryView, let kind = element.key.kind {
        delegate?.collectionView(self, willDisplaySupplementaryView: element.view, forElementKind: kind, at: path)
      }
    }
  }

  private func notifyDidEndDisplaying(_ element: DisplayedCollectionElement) {
    let path = element.key.indexPath
    if let cell = element.cell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if element.key.category == .supplementaryView, let kind = element.key.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: element.view, forElementOfKind: kind, at: path)
    }
  }
}

extension UICollectionView {
  /// Gives a view its place in a list and in an outline.
  final func adoptPlace(of element: CollectionElementKey, in view: UICollectionReusableView) {
    var list = storedLayout.listPlacement(of: element)
    if list?.mayBePinned == true { list?.isPinned = isPinned(view.frame) }
    let outline = element.category == .cell ? outlineSource?.outlinePlace(at: element.indexPath) : nil
    view.adopt(list, outline)
  }

  /// Whether a header that is kept within the visible area lies at its upper edge, in front of scrolled items.
  private func isPinned(_ frame: CGRect) -> Bool {
    let visibleStart = boundsStorage.origin.y + adjustedContentInset.top
    return visibleStart > 0 && frame.minY <= visibleStart
  }

  /// Updates the visible cells after editing mode has changed.
  final func editingDidChange() {
    for cell in visibleCells { cell.editingDidChange() }
  }
}
