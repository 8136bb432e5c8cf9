import Foundation
import HeadlessUIKit
import ProposalLayout

/// The views of a long collection in a lazy container, which are made one by one.
@MainActor
final class LazyItems {
  /// Shorter collections make all of their views.
  static let leastCount = 50

  let count: Int
  private let context: NodeContext
  private let make: @MainActor (Int, NodeContext) -> [ViewNode]

  /// - Parameters:
  ///   - context: that of the collection.
  ///   - make: makes the nodes of the view at an index.
  init(count: Int, in context: NodeContext, _ make: @escaping @MainActor (Int, NodeContext) -> [ViewNode]) {
    (self.count, self.make) = (count, make)
    self.context = context.inStack(context.stackAxis)
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
    let first = part("first")
    first.element.beginChildren()
    defer { first.element.endChildren() }
    return make(0, first)
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

/// A lazy stack or grid of which the views in sight are made: those from its beginning to the end of the hosting view.
///
/// The others count as long as the first one of their collection, so that only the end of the content is not exact. A stack
/// is a grid of one track, with the distances that its views wish.
@MainActor
struct LazyContainer {
  let kind: String
  let axis: LayoutAxis
  let grid: LazyGrid
  /// The distance of lines; nil for what the views wish in a stack, and for the standard one in a grid.
  let spacing: Double?
  let isStack: Bool

  /// The container's node; nil if all of its views are made, so that an ordinary rule lays them out.
  func node(of nodes: [ViewNode], in context: NodeContext) -> ViewNode? {
    guard nodes.contains(where: { LazyItems.items(of: $0) != nil }) else { return nil }
    var samples: [ViewNode] = []
    var groups: [LazyRule.Group] = []
    for node in nodes {
      let items = LazyItems.items(of: node)
      let own = items?.sample() ?? [node]
      let start = samples.count
      samples += own.map { $0.inside(Padding(LayoutInsets()), in: context) }
      groups.append(
        LazyRule.Group(range: start..<samples.count, count: items?.count ?? 1, spans: node.traits.isSectionEdge))
    }
    for sample in samples { sample.hidesPreferences = true }
    let node = ViewNode(
      kind, LazyRule(axis: axis, grid: grid, groups: groups, gap: spacing ?? LayoutSpacing.standardDistance), samples,
      in: context)
    node.content = DeferredContent { place in
      var lines = LazyLines(container: self, place: place, bounds: context.environment.safeArea.bounds)
      for node in nodes where !lines.isFull {
        guard let items = LazyItems.items(of: node) else {
          lines.add(node)
          continue
        }
        items.withItems { make in
          for index in 0..<items.count where !lines.isFull && !context.graph.isExhausted {
            for node in make(index) { lines.add(node) }
          }
        }
      }
      lines.endLine()
      return lines.placed
    }
    return node
  }
}

/// The lines of a lazy container, one after another, until there is no room to see more.
@MainActor
private struct LazyLines {
  private let container: LazyContainer
  private let tracks: [LazyGrid.Place]
  private let room: LayoutSize
  /// The length that is in sight.
  private let sight: Double
  private(set) var placed: [PlacedNode] = []
  private var line: [ViewNode] = []
  private var last: ViewNode?
  private var position = 0.0

  init(container: LazyContainer, place: DeferredPlace, bounds: CGRect) {
    self.container = container
    room = LayoutSize(place.size)
    tracks = container.grid.places(in: room[container.axis.other])
    let isVertical = container.axis == .vertical
    sight =
      bounds.isNull ? .infinity : Double(isVertical ? bounds.maxY - place.frame.minY : bounds.maxX - place.frame.minX)
  }

  var isFull: Bool { tracks.isEmpty || position >= sight }

  mutating func add(_ node: ViewNode) {
    let spans = node.traits.isSectionEdge
    if spans { endLine() }
    line.append(node)
    if spans || line.count == tracks.count { endLine() }
  }

  mutating func endLine() {
    guard let first = line.first else { return }
    let whole = LazyGrid.Place(start: 0, length: room[container.axis.other])
    let places = first.traits.isSectionEdge ? [whole] : tracks
    if let last {
      position +=
        container.spacing
        ?? (container.isStack
          ? last.layout.spacing.distance(to: first.layout.spacing, along: container.axis)
          : LayoutSpacing.standardDistance)
    }
    let length =
      zip(line, places).map { $0.layout.size(for: container.grid.offer($1.length))[container.axis] }.max() ?? 0
    for (node, place) in zip(line, places) {
      let (origin, proposal) = container.grid.place(node.layout, in: place, at: position, lineLength: length)
      placed.append(PlacedNode(node: node, origin: origin, proposal: proposal))
    }
    position += length
    last = line.last
    line = []
  }
}

/// The size of a lazy container, by the first views of its collections.
private struct LazyRule: LayoutRule {
  /// A view, or the items of a collection.
  struct Group {
    /// The nodes of the view, or of the first item.
    let range: Range<Int>
    let count: Int
    /// Whether the view takes a line by itself.
    let spans: Bool
  }

  let axis: LayoutAxis
  let grid: LazyGrid
  let groups: [Group]
  let gap: Double

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let places = grid.places(in: proposal[axis.other])
    let offer = grid.offer(places.first?.length ?? 0)
    var (length, across, lines, column) = (0.0, 0.0, 0, 0)
    for group in groups {
      let sizes = group.range.map { children[$0].size(for: offer) }
      let longest = sizes.map { $0[axis] }.max() ?? 0
      across = max(across, sizes.map { $0[axis.other] }.max() ?? 0)
      if group.spans { column = 0 }
      let (cells, columns) = (group.count * group.range.count, group.spans ? 1 : max(1, places.count))
      let begun = (column + cells + columns - 1) / columns - (column > 0 ? 1 : 0)
      length += longest * Double(begun)
      lines += begun
      column = group.spans ? 0 : (column + cells) % columns
    }
    return LayoutSize(
      length + gap * Double(max(0, lines - 1)), along: axis, across: proposal[axis.other] ?? across)
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {}
}
