/// A view in a layout: a rule, and the children that it lays out.
///
/// A node remembers what it answered, as stacks ask several times. It is used by one thread.
package final class LayoutNode {
  package let rule: any LayoutRule
  package let children: LayoutChildren
  private var sizes = KnownSizes()
  private var places: [GuideQuestion: Double?] = [:]
  /// The guides for which this node or one below it names a place.
  private let guides: Set<AlignmentGuide.Key>
  /// Whether this node or one below it may name a place for any guide.
  private let namesAnyGuide: Bool
  /// The node's place in its parent, and its parent's proposal; nil before it is placed, and if it is not shown.
  package fileprivate(set) var placement: (origin: LayoutPoint, proposal: ProposedSize)?
  /// The number of times that the rule was asked for a size.
  package private(set) var sizeCount = 0

  private struct GuideQuestion: Hashable {
    let guide: AlignmentGuide.Key
    let proposal: ProposedSize
  }

  package init(_ rule: any LayoutRule, _ children: [LayoutNode] = []) {
    self.rule = rule
    self.children = LayoutChildren(nodes: children)
    guides = children.reduce(into: rule.guides) { $0.formUnion($1.guides) }
    namesAnyGuide = rule.namesAnyGuide || children.contains(where: \.namesAnyGuide)
  }

  package var spacing: LayoutSpacing { rule.spacing(of: children) }
  package var priority: Double { rule.priority ?? (children.count == 1 ? children[0].priority : 0) }

  /// The size that the node takes when a size is proposed. Lengths that are not numbers, or negative, count as 0.
  package func size(for proposal: ProposedSize) -> LayoutSize {
    if let size = sizes[proposal] { return size }
    sizeCount += 1
    let answer = rule.size(for: proposal, children)
    let size = LayoutSize(width: Self.length(answer.width), height: Self.length(answer.height))
    sizes[proposal] = size
    return size
  }

  private static func length(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// The place of a guide from the node's top or leading edge, at the size that it answers to a proposal.
  package func place(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double {
    explicitPlace(of: guide, for: proposal) ?? guide.defaultValue(size(for: proposal))
  }

  /// The place that the node or one below it names; nil if none does.
  package func explicitPlace(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard namesAnyGuide || guides.contains(guide.key) else { return nil }
    let question = GuideQuestion(guide: guide.key, proposal: proposal)
    if let known = places[question] { return known }
    let size = size(for: proposal)
    let place = rule.explicitPlace(of: guide, in: size, for: proposal, children) {
      placeInChildren(of: guide, in: size, for: proposal)
    }
    places[question] = .some(place)
    return place
  }

  private func placeInChildren(of guide: AlignmentGuide, in size: LayoutSize, for proposal: ProposedSize) -> Double? {
    placeChildren(in: size, for: proposal)
    let places = children.nodes.compactMap { child -> Double? in
      guard let placement = child.placement else { return nil }
      let place = child.explicitPlace(of: guide, for: placement.proposal)
      return place.map { placement.origin[guide.axis] + $0 }
    }
    guard !places.isEmpty else { return nil }
    switch guide.choice {
    case .first: return places[0]
    case .last: return places[places.count - 1]
    case .average: return places.reduce(0, +) / Double(places.count)
    }
  }

  /// Places the node in its parent. Coordinates that are not numbers, or infinite, count as 0.
  package func place(at origin: LayoutPoint, proposal: ProposedSize) {
    let corner = LayoutPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    placement = (corner, proposal)
  }

  private func placeChildren(in size: LayoutSize, for proposal: ProposedSize) {
    for child in children.nodes { child.placement = nil }
    rule.place(children, in: size, for: proposal)
  }

  /// Lays the tree out in a room: the root is proposed the room, and lies in its centre.
  ///
  /// - Returns: the shown nodes with their frames in the room, in drawing order.
  package func layOut(in room: LayoutSize) -> [(node: LayoutNode, frame: LayoutRect)] {
    let size = size(for: ProposedSize(room))
    place(
      at: LayoutPoint(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2),
      proposal: ProposedSize(room))
    return frames()
  }

  /// The shown nodes of a placed tree with their frames, in drawing order.
  package func frames() -> [(node: LayoutNode, frame: LayoutRect)] {
    var result: [(node: LayoutNode, frame: LayoutRect)] = []
    var waiting = [(self, LayoutPoint.zero)]
    while let (node, corner) = waiting.popLast() {
      guard let placement = node.placement else { continue }
      let size = node.size(for: placement.proposal)
      let origin = corner + placement.origin
      result.append((node, LayoutRect(origin: origin, size: size)))
      node.placeChildren(in: size, for: placement.proposal)
      waiting += node.children.nodes.reversed().map { ($0, origin) }
    }
    return result
  }
}

/// The children of a node.
package struct LayoutChildren {
  package let nodes: [LayoutNode]

  package init(nodes: [LayoutNode]) { self.nodes = nodes }

  package var count: Int { nodes.count }
  package var indices: Range<Int> { nodes.indices }
  package subscript(index: Int) -> LayoutNode { nodes[index] }
}

extension LayoutNode {
  /// Places the children in a node of a size, which it answered to the proposal.
  ///
  /// - Returns: where each child lies, and what it was proposed; nil for one that is not shown.
  package func placedChildren(
    in size: LayoutSize, for proposal: ProposedSize
  ) -> [(origin: LayoutPoint, proposal: ProposedSize)?] {
    placeChildren(in: size, for: proposal)
    return children.nodes.map(\.placement)
  }
}

/// The sizes that a node has answered. Most are asked for a few alone, which are found without hashing.
private struct KnownSizes {
  private static let fewCount = 4
  private var few: [(proposal: ProposedSize, size: LayoutSize)] = []
  private var others: [ProposedSize: LayoutSize] = [:]

  subscript(proposal: ProposedSize) -> LayoutSize? {
    get { few.last { $0.proposal == proposal }?.size ?? (others.isEmpty ? nil : others[proposal]) }
    set {
      guard let newValue else { return }
      if few.count < Self.fewCount { few.append((proposal, newValue)) } else { others[proposal] = newValue }
    }
  }
}
