public import Foundation

// What the actions of lists do with the collection that is shown.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the start before the one at another offset, in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter(elements.indices.contains)
    let isMoved = Set(moved)
    let order = (0..<Swift.min(Swift.max(destination, 0), elements.count)).filter { !isMoved.contains($0) } + moved
    let rest = elements.indices.filter { !isMoved.contains($0) && $0 >= destination }
    for (index, old) in zip(indices, order + rest) { self[index] = elements[old] }
  }
}
