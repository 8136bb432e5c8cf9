import Foundation

extension UICollectionView {
  /// Records a change; outside of a batch it is committed at once, as a batch of its own.
  final func change(_ change: (inout CollectionChanges) -> Void) {
    change(&batch.changes)
    if batch.depth == 0 { commit() }
  }

  final func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batch.depth == 0, layoutState.counts == nil { layoutState.counts = readCounts() }
    batch.depth += 1
    if let completion { batch.completions.append(completion) }
    updates?()
    batch.depth -= 1
    if batch.depth == 0 { commit() }
  }

  /// Applies changes that are known as a whole. The closure gives the data source the new data.
  final func perform(_ changes: CollectionChanges, _ update: () -> Void) {
    performBatchUpdates {
      update()
      change { $0 = changes }
      // What the data source knows of items may have changed although they stay where they are.
      setNeedsLayout()
    }
  }

  /// Applies the changes, lays out, and notifies the layout and the caller.
  private func commit() {
    let changes = batch.changes
    let completions = batch.completions
    batch = CollectionBatch()
    let isLayoutNotified = make(changes)
    layoutIfNeeded()
    if isLayoutNotified { storedLayout.finalizeCollectionViewUpdates() }
    for completion in completions { completion(true) }
  }

  /// Applies the changes to the counts, the displayed elements, the selection and the layout.
  ///
  /// - Returns: whether the layout was notified of updates.
  private func make(_ changes: CollectionChanges) -> Bool {
    guard let old = layoutState.counts else {
      if !changes.isEmpty { reload() }
      return false
    }
    guard !changes.isEmpty else {
      prepareInvalidLayout()
      return false
    }
    let new = readCounts()
    if let problem = changes.problem(from: old, to: new) {
      raiseFault(
        "NSInternalInconsistencyException", call: "UICollectionView.performBatchUpdates",
        reason: "Invalid update: \(problem).")
      reload()
      return false
    }
    let update = CollectionUpdate(changes, from: old, to: new)
    layoutState.counts = new
    moveElements(update)
    sectionScrolling.move(update)
    selectedPaths = selectedPaths.compactMap { path in
      changes.reloadedSections.contains(path.section) ? nil : update.newPath(path)
    }
    let context = storedLayout.makeInvalidationContext(counts: true)
    context.cause = .update
    storedLayout.itemsWillMove(update)
    storedLayout.invalidateLayout(with: context)
    prepareLayout()
    storedLayout.prepare(forCollectionViewUpdates: update.items)
    prepareLayout()
    setLayoutContentSize(wantedContentSize)
    setContentOffset(targetOffset, animated: false)
    reconfigure(changes.reconfiguredItems.compactMap(update.newPath))
    setNeedsLayout()
    return true
  }

  /// Has the data source configure the displayed cells of items again. Cells that it configures otherwise are replaced.
  private func reconfigure(_ paths: [IndexPath]) {
    for path in paths.sorted() {
      guard let dataSource, let element = shown[.cell(path)] else { continue }
      layoutState.reconfigured = element
      let cell = traitCollection.asCurrent { dataSource.collectionView(self, cellForItemAt: path) }
      layoutState.reconfigured = nil
      element.preference = nil
      guard cell !== element.view else { continue }
      raiseFault(
        "NSInternalInconsistencyException", call: "collectionView(_:cellForItemAt: \(path))",
        reason:
          "the data source returned another cell than the one being reconfigured: it must dequeue a cell with the "
          + "same identifier")
      recycle(element)
    }
  }

  /// Prepares a layout that was invalidated in a batch without changes, and asks it for the content offset, as after an
  /// update.
  private func prepareInvalidLayout() {
    guard !layoutState.isValid, !layoutState.isPreparing, !layoutState.isLayingOut else { return }
    renewCounts()
    prepareLayout()
    setContentOffset(targetOffset, animated: false)
  }

  /// Gives the displayed elements their new index paths, and recycles those that are deleted or reloaded.
  private func moveElements(_ update: CollectionUpdate) {
    var kept: [(element: DisplayedCollectionElement, key: CollectionElementKey)] = []
    for element in shown.sorted {
      guard let path = update.newPath(ofShown: element.key) else {
        recycle(element)
        continue
      }
      var key = element.key
      key.indexPath = path
      kept.append((element, key))
    }
    shown.setKeys(kept)
  }
}

extension CollectionUpdate {
  /// The new index path of a displayed element; `nil` if it needs another view.
  fileprivate func newPath(ofShown key: CollectionElementKey) -> IndexPath? {
    let path = key.indexPath
    switch key.category {
    case .decorationView: return nil
    case .cell:
      guard !changes.reloadedItems.contains(path), !changes.reloadedSections.contains(path.section) else { return nil }
      return newPath(path)
    case .supplementaryView:
      guard path.count > 1 else { return path }
      guard !changes.reloadedSections.contains(path.section),
        var moved = newSection(path.section).map({ section in
          IndexPath(item: path.item, section: section)
        })
      else { return nil }
      for index in path.dropFirst(2) { moved.append(index) }
      return moved
    }
  }

  /// The changes as update items for the layout.
  @MainActor fileprivate var items: [UICollectionViewUpdateItem] {
    typealias Item = UICollectionViewUpdateItem
    func section(_ index: Int?) -> IndexPath? { index.map { IndexPath(item: NSNotFound, section: $0) } }
    var items = changes.deletedSections.map { Item(.delete, before: section($0), after: nil) }
    items += changes.deletedItems.sorted().map { Item(.delete, before: $0, after: nil) }
    items += changes.reloadedSections.map { Item(.reload, before: section($0), after: section(newSection($0))) }
    items += changes.reloadedItems.sorted().map { Item(.reload, before: $0, after: newPath($0)) }
    items += changes.insertedSections.map { Item(.insert, before: nil, after: section($0)) }
    items += changes.insertedItems.sorted().map { Item(.insert, before: nil, after: $0) }
    items += changes.movedSections.map { Item(.move, before: section($0.from), after: section($0.to)) }
    items += changes.movedItems.map { Item(.move, before: $0.from, after: $0.to) }
    return items
  }
}
