import Foundation
import HeadlessUIKit
import ProposalLayout

/// A lazy stack or grid of which the views in sight are made.
///
/// The others count as long as the first one of their collection, so that the length of the content is not exact where they
/// differ. A stack is a grid of one track, with the distances that its views ask for.
@MainActor
struct LazyContainer {
  let kind: String
  let axis: LayoutAxis
  let grid: LazyGrid
  /// The distance of lines; nil for what the views ask for in a stack, and for the standard one in a grid.
  let spacing: Double?
  let isStack: Bool

  /// The distance of lines whose views are not made.
  var gap: Double { spacing ?? LayoutSpacing.standardDistance }

  /// The container's node; nil if all of its views are made, so that an ordinary rule lays them out.
  func node(of nodes: [ViewNode], in context: NodeContext) -> ViewNode? {
    guard nodes.contains(where: { LazyItems.items(of: $0) != nil }) else { return nil }
    var samples: [ViewNode] = []
    let groups = nodes.map { LazyGroup($0, measuring: &samples, in: context) }
    for sample in samples { sample.hidesPreferences = true }
    let node = ViewNode(
      kind, LazyRule(axis: axis, grid: grid, groups: groups, gap: gap), samples, in: context)
    let measured = node.layout.children
    node.content = DeferredContent { place in
      var lines = LazyLines(container: self, place: place, in: context)
      for (node, group) in zip(nodes, groups) where !lines.isFull {
        lines.add(node, group, measured)
      }
      return lines.finished()
    }
    return node
  }
}

/// The lines of a lazy container, one after another, from the first that may be in sight to the last.
@MainActor
private struct LazyLines {
  private let container: LazyContainer
  private let graph: ViewGraph
  private let tracks: [LazyGrid.Place]
  private let room: LayoutSize
  /// The part of the container that is in sight.
  private let sight: ClosedRange<Double>
  private var placed: [PlacedNode] = []
  private var line: [ViewNode] = []
  private var last: ViewNode?
  private var position = 0.0
  /// Whether lines before these are not made.
  private var hasSkipped = false

  init(container: LazyContainer, place: DeferredPlace, in context: NodeContext) {
    self.container = container
    graph = context.graph
    room = LayoutSize(place.size)
    tracks = container.grid.places(in: room[container.axis.other])
    sight = Self.sight(of: place.frame, container.axis, context.environment)
  }

  private static func sight(
    of frame: CGRect, _ axis: LayoutAxis, _ environment: EnvironmentValues
  ) -> ClosedRange<Double> {
    let bounds = environment.safeArea.bounds
    guard !bounds.isNull else { return 0...(.infinity) }
    let (start, end): (CGFloat, CGFloat) =
      switch (axis, environment.layoutDirection) {
      case (.vertical, _): (bounds.minY - frame.minY, bounds.maxY - frame.minY)
      case (.horizontal, .leftToRight): (bounds.minX - frame.minX, bounds.maxX - frame.minX)
      case (.horizontal, .rightToLeft): (frame.maxX - bounds.maxX, frame.maxX - bounds.minX)
      }
    return Double(start)...Double(max(start, end))
  }

  /// Whether the content is scrolled to the container's end.
  private var isAtEnd: Bool { sight.lowerBound > 1 && room[container.axis] <= sight.upperBound + 1 }

  var isFull: Bool { tracks.isEmpty || graph.isExhausted || (position >= sight.upperBound && !isAtEnd) }

  /// The place from which views are made: a sight before the first that is seen, as those not made may be shorter.
  private var start: Double { sight.lowerBound - (sight.upperBound - sight.lowerBound) }

  /// Adds the lines of a node, or of the items that it stands for.
  mutating func add(_ node: ViewNode, _ group: LazyGroup? = nil, _ measured: LayoutChildren? = nil) {
    guard let items = LazyItems.items(of: node) else { return addView(node) }
    var index = 0
    if let group, let measured, position < start { index = skip(group, measured) }
    items.withItems { make in
      while index < items.count, !isFull {
        for node in make(index) { add(node) }
        index += 1
      }
    }
  }

  /// Leaves out the items of a group that end before the first line to be made, but for the last of them.
  ///
  /// - Returns: the index of the first item that is made.
  private mutating func skip(_ group: LazyGroup, _ measured: LayoutChildren) -> Int {
    guard case .items(let count, let members) = group else { return 0 }
    endLine()
    var lengths = LazyLengths(container.axis, container.grid, tracks.count, room[container.axis.other], container.gap)
    let columns = members.count == 1 ? max(1, tracks.count) : 1
    for _ in 0..<columns { for member in members { lengths.add(member, measured) } }
    let pitch = lengths.length + container.gap
    guard pitch > 0 else { return 0 }
    let steps = Int(min(((start - position) / pitch).rounded(.down), Double(max(0, count - 1) / columns)))
    guard steps >= 1 else { return 0 }
    position += Double(steps) * pitch - (last == nil ? container.gap : 0)
    hasSkipped = true
    return steps * columns
  }

  private mutating func addView(_ node: ViewNode) {
    let spans = node.traits.isSectionEdge
    if spans { endLine() }
    line.append(node)
    if spans || line.count == tracks.count { endLine() }
  }

  private mutating func endLine() {
    guard let first = line.first else { return }
    let whole = LazyGrid.Place(start: 0, length: room[container.axis.other])
    let places = first.traits.isSectionEdge ? [whole] : tracks
    if let last {
      position +=
        container.spacing
        ?? (container.isStack
          ? last.layout.spacing.distance(to: first.layout.spacing, along: container.axis)
          : LayoutSpacing.standardDistance)
    } else if hasSkipped {
      position += container.gap
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

  /// The placed views. At the container's end they end where it does, whatever is before them.
  mutating func finished() -> [PlacedNode] {
    endLine()
    let rest = room[container.axis] - position
    guard isAtEnd else { return placed }
    return placed.map { node in
      var origin = node.origin
      origin[container.axis] += rest
      return PlacedNode(node: node.node, origin: origin, proposal: node.proposal)
    }
  }
}
