/// The items of a section as an outline: each item has children, which are visible while it and all above it are expanded.
///
/// Identifiers are unique: adding one again is a fault, as UIKit raises, and it is left out. Items are given depth first,
/// each before its children.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// An item's place in the outline.
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var level: Int
    var isExpanded = false
  }

  private var nodes: [ItemIdentifierType: Node] = [:]
  /// The items that have no parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Adding

  /// Adds items at the end of a parent's children, or of the root items.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard parent.map({ has($0, "append(_:to:)") }) ?? true else { return }
    add(items, to: parent, at: children(of: parent).count, "append(_:to:)")
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = place(of: item, "insert(_:before:)") else { return }
    add(items, to: place.parent, at: place.index, "insert(_:before:)")
  }

  /// Inserts items after another one, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = place(of: item, "insert(_:after:)") else { return }
    add(items, to: place.parent, at: place.index + 1, "insert(_:after:)")
  }

  /// Inserts the items of another snapshot, with their children, before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    guard let place = place(of: item, "insert(_:before:)") else { return }
    add(snapshot, to: place.parent, at: place.index, "insert(_:before:)")
  }

  /// Inserts the items of another snapshot, with their children, after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    guard let place = place(of: item, "insert(_:after:)") else { return }
    add(snapshot, to: place.parent, at: place.index + 1, "insert(_:after:)")
  }

  /// Replaces the children of an item, and all below them, by the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard has(parent, "replace(childrenOf:using:)") else { return }
    delete(children(of: parent))
    add(snapshot, to: parent, at: 0, "replace(childrenOf:using:)")
  }

  // MARK: Deleting

  /// Deletes items with all below them. Items that do not exist are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter { nodes[$0] != nil })
    let parents = Set(gone.compactMap { nodes[$0]?.parent })
    rootItems.removeAll(where: gone.contains)
    var waiting = Array(gone)
    while let item = waiting.popLast() {
      if let node = nodes.removeValue(forKey: item) { waiting.append(contentsOf: node.children) }
    }
    for parent in parents { nodes[parent]?.children.removeAll(where: gone.contains) }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    self = Self()
  }

  // MARK: Expanding

  /// Makes the children of items visible, as far as the items are.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where has(item, "expand(_:)") { nodes[item]?.isExpanded = true }
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where has(item, "collapse(_:)") { nodes[item]?.isExpanded = false }
  }

  // MARK: Queries

  /// All items.
  public var items: [ItemIdentifierType] { preorder(from: rootItems, descending: { _ in true }) }

  /// The items that are shown: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { preorder(from: rootItems, descending: \.isExpanded) }

  /// Whether the item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Whether the item is expanded; `false` and a fault for an item that does not exist.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    has(item, "isExpanded(_:)") && nodes[item]?.isExpanded == true
  }

  /// Whether all parents of the item are expanded; `false` and a fault for an item that does not exist.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard has(item, "isVisible(_:)") else { return false }
    return ancestors(of: item).allSatisfy { nodes[$0]?.isExpanded == true }
  }

  /// The number of parents above the item; 0 and a fault for an item that does not exist.
  public func level(of item: ItemIdentifierType) -> Int { has(item, "level(of:)") ? nodes[item]?.level ?? 0 : 0 }

  /// The item's index in `items`; `nil` for an item that does not exist.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// The parent of an item; `nil` for a root item, and with a fault for one that does not exist.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    has(child, "parent(of:)") ? nodes[child]?.parent : nil
  }

  /// A snapshot of all below an item, without or with the item itself; empty and a fault for an item that does not exist.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    guard has(parent, "snapshot(of:includingParent:)") else { return Self() }
    let roots = includingParent ? [parent] : children(of: parent)
    let first = roots.first.flatMap { nodes[$0]?.level } ?? 0
    var part = Self()
    part.rootItems = roots
    for item in preorder(from: roots, descending: { _ in true }) {
      part.nodes[item] = nodes[item]
      part.nodes[item]?.level -= first
    }
    for root in roots { part.nodes[root]?.parent = nil }
    return part
  }

  /// A text with a line for each item: indented by its level, with a mark for whether it is expanded.
  public func visualDescription() -> String {
    items.map { item in
      let node = nodes[item]
      let mark = node?.children.isEmpty != false ? "*" : node?.isExpanded == true ? "-" : "+"
      return String(repeating: "  ", count: node?.level ?? 0) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }
}

// MARK: - Support

extension NSDiffableDataSourceSectionSnapshot {
  /// Whether the item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }

  /// Whether the items form more than a plain list.
  var isOutline: Bool { rootItems.count < nodes.count }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  /// The items and all below them, depth first, going below an item only if the closure says so. Without recursion:
  /// outlines may be deeper than the stack.
  private func preorder(
    from roots: [ItemIdentifierType], descending: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var (found, waiting): ([ItemIdentifierType], [ItemIdentifierType]) = ([], roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if let node = nodes[item], descending(node) { waiting.append(contentsOf: node.children.reversed()) }
    }
    return found
  }

  /// The parents above an item, the nearest first.
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var (found, next): ([ItemIdentifierType], ItemIdentifierType?) = ([], nodes[item]?.parent)
    while let parent = next {
      found.append(parent)
      next = nodes[parent]?.parent
    }
    return found
  }

  private func place(
    of item: ItemIdentifierType, _ call: String
  ) -> (parent: ItemIdentifierType?, index: Int)? {
    guard has(item, call), let node = nodes[item], let index = children(of: node.parent).firstIndex(of: item) else {
      return nil
    }
    return (node.parent, index)
  }

  /// Whether the item exists; a fault if it does not.
  private func has(_ item: ItemIdentifierType, _ call: String) -> Bool {
    if nodes[item] == nil { raise(call, "Invalid item identifier: \(item)") }
    return nodes[item] != nil
  }

  private func raise(_ call: String, _ reason: String) {
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "NSDiffableDataSourceSectionSnapshot.\(call)", reason: reason)
  }

  private mutating func add(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int, _ call: String
  ) {
    let level = parent.flatMap { nodes[$0]?.level }.map { $0 + 1 } ?? 0
    var new: [ItemIdentifierType] = []
    for item in items {
      guard nodes[item] == nil else {
        raise(call, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
        continue
      }
      nodes[item] = Node(parent: parent, level: level)
      new.append(item)
    }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: new, at: index)
    } else {
      rootItems.insert(contentsOf: new, at: index)
    }
  }

  private mutating func add(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to parent: ItemIdentifierType?, at index: Int,
    _ call: String
  ) {
    add(snapshot.rootItems, to: parent, at: index, call)
    for item in snapshot.items {
      let children = snapshot.children(of: item)
      if !children.isEmpty { add(children, to: item, at: self.children(of: item).count, call) }
      if snapshot.nodes[item]?.isExpanded == true { nodes[item]?.isExpanded = true }
    }
  }
}
