import Foundation

/// The batch of changes that leads from one arrangement of identified sections and items to another.
///
/// From `a: 1 2 3` to `a: 3 1, b: 4`, item 2 is deleted, item 3 moves to the start, and section `b` is inserted.
///
/// - Sections and items that keep their order relative to the largest possible number of others stay; the rest moves.
/// - An item that leaves a deleted section, enters an inserted one, or moves while it is reloaded, is deleted and inserted.
/// - Complexity: O(*n* log *n*) in the number of items.
package struct ArrangementDifference<Section: Hashable, Item: Hashable> {
  /// Sections with their items, both in order. Identifiers are unique.
  package struct Arrangement {
    package var sections: [Section]
    package var items: [[Item]]

    package init(sections: [Section], items: [[Item]]) {
      (self.sections, self.items) = (sections, items)
    }
  }

  /// The identifiers of what is to be shown again.
  package struct Marks {
    package var reloadedSections: Set<Section>
    package var reloadedItems: Set<Item>
    package var reconfiguredItems: Set<Item>

    package init(
      reloadedSections: Set<Section> = [], reloadedItems: Set<Item> = [], reconfiguredItems: Set<Item> = []
    ) {
      self.reloadedSections = reloadedSections
      (self.reloadedItems, self.reconfiguredItems) = (reloadedItems, reconfiguredItems)
    }
  }

  /// The changes, which a batch of updates can apply.
  package private(set) var changes = CollectionChanges()

  private let old: Arrangement
  private let new: Arrangement
  private let marks: Marks
  /// The new index of each section that is in both arrangements and not reloaded, by its old index.
  private var kept: [Int: Int] = [:]

  package init(from old: Arrangement, to new: Arrangement, marks: Marks = Marks()) {
    (self.old, self.new, self.marks) = (old, new, marks)
    compareSections()
    compareItems()
  }

  // MARK: Sections

  private mutating func compareSections() {
    let newIndices = Dictionary(new.sections.enumerated().map { ($1, $0) }) { first, _ in first }
    let oldSections = Set(old.sections)
    changes.deletedSections = IndexSet(old.sections.indices.filter { newIndices[old.sections[$0]] == nil })
    changes.insertedSections = IndexSet(new.sections.indices.filter { !oldSections.contains(new.sections[$0]) })
    let survivors = old.sections.indices.compactMap { index in
      newIndices[old.sections[index]].map { (from: index, to: $0) }
    }
    for place in places(outsideLongestRiseOf: survivors.map(\.to)) { changes.movedSections.append(survivors[place]) }
    for survivor in survivors {
      if marks.reloadedSections.contains(old.sections[survivor.from]) {
        changes.reloadedSections.insert(survivor.from)
      } else {
        kept[survivor.from] = survivor.to
      }
    }
  }

  // MARK: Items

  private mutating func compareItems() {
    var newPaths: [Item: IndexPath] = [:]
    for (section, items) in new.items.enumerated() {
      for (item, identifier) in items.enumerated() { newPaths[identifier] = IndexPath(item: item, section: section) }
    }
    let targets = Set(kept.values)
    var arrived: Set<Item> = []
    for section in old.items.indices {
      guard let target = kept[section] else { continue }
      compareItems(ofSection: section, keptAs: target, newPaths, targets: targets, arrived: &arrived)
    }
    for section in targets.sorted() {
      for (item, identifier) in new.items[section].enumerated() where !arrived.contains(identifier) {
        changes.insertedItems.append(IndexPath(item: item, section: section))
      }
    }
  }

  /// Records what becomes of the items of an old section, and which of them reach their new places without insertion.
  private mutating func compareItems(
    ofSection section: Int, keptAs target: Int, _ newPaths: [Item: IndexPath], targets: Set<Int>,
    arrived: inout Set<Item>
  ) {
    var staying: [(identifier: Item, from: IndexPath, to: IndexPath)] = []
    for (index, identifier) in old.items[section].enumerated() {
      let path = IndexPath(item: index, section: section)
      guard let newPath = newPaths[identifier], targets.contains(newPath.section) else {
        changes.deletedItems.append(path)
        continue
      }
      if newPath.section == target {
        staying.append((identifier, path, newPath))
      } else {
        move(identifier, from: path, to: newPath, arrived: &arrived)
      }
    }
    let moving = Set(places(outsideLongestRiseOf: staying.map(\.to.item)))
    for (place, item) in staying.enumerated() {
      if moving.contains(place) {
        move(item.identifier, from: item.from, to: item.to, arrived: &arrived)
      } else {
        arrived.insert(item.identifier)
        if marks.reloadedItems.contains(item.identifier) {
          changes.reloadedItems.append(item.from)
        } else if marks.reconfiguredItems.contains(item.identifier) {
          changes.reconfiguredItems.append(item.from)
        }
      }
    }
  }

  private mutating func move(_ identifier: Item, from path: IndexPath, to newPath: IndexPath, arrived: inout Set<Item>)
  {
    guard !marks.reloadedItems.contains(identifier) else {
      changes.deletedItems.append(path)
      return
    }
    arrived.insert(identifier)
    changes.movedItems.append((path, newPath))
    if marks.reconfiguredItems.contains(identifier) { changes.reconfiguredItems.append(path) }
  }
}

/// The places of the numbers that do not belong to a longest rising subsequence, in ascending order; of `2 0 1` the
/// first one.
///
/// The subsequence is found by patience sorting, in O(*n* log *n*). All numbers differ.
private func places(outsideLongestRiseOf numbers: [Int]) -> [Int] {
  /// The place of the least number that ends a rise of each length.
  var ends: [Int] = []
  var before = [Int?](repeating: nil, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    before[place] = low > 0 ? ends[low - 1] : nil
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var staying: Set<Int> = []
  var place = ends.last
  while let current = place {
    staying.insert(current)
    place = before[current]
  }
  return numbers.indices.filter { !staying.contains($0) }
}
