package import ElementGeometry
package import Foundation

/// The sizes that elements of a compositional layout asked for.
package struct LayoutMeasurements {
  private struct Boundary: Hashable {
    let kind: String
    /// The number among the section's items of the kind.
    let ordinal: Int
  }

  private var items: [Int: [Int: CGSize]] = [:]
  /// By section; -1 for the whole layout.
  private var boundaries: [Int: [Boundary: CGSize]] = [:]

  package init() {}

  package var isEmpty: Bool { items.isEmpty && boundaries.isEmpty }

  /// The sizes of a section's items, by index.
  func items(of section: Int) -> [Int: CGSize] { items[section] ?? [:] }

  /// The sizes of boundary items, by their index among all.
  func boundary(of section: Int?, items: [LayoutBoundaryItem]) -> [Int: CGSize] {
    guard let sizes = boundaries[section ?? -1] else { return [:] }
    var result: [Int: CGSize] = [:]
    for (index, ordinal) in items.ordinals.enumerated() {
      result[index] = sizes[Boundary(kind: items[index].kind, ordinal: ordinal)]
    }
    return result
  }

  package func size(ofItem item: Int, section: Int) -> CGSize? { items[section]?[item] }

  package func size(ofBoundaryItem kind: String, ordinal: Int, section: Int?) -> CGSize? {
    boundaries[section ?? -1]?[Boundary(kind: kind, ordinal: ordinal)]
  }

  /// Stores the size of an item; `nil` forgets it.
  package mutating func remember(_ size: CGSize?, item: Int, section: Int) {
    items[section, default: [:]][item] = size
  }

  /// Stores the size of a boundary item, of the whole layout if the section is `nil`; a `nil` size forgets it.
  package mutating func remember(_ size: CGSize?, boundaryItem kind: String, ordinal: Int, section: Int?) {
    boundaries[section ?? -1, default: [:]][Boundary(kind: kind, ordinal: ordinal)] = size
  }

  /// Moves sizes along with their elements, and drops those of deleted and reloaded ones.
  package mutating func move(_ update: CollectionUpdate) {
    let (oldItems, oldBoundaries) = (items, boundaries)
    (items, boundaries) = ([:], boundaries.filter { $0.key < 0 })
    for (section, sizes) in oldItems where !update.changes.reloadedSections.contains(section) {
      for (item, size) in sizes {
        let path = IndexPath(item: item, section: section)
        guard !update.reloadedPaths.contains(path), let target = update.newPath(path) else { continue }
        remember(size, item: target.item, section: target.section)
      }
    }
    for (section, sizes) in oldBoundaries where section >= 0 && !update.changes.reloadedSections.contains(section) {
      if let target = update.newSection(section) { boundaries[target] = sizes }
    }
  }
}

extension [LayoutBoundaryItem] {
  /// The number of each item among those of its kind: a section's first header is 0, its second one 1.
  var ordinals: [Int] {
    var counts: [String: Int] = [:]
    return map { item in
      defer { counts[item.kind, default: 0] += 1 }
      return counts[item.kind, default: 0]
    }
  }
}
