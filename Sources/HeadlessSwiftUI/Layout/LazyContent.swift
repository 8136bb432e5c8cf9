import Foundation
import HeadlessUIKit
import ProposalLayout

/// Views of which some can be made without the others.
@MainActor
protocol IndexedContent {
  var count: Int { get }

  /// The nodes of the view at an index.
  func makeNodes(at index: Int, in context: NodeContext) -> [ViewNode]
}

extension ForEach: IndexedContent where Content: View {
  var count: Int { data.count }

  func makeNodes(at index: Int, in context: NodeContext) -> [ViewNode] {
    let element = data[data.index(data.startIndex, offsetBy: index)]
    return context.nodes(of: content(element), at: .id(AnyHashable(id(element))))
  }
}

/// A long stack of which the views in sight are made: those from its beginning to the end of the hosting view.
///
/// The others count as long as the first one, so that only the end of the content is not exact.
@MainActor
struct LazyContent {
  /// Shorter stacks make all of their views.
  static let leastCount = 50

  let axis: LayoutAxis
  let alignment: AlignmentGuide
  let spacing: Double?
  let content: any IndexedContent

  init?(_ content: some View, _ axis: LayoutAxis, _ alignment: AlignmentGuide, spacing: CGFloat?) {
    guard let indexed = content as? any IndexedContent, indexed.count >= Self.leastCount else { return nil }
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing.map { Double($0) })
    self.content = indexed
  }

  func makeNode(_ kind: String, in context: NodeContext) -> ViewNode {
    let first = context.inStack(axis).part("first")
    first.element.beginChildren()
    let sample = content.makeNodes(at: 0, in: first)
    first.element.endChildren()
    let node = ViewNode(
      kind, LazyRule(axis: axis, count: content.count, spacing: spacing), sample, in: context)
    node.content = DeferredContent { place in rows(in: place, context) }
    return node
  }

  private func rows(in place: DeferredPlace, _ context: NodeContext) -> [PlacedNode] {
    let inner = context.inStack(axis).part("rows")
    inner.element.beginChildren()
    defer { inner.element.endChildren() }
    let bounds = context.environment.safeArea.bounds
    let (start, end) =
      axis == .vertical
      ? (Double(place.frame.minY), Double(bounds.maxY)) : (Double(place.frame.minX), Double(bounds.maxX))
    let room = LayoutSize(place.size)
    var offer = ProposedSize(room)
    offer[axis] = nil
    var placed: [PlacedNode] = []
    var position = 0.0
    for index in 0..<content.count where bounds.isNull || start + position < end {
      for node in content.makeNodes(at: index, in: inner) {
        if let last = placed.last {
          position += spacing ?? last.node.layout.spacing.distance(to: node.layout.spacing, along: axis)
        }
        var origin = LayoutPoint.zero
        origin[axis] = position
        origin[axis.other] = alignment.standardPlace(in: room) - node.layout.place(of: alignment, for: offer)
        placed.append(PlacedNode(node: node, origin: origin, proposal: offer))
        position += node.layout.size(for: offer)[axis]
      }
    }
    return placed
  }
}

/// The size of a long stack, by its first view, which is not shown itself.
private struct LazyRule: LayoutRule {
  let axis: LayoutAxis
  let count: Int
  let spacing: Double?

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    var offer = proposal
    offer[axis] = nil
    var (length, across) = (0.0, 0.0)
    for index in children.indices {
      let size = children[index].size(for: offer)
      length += size[axis]
      across = max(across, size[axis.other])
    }
    let gap = spacing ?? LayoutSpacing.standardDistance
    return LayoutSize(
      length * Double(count) + gap * Double(max(0, count - 1)), along: axis, across: proposal[axis.other] ?? across)
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {}
}
