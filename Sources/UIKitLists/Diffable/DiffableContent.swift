import Foundation

/// The content of a diffable data source: a snapshot, and where its items are.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The snapshot, without marks of what was reloaded.
  private(set) var snapshot = Snapshot()
  /// The sections, in order.
  private(set) var sections: [Section] = []
  /// The items of each section, in order.
  private(set) var items: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  init() {}

  init(_ snapshot: Snapshot) {
    sections = snapshot.sectionIdentifiers
    items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
    paths.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in items.enumerated() {
      for (item, identifier) in items.enumerated() { paths[identifier] = IndexPath(item: item, section: section) }
    }
    self.snapshot = snapshot
    self.snapshot.removeMarks()
  }

  /// The item at an index path; `nil` if there is none.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path[0]), items[path[0]].indices.contains(path[1]) else { return nil }
    return items[path[0]][path[1]]
  }

  /// The index path of an item; `nil` for an item that does not exist.
  func path(of item: Item) -> IndexPath? { paths[item] }

  /// The section at an index; `nil` if there is none.
  func section(at index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

  /// The number of items in the section at an index; 0 if there is none.
  func itemCount(inSection index: Int) -> Int { items.indices.contains(index) ? items[index].count : 0 }
}
