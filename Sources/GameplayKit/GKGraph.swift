public import Foundation

/// A place that ways lead to and from.
open class GKGraphNode: NSObject {
  open private(set) var connectedNodes: [GKGraphNode] = []

  public override init() {}

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where !connectedNodes.contains(node) { connectedNodes.append(node) }
    if bidirectional { for node in nodes { node.addConnections(to: [self], bidirectional: false) } }
  }
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { nodes.contains($0) }
    if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
  }
  /// The cost of the way to a neighbour: 1.
  open func cost(to node: GKGraphNode) -> Float { 1 }
  /// A guess of the cost of the way to a place, which is not larger than the cost: 0.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// The cheapest way to a place, with its ends; empty for none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { GKGraph.way(from: self, to: goalNode) }
  /// The cheapest way from a place, with its ends; empty for none.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { GKGraph.way(from: startNode, to: self) }
}

/// A place in a plane.
open class GKGraphNode2D: GKGraphNode {
  open var position: SIMD2<Float>

  public init(point: SIMD2<Float>) { position = point }

  private func distance(to node: GKGraphNode) -> Float? {
    guard let other = node as? GKGraphNode2D else { return nil }
    let way = other.position - position
    return (way * way).sum().squareRoot()
  }
  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.cost(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) ?? 0 }
}

/// A place of a grid.
open class GKGridGraphNode: GKGraphNode {
  open var gridPosition: SIMD2<Int32>

  public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }
}

/// Places, and ways between them.
open class GKGraph: NSObject {
  open private(set) var nodes: [GKGraphNode]?

  public override init() { nodes = [] }
  public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }

  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
  /// Removes places, and the ways to them.
  open func remove(_ nodes: [GKGraphNode]) {
    self.nodes?.removeAll { nodes.contains($0) }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
  }
  /// Connects a place with those that cost the least.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let others = (nodes ?? []).filter { $0 !== node }
    guard let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) else { return }
    node.addConnections(to: [nearest], bidirectional: bidirectional)
  }
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }

  /// The cheapest way by Dijkstra's algorithm, with its ends; empty for none.
  static func way(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    var costs = [ObjectIdentifier(start): Float(0)]
    var previous: [ObjectIdentifier: GKGraphNode] = [:]
    var open = [start]
    var closed: Set<ObjectIdentifier> = []
    while let node = open.min(by: { costs[ObjectIdentifier($0)] ?? 0 < costs[ObjectIdentifier($1)] ?? 0 }) {
      if node === goal { break }
      open.removeAll { $0 === node }
      closed.insert(ObjectIdentifier(node))
      for next in node.connectedNodes where !closed.contains(ObjectIdentifier(next)) {
        let cost = (costs[ObjectIdentifier(node)] ?? 0) + node.cost(to: next)
        if let known = costs[ObjectIdentifier(next)], known <= cost { continue }
        if costs[ObjectIdentifier(next)] == nil { open.append(next) }
        (costs[ObjectIdentifier(next)], previous[ObjectIdentifier(next)]) = (cost, node)
      }
    }
    guard costs[ObjectIdentifier(goal)] != nil else { return [] }
    var way = [goal]
    while let first = way.first, first !== start, let before = previous[ObjectIdentifier(first)] {
      way.insert(before, at: 0)
    }
    return way
  }
}

/// A grid of places, each of which is connected with its neighbours.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  public let gridOrigin: SIMD2<Int32>
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool

  public init(
    fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool,
    nodeClass: NodeType.Type
  ) {
    (gridOrigin, gridWidth, gridHeight) = (position, Int(max(width, 0)), Int(max(height, 0)))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    for y in 0..<gridHeight {
      for x in 0..<gridWidth {
        let place = position &+ SIMD2(Int32(x), Int32(y))
        add([GKGridGraphNode(gridPosition: place)])
      }
    }
    for node in nodes ?? [] { connect(node) }
  }

  private func connect(_ node: GKGraphNode) {
    guard let node = node as? GKGridGraphNode else { return }
    connectToAdjacentNodes(node: node)
  }
  private func place(_ position: SIMD2<Int32>) -> GKGridGraphNode? {
    (nodes ?? []).lazy.compactMap { $0 as? GKGridGraphNode }.first { $0.gridPosition == position }
  }

  /// The place at a position, if it is of the grid's class; nil for none.
  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? { place(position) as? NodeType }
  open func connectToAdjacentNodes(node: GKGridGraphNode) {
    var steps = [SIMD2<Int32>(1, 0), SIMD2(-1, 0), SIMD2(0, 1), SIMD2(0, -1)]
    if diagonalsAllowed { steps += [SIMD2(1, 1), SIMD2(1, -1), SIMD2(-1, 1), SIMD2(-1, -1)] }
    node.addConnections(to: steps.compactMap { place(node.gridPosition &+ $0) }, bidirectional: true)
  }
}

extension GKGridGraph where NodeType == GKGridGraphNode {
  public convenience init(
    fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    self.init(
      fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
      nodeClass: GKGridGraphNode.self)
  }
}
