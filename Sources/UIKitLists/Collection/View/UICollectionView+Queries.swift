import Foundation

extension UICollectionView {
  final func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard hasItem(at: path) else { return nil }
    prepareLayout()
    return traitCollection.asCurrent { storedLayout.layoutAttributesForItem(at: path) }
  }

  final func path(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayout()
    let pixel = mirrored(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let hits = (storedLayout.layoutAttributesForElements(in: pixel) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && shownFrame(of: $0).contains(point)
    }
    return hits.max { ($0.zIndex, $0.key) < ($1.zIndex, $1.key) }?.indexPath
  }

  // MARK: Dequeueing

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let element = CollectionElementKey.cell(path)
    if let cell = reconfiguredCell(identifier, element) { return cell }
    let frame = attributesForDequeueing(element)?.frame ?? .zero
    let view = pool.dequeue(.cell(identifier), frame: frame, traitCollection, for: element)
    view.map { adoptPlace(of: element, in: $0) }
    if let cell = view as? UICollectionViewCell { return cell }
    reportUnregistered("cell", identifier)
    let cell = UICollectionViewCell(frame: frame)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The displayed cell, if the data source is configuring it again and dequeues a cell with its identifier.
  private func reconfiguredCell(_ identifier: String, _ key: CollectionElementKey) -> UICollectionViewCell? {
    guard let element = layoutState.reconfigured, element.key == key, element.view.reuseIdentifier == identifier else {
      return nil
    }
    return element.view as? UICollectionViewCell
  }

  final func dequeueSupplementaryView(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElementKey.supplementaryView(kind, path)
    let frame = attributesForDequeueing(element)?.frame ?? .zero
    let key = ReuseKey.supplementary(kind, identifier)
    if let view = pool.dequeue(key, frame: frame, traitCollection, for: element) {
      adoptPlace(of: element, in: view)
      return view
    }
    reportUnregistered(kind, identifier)
    let view = UICollectionReusableView(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }

  private func reportUnregistered(_ kind: String, _ identifier: String) {
    raiseFault(
      "NSInternalInconsistencyException", call: "UICollectionView.dequeueReusable",
      reason: "could not dequeue a view of kind: \(kind) with identifier \"\(identifier)\": a class must be "
        + "registered for the identifier")
  }

  /// The attributes of the element being created, or the layout's attributes of a cell if the layout is prepared.
  private func attributesForDequeueing(_ key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
    if let creating = layoutState.creating, creating.key == key { return creating }
    guard layoutState.isValid, !layoutState.isPreparing, key.category == .cell, hasItem(at: key.indexPath) else {
      return nil
    }
    return storedLayout.layoutAttributesForItem(at: key.indexPath)
  }

  // MARK: Scrolling

  final func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard hasItem(at: path) else {
      raiseFault(
        "NSInvalidArgumentException", call: "UICollectionView.scrollToItem(at: \(path))",
        reason: "attempted to scroll the collection view to an item that does not exist")
      return
    }
    guard position.isPossible else {
      raiseFault(
        "NSInvalidArgumentException", call: "UICollectionView.scrollToItem(at: \(path))",
        reason: "the scroll position has more than one place along an axis")
      return
    }
    guard let attributes = attributes(ofItemAt: path), attributes.invalidFrame == nil else { return }
    let frame = scrollSection(of: attributes, to: position, animated)
    setContentOffset(clamped(offset(bringing: frame, to: position)), animated: animated)
  }

  private func offset(bringing frame: CGRect, to position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let (width, height) = (boundsStorage.size.width, boundsStorage.size.height)
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - height }
    if position.contains(.centeredVertically) { offset.y = frame.midY - (height + inset.top - inset.bottom) / 2 }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.right) { offset.x = frame.maxX + inset.right - width }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - (width + inset.left - inset.right) / 2 }
    return offset
  }

  // MARK: Selection

  final func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard allowsSelection else { return }
    guard let path else {
      deselectAll()
      return
    }
    guard hasItem(at: path) else { return }
    if !allowsMultipleSelection { deselectAll() }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated) }
  }

  final func deselect(_ path: IndexPath) {
    guard selectedPaths.contains(path) else { return }
    selectedPaths.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  final func deselectAll() {
    for path in selectedPaths { deselect(path) }
  }

  // MARK: Replacing the layout

  final func replaceLayout(with layout: UICollectionViewLayout) {
    let old = storedLayout
    guard layout !== old else { return }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for element in shown.sorted { element.view.willTransition(from: old, to: layout) }
    // A layout that belongs to another collection view is taken away from it.
    if layout.collectionView != nil { layout.collectionView = nil }
    old.collectionView = nil
    layout.collectionView = self
    storedLayout = layout
    for element in shown.sorted where element.key.category == .decorationView { recycle(element) }
    sectionScrolling.forgetAll()
    shown.forgetPreferences()
    layout.invalidateLayout(with: layout.makeInvalidationContext(everything: true))
    prepareLayout()
    setContentOffset(targetOffset, animated: false)
    for element in shown.sorted { element.view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// The content offset that the delegate or the layout asks for.
  final var targetOffset: CGPoint {
    let proposed = contentOffset
    let wanted =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    guard wanted != proposed, wanted.x.isFinite, wanted.y.isFinite else { return proposed }
    return wanted
  }
}

extension UICollectionView.ScrollPosition {
  /// Whether the position has at most one place along each axis.
  fileprivate var isPossible: Bool {
    let vertical: [Self] = [.top, .centeredVertically, .bottom]
    let horizontal: [Self] = [.left, .centeredHorizontally, .right]
    return vertical.filter(contains).count < 2 && horizontal.filter(contains).count < 2
  }
}
