/// The children of a place in the tree of views, by their keys. Most places have few, which are searched one by one.
struct ChildTable {
  struct Child {
    let key: ChildKey
    let type: ObjectIdentifier
    let element: Element
  }

  /// The largest number of children that are searched without a table of hashes.
  private static let searchedCount = 8
  /// In the order in which they were made; nil for those that were taken.
  private var children: [Child?] = []
  /// The children's indices by key, where there are many.
  private var indices: [ChildKey: Int] = [:]

  /// The elements, in the order of their numbers.
  @MainActor var elements: [Element] { children.compactMap { $0?.element }.sorted { $0.number < $1.number } }

  func holds(_ key: ChildKey) -> Bool { index(of: key) != nil }

  /// Adds a child whose key no other has.
  mutating func add(_ child: Child) {
    children.append(child)
    if children.count == Self.searchedCount + 1 {
      for (index, child) in children.enumerated() { if let child { indices[child.key] = index } }
    } else if children.count > Self.searchedCount {
      indices[child.key] = children.count - 1
    }
  }

  /// Removes the child with a key, if it is of a type.
  mutating func take(_ key: ChildKey, _ type: ObjectIdentifier) -> Child? {
    guard let index = index(of: key), let child = children[index], child.type == type else { return nil }
    children[index] = nil
    return child
  }

  private func index(of key: ChildKey) -> Int? {
    guard children.count <= Self.searchedCount else {
      return indices[key].flatMap { children[$0] == nil ? nil : $0 }
    }
    return children.firstIndex { $0?.key == key }
  }
}
