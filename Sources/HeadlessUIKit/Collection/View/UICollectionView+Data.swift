import Foundation

extension UICollectionView {
  /// The most items, and sections, that are shown: ten times the largest collection the benchmarks have.
  static let itemLimit = 1_000_000

  final var sectionCount: Int {
    if layoutState.isPreparing, let counts = layoutState.counts { return counts.count }
    guard let dataSource else { return 0 }
    return checked(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
  }

  /// UIKit raises for a section there is not.
  final func itemCount(inSection section: Int) -> Int {
    let sections = sectionCount
    guard section >= 0, section < sections else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "UICollectionView.numberOfItems(inSection: \(section))",
        reason: "request for number of items in section \(section) when there are only \(sections) sections")
      return 0
    }
    if layoutState.isPreparing, let counts = layoutState.counts { return counts[section] }
    guard let dataSource else { return 0 }
    return checked(
      dataSource.collectionView(self, numberOfItemsInSection: section),
      "collectionView(_:numberOfItemsInSection: \(section))")
  }

  /// Items in each section, as the data source has them now; at most `itemLimit` together.
  final func readCounts() -> [Int] {
    var rest = UICollectionView.itemLimit
    return (0..<sectionCount).map { section in
      let count = itemCount(inSection: section)
      if count > rest { reportLimit("the items of all sections") }
      defer { rest -= min(count, rest) }
      return min(count, rest)
    }
  }

  /// A count that is not negative, and within the limit.
  private func checked(_ count: Int, _ call: String) -> Int {
    if count < 0 {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: call, reason: "the data source answered \(count)")
    }
    if count > UICollectionView.itemLimit { reportLimit(call) }
    return min(max(0, count), UICollectionView.itemLimit)
  }

  private func reportLimit(_ what: String) {
    UIKitFaults.unsupported(
      "A collection view with more than \(UICollectionView.itemLimit) items or sections (\(what))",
      instead: "Show fewer.")
  }

  /// Whether the data source has the item. Index paths of items have two indices.
  final func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2, path[0] >= 0, path[1] >= 0, path[0] < sectionCount else { return false }
    return path[1] < itemCount(inSection: path[0])
  }

  /// Takes up the counts. Where they are others than at the last layout and nothing was said, UIKit raises, or crashes
  /// later: everything is asked for anew.
  final func takeUpCounts() {
    let counts = readCounts()
    if let known = layoutState.counts, known != counts {
      UIKitFaults.raise(
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
    for element in shown.sorted { retire(element) }
    selectedPaths = []
    batch.changes = CollectionChanges()
    layoutState.counts = nil
    layoutState.isAtStart = false
    guard storedLayout.collectionView === self else { return }
    storedLayout.invalidateLayout(with: storedLayout.makeInvalidationContext(everything: true))
    setNeedsLayout()
  }
}
