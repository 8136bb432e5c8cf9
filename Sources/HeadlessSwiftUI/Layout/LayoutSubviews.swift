public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// The views in a container, as its layout sees them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  // Unchecked: layouts run on the main actor.
  let access: LayoutAccess
  private let indexes: [Int]

  /// The direction of the container. Coordinates are from the leading edge, and are mirrored as a whole.
  public let layoutDirection: LayoutDirection

  init(_ access: LayoutAccess, _ direction: LayoutDirection) {
    (self.access, indexes, layoutDirection) = (access, Array(access.children.indices), direction)
  }

  private init(_ other: LayoutSubviews, _ indexes: [Int]) {
    (access, layoutDirection, self.indexes) = (other.access, other.layoutDirection, indexes)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { indexes.count }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(access: access, index: indexes[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, Array(indexes[bounds])) }

  /// Some of the subviews, by their indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(self, indices.map { indexes[$0] })
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.access === b.access && a.indexes == b.indexes
  }

  /// The views for a rule of the layout engine.
  var children: LayoutChildren { LayoutChildren(nodes: indexes.map { access.children[$0] }) }

  func mergedPlace(of guide: AlignmentGuide) -> CGFloat? { access.merged?(guide).map { CGFloat($0) } }
}

/// A view in a container, as its layout sees it.
public struct LayoutSubview: Equatable {
  let access: LayoutAccess
  let index: Int

  var node: ProposalLayout.LayoutNode { access.children[index] }

  /// The rank in which the container shares its room.
  public var priority: Double { node.priority }

  /// The distances that the view would have from its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

  /// The view's value for the layout; the key's default if it has none.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { access.value(of: key, at: index) ?? K.defaultValue }

  /// The view's size in points for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(node.size(for: proposal.proposal)) }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: node, for: proposal.proposal)
  }

  /// Places the view: a point of it at a point of the container's bounds.
  ///
  /// - Parameters:
  ///   - position: in the coordinates of the bounds. One that is not a number fails the scene.
  ///   - anchor: the point of the view, as fractions of its size.
  ///   - proposal: what the view is proposed.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    access.place(index, at: position, anchor, proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.access === b.access && a.index == b.index }
}

/// A key for what a view says to the layout of its container.
public protocol LayoutValueKey {
  /// The type of what is said.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Says something to the layout of the container around.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    return changingNodes { $0.traits.values[ObjectIdentifier(K.self)] = value }
  }
}

/// The distances that a view would have from its neighbours.
public struct ViewSpacing: Sendable {
  let spacing: LayoutSpacing

  /// No distance from anything.
  public static let zero = ViewSpacing(LayoutSpacing(.none))

  /// The standard distance.
  public init() { self.init(.standard) }

  init(_ spacing: LayoutSpacing) { self.spacing = spacing }

  /// Takes over the larger distances of another at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { self = union(other, edges: edges) }

  /// The larger distances of both at some edges, and the view's own at the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    let both = spacing.union(other.spacing)
    var result = spacing
    if edges.contains(.top) { result.top = both.top }
    if edges.contains(.leading) { result.leading = both.leading }
    if edges.contains(.bottom) { result.bottom = both.bottom }
    if edges.contains(.trailing) { result.trailing = both.trailing }
    return ViewSpacing(result)
  }

  /// The distance of this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(spacing.distance(to: next.spacing, along: axis.layoutAxis))
  }
}
