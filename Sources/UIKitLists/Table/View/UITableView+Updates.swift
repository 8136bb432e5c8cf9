import Foundation

extension UITableView {
  /// Records a change; outside of a batch it is committed at once, as a batch of its own.
  final func change(_ change: (inout CollectionChanges) -> Void) {
    let isAlone = state.batch.depth == 0
    if isAlone { beginBatch() }
    change(&state.batch.changes)
    if isAlone { endBatch() }
  }

  final func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    if let completion { state.batch.completions.append(completion) }
    updates?()
    endBatch()
  }

  final func beginBatch() {
    // No counts are read here: for a table that was not laid out, those after the batch count.
    state.batch.depth += 1
  }

  final func endBatch() {
    guard state.batch.depth > 0 else { return }
    state.batch.depth -= 1
    guard state.batch.depth == 0 else { return }
    let batch = state.batch
    state.batch = CollectionBatch()
    make(batch.changes)
    layoutIfNeeded()
    for completion in batch.completions { completion(true) }
  }

  private func make(_ changes: CollectionChanges) {
    guard let old = state.counts else {
      if !changes.isEmpty { reload() }
      return
    }
    let new = readCounts()
    if let problem = changes.problem(from: old, to: new) {
      raiseFault(
        "NSInternalInconsistencyException", call: "UITableView.endUpdates", reason: "Invalid update: \(problem).")
      reload()
      return
    }
    guard !changes.isEmpty else {
      requeryHeights()
      return
    }
    let update = CollectionUpdate(changes, from: old, to: new)
    adopt(new, newPlace: update.newPlace)
  }

  /// Asks for heights again, as after an empty batch; the cells stay.
  private func requeryHeights() {
    heightsDidChange()
  }

  /// Adopts the data source's new counts.
  ///
  /// - Parameter newPlace: the new identity of a part; `nil` for one that is deleted, or needs another view.
  final func adopt(_ counts: [Int], newPlace: (TablePart) -> TablePart?) {
    var kept: [TablePart: PartHeight] = [:]
    for (part, height) in state.geometry?.measuredParts ?? [] {
      if let place = newPlace(part) { kept[place] = .measured(height) }
    }
    moveElements(newPlace)
    state.selected = state.selected.compactMap { newPlace(.row($0))?.row }
    discardPreparedViews()
    state.counts = counts
    state.geometry = nil
    state.hasChanged = true
    state.kept = kept
    setNeedsLayout()
  }

  /// Gives displayed parts their new positions, and recycles those that are deleted or reloaded.
  private func moveElements(_ newPlace: (TablePart) -> TablePart?) {
    var moved: [(element: DisplayedTablePart, key: TablePart)] = []
    for element in shown.sorted {
      if let place = newPlace(element.key) {
        moved.append((element, place))
      } else {
        recycle(element)
      }
    }
    shown.setKeys(moved)
    shown.forgetConfigured()
  }
}

extension CollectionUpdate {
  /// The new identity of a part; `nil` if it is deleted, or needs another view.
  fileprivate func newPlace(_ part: TablePart) -> TablePart? {
    guard !changes.reloadedSections.contains(part.section) else { return nil }
    return switch part {
    case .row(let path): reloadedPaths.contains(path) ? nil : newPath(path).map(TablePart.row)
    case .header(let section): newSection(section).map(TablePart.header)
    case .footer(let section): newSection(section).map(TablePart.footer)
    }
  }
}
