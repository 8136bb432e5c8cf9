import Foundation
import HeadlessUIKit
import ProposalLayout

extension LazyCollection {
  func placeholder(in context: NodeContext) -> ViewNode? {
    guard let room = context.lazyRoom, !room.takes(itemCount) else { return nil }
    let items = LazyItems(count: itemCount, in: context) { index, context in
      let id = itemID(at: index)
      if context.element.hasChild(.id(id)) { context.refuseRepeatedID(Self.self) }
      return context.lazily.nodes(of: LazyItem(collection: self, index: index), at: .id(id))
    }
    return items.placeholder()
  }
}

/// An item of a collection.
private struct LazyItem<Collection: LazyCollection>: View, PrimitiveView {
  let collection: Collection
  let index: Int

  func makeNodes(in context: NodeContext) -> [ViewNode] { collection.itemNodes(at: index, in: context) }
}

/// The views of a long collection in a lazy container, which are made one by one.
@MainActor
final class LazyItems {
  let count: Int
  private let context: NodeContext
  private let make: @MainActor (Int, NodeContext) -> [ViewNode]

  /// - Parameters:
  ///   - context: that of the collection.
  ///   - make: makes the nodes of the item at an index. Some may stand for items of their own.
  init(count: Int, in context: NodeContext, _ make: @escaping @MainActor (Int, NodeContext) -> [ViewNode]) {
    // More are in no container that can be seen to its end.
    (self.count, self.make) = (min(count, 1_000_000_000), make)
    self.context = context.inStack(context.stackAxis)
  }

  /// A node's place among those of the items.
  struct Place {
    var isFirst: Bool
    var isLast: Bool
    /// The node's name among the others of its context.
    var name: String
  }

  /// The items, each node of which is changed.
  func mapping(_ change: @escaping @MainActor (ViewNode, Place, NodeContext) -> [ViewNode]) -> LazyItems {
    LazyItems(count: count, in: context) { [self] index, context in
      let nodes = make(index, context)
      return nodes.enumerated().flatMap { number, node -> [ViewNode] in
        let place = Place(
          isFirst: index == 0 && number == 0, isLast: index == count - 1 && number == nodes.count - 1,
          name: "\(index).\(number)")
        guard let inner = LazyItems.items(of: node) else { return change(node, place, context) }
        let changed = inner.mapping { node, innerPlace, context in
          var innerPlace = innerPlace
          innerPlace.isFirst = innerPlace.isFirst && place.isFirst
          innerPlace.isLast = innerPlace.isLast && place.isLast
          return change(node, innerPlace, context)
        }
        return [changed.placeholder()]
      }
    }
  }

  /// A node that stands for the items in the lazy container.
  func placeholder() -> ViewNode {
    let node = ViewNode("", Leaf.rigid(.zero), in: context, isListed: false)
    node.traits.values[ObjectIdentifier(LazyItems.self)] = self
    return node
  }

  /// The items that a node stands for; nil for another node.
  static func items(of node: ViewNode) -> LazyItems? {
    node.traits.values[ObjectIdentifier(LazyItems.self)] as? LazyItems
  }

  /// The nodes of the first item, which are measured and not shown.
  func sample() -> [ViewNode] {
    guard count > 0 else { return [] }
    let first = part("first")
    first.element.beginChildren()
    defer { first.element.endChildren() }
    return make(0, first)
  }

  /// The first view of the first item, which is measured and not shown; nil if there is none.
  func firstView() -> ViewNode? {
    guard let first = sample().first else { return nil }
    return LazyItems.items(of: first).map { $0.firstView() } ?? first
  }

  /// Calls `body` with a function that makes the nodes of the item at an index. Items that are not asked for are dropped.
  func withItems(_ body: ((Int) -> [ViewNode]) -> Void) {
    let rows = part("rows")
    rows.element.beginChildren()
    defer { rows.element.endChildren() }
    body { make($0, rows) }
  }

  private func part(_ name: String) -> NodeContext {
    var part = context.part(name)
    part.stackAxis = context.stackAxis
    return part
  }
}
