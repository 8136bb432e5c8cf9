import Foundation

extension UICollectionView {
  final var sectionCount: Int {
    if layoutState.isPreparing, let counts = layoutState.counts { return counts.count }
    return askForCount("numberOfSections(in:)", limit: ElementLimits.sections) {
      $0.numberOfSections(in: self)
    }
  }

  /// The number of items in a section. As in UIKit, a section that does not exist raises.
  final func itemCount(inSection section: Int) -> Int {
    itemCount(inSection: section, of: sectionCount)
  }

  private func itemCount(inSection section: Int, of sections: Int) -> Int {
    guard section >= 0, section < sections else {
      raiseFault(
        "NSInternalInconsistencyException", call: "UICollectionView.numberOfItems(inSection: \(section))",
        reason: "request for number of items in section \(section) when there are only \(sections) sections")
      return 0
    }
    if layoutState.isPreparing, let counts = layoutState.counts { return counts[section] }
    return askForCount(
      "collectionView(_:numberOfItemsInSection: \(section))", limit: ElementLimits.items
    ) {
      $0.collectionView(self, numberOfItemsInSection: section)
    }
  }

  /// The number of times the data source may ask the view for counts from within its own answer.
  private static let countDepthLimit = 32

  /// Asks the data source for a count. A data source that asks the view for that count in turn would never finish, so
  /// beyond `countDepthLimit` it gets 0.
  private func askForCount(
    _ call: @autoclosure () -> String, limit: Int, _ ask: (any UICollectionViewDataSource) -> Int
  ) -> Int {
    guard let dataSource else { return 0 }
    guard layoutState.countDepth < UICollectionView.countDepthLimit else {
      raiseFault(
        "NSInternalInconsistencyException", call: call(),
        reason: "to answer, the data source asks the collection view, which asks the data source")
      return 0
    }
    layoutState.countDepth += 1
    defer { layoutState.countDepth -= 1 }
    return checked(ask(dataSource), call(), limit: limit)
  }

  /// The number of items in each section as the data source gives it now, at most `ElementLimits.items` altogether.
  final func readCounts() -> [Int] {
    var rest = ElementLimits.items
    var isTooMuch = false
    let sections = sectionCount
    return (0..<sections).map { section in
      guard !isTooMuch else { return 0 }
      let count = itemCount(inSection: section, of: sections)
      isTooMuch = count > rest
      if isTooMuch { reportLimit("in all sections", ElementLimits.items) }
      defer { rest -= min(count, rest) }
      return min(count, rest)
    }
  }

  /// The count, limited to 0 and the maximum; a fault if it lies outside.
  private func checked(_ count: Int, _ call: @autoclosure () -> String, limit: Int) -> Int {
    if count < 0 {
      raiseFault(
        "NSInternalInconsistencyException", call: call(), reason: "the data source answered \(count)")
    }
    if count > limit { reportLimit(call(), limit) }
    return min(max(0, count), limit)
  }

  private func reportLimit(_ what: String, _ limit: Int) {
    reportUnsupported(
      "A collection view with more than \(limit) \(limit == ElementLimits.items ? "items" : "sections") (\(what))",
      instead: "Show fewer.")
  }

  /// Whether the data source has the item. Index paths of items have two indices.
  final func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2, path[0] >= 0, path[1] >= 0, path[0] < sectionCount else { return false }
    return path[1] < itemCount(inSection: path[0])
  }

  /// Reads the counts. If they have changed since the last layout without a reload or an update, UIKit raises, or
  /// crashes later; here it is a fault, and everything is reloaded.
  final func renewCounts() {
    let counts = readCounts()
    if let known = layoutState.counts, known != counts {
      raiseFault(
        "NSInternalInconsistencyException", call: "UICollectionView.layoutSubviews",
        reason: "the data source went \(UICollectionView.difference(from: known, to: counts)) without reloadData() "
          + "or an update")
      reload()
    }
    layoutState.counts = counts
  }

  private static func difference(from old: [Int], to new: [Int]) -> String {
    guard old.count == new.count, let section = old.indices.first(where: { old[$0] != new[$0] }) else {
      return "from \(old.count) to \(new.count) sections"
    }
    return "from \(old[section]) to \(new[section]) items in section \(section)"
  }

  final func reload() {
    for element in shown.sorted { recycle(element) }
    selectedPaths = []
    batch.changes = CollectionChanges()
    layoutState.counts = nil
    layoutState.isAtStart = false
    sectionScrolling.forgetAll()
    guard storedLayout.collectionView === self else { return }
    storedLayout.invalidateLayout(with: storedLayout.makeInvalidationContext(everything: true))
    setNeedsLayout()
  }
}
