package import Foundation

/// The changes of a batch: deletions, reloads and the origins of moves refer to the old data, all others to the new.
package struct CollectionChanges {
  package var insertedItems: [IndexPath] = []
  package var deletedItems: [IndexPath] = []
  package var reloadedItems: [IndexPath] = []
  /// The items whose cells are configured again, named by their old paths. They can be moved in the same batch.
  package var reconfiguredItems: [IndexPath] = []
  package var movedItems: [(from: IndexPath, to: IndexPath)] = []
  package var insertedSections = IndexSet()
  package var deletedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [(from: Int, to: Int)] = []

  package init() {}

  package var isEmpty: Bool {
    insertedItems.isEmpty && deletedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
      && movedItems.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }
}

/// The mapping of old items and sections to their new positions, for a batch between given counts.
///
/// If item 1 of three is deleted and another is inserted at 0, the old item 0 moves to 1 and the old item 2 stays at 2.
package struct CollectionUpdate {
  package let changes: CollectionChanges
  let old: [Int]
  let new: [Int]
  /// The old items to be shown by new views.
  package let reloadedPaths: Set<IndexPath>
  /// The new index of each old section; `nil` for deleted ones.
  private(set) var sectionMap: [Int?]
  /// The new paths of the items in sections whose items change, by old section.
  private var itemMaps: [Int: [IndexPath?]] = [:]

  package init(_ changes: CollectionChanges, from old: [Int], to new: [Int]) {
    (self.changes, self.old, self.new) = (changes, old, new)
    reloadedPaths = Set(changes.reloadedItems)
    let moves = Dictionary(changes.movedSections.map { ($0.from, $0.to) }) { first, _ in first }
    sectionMap = CollectionUpdate.map(
      count: old.count, gone: changes.deletedSections, moves: moves,
      taken: changes.insertedSections.union(IndexSet(changes.movedSections.map(\.to).filter { $0 >= 0 })))
    for section in touchedSections { itemMaps[section] = makeItemMap(section) }
  }

  /// The new indices of the old elements, when some are removed, some are moved, and some new indices are taken.
  private static func map(count: Int, gone: IndexSet, moves: [Int: Int], taken: IndexSet) -> [Int?] {
    var next = 0
    return (0..<count).map { index in
      if gone.contains(index) { return nil }
      if let target = moves[index] { return target }
      while taken.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  private func makeItemMap(_ section: Int) -> [IndexPath?] {
    guard old.indices.contains(section), let newSection = sectionMap[section] else { return [] }
    let leaving = changes.movedItems.filter { $0.from.section == section }
    let arrivals = changes.insertedItems + changes.movedItems.map(\.to)
    var gone = IndexSet(changes.deletedItems.filter { $0.section == section }.map(\.item))
    gone.formUnion(IndexSet(leaving.map(\.from.item)))
    let taken = IndexSet(arrivals.filter { $0.section == newSection }.map(\.item))
    let stays = CollectionUpdate.map(count: old[section], gone: gone, moves: [:], taken: taken)
    var result = stays.map { item in item.map { IndexPath(item: $0, section: newSection) } }
    for move in leaving where result.indices.contains(move.from.item) { result[move.from.item] = move.to }
    return result
  }

  /// The old sections from or into which items are removed, inserted or moved.
  private var touchedSections: [Int] {
    let left = Set((changes.deletedItems + changes.movedItems.map(\.from)).map(\.section))
    let reached = Set((changes.insertedItems + changes.movedItems.map(\.to)).map(\.section))
    return old.indices.filter { left.contains($0) || sectionMap[$0].map(reached.contains) == true }
  }

  package func newSection(_ section: Int) -> Int? {
    sectionMap.indices.contains(section) ? sectionMap[section] : nil
  }

  /// The new path of an item; `nil` if it is deleted.
  package func newPath(_ path: IndexPath) -> IndexPath? {
    guard path.count == 2, let section = newSection(path[0]) else { return nil }
    guard let map = itemMaps[path[0]] else { return IndexPath(item: path[1], section: section) }
    return map.indices.contains(path[1]) ? map[path[1]] : nil
  }
}
