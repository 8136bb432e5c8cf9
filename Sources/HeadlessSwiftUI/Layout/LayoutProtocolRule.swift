import Foundation
import HeadlessUIKit
import ProposalLayout

/// A layout of an app's own as a rule of the layout engine.
struct LayoutProtocolRule<L: Layout>: LayoutRule, @unchecked Sendable {
  // Unchecked: layouts run on the main actor.
  private let layout: L
  private let state: LayoutState<L>
  private let direction: LayoutDirection

  @MainActor init(_ layout: L, of nodes: [ViewNode], in context: NodeContext) {
    self.layout = layout
    direction = context.environment.layoutDirection
    let graph = context.graph
    let name = LayoutName.of(L.self)
    state = LayoutState(values: nodes.map(\.traits.values)) { fault in
      MainActor.assumeIsolated { graph.refuse("\(name).\(fault)") }
    }
  }

  var namesAnyGuide: Bool { true }

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let answer = state.withCache(layout, subviews(children)) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    return LayoutSize(
      width: length(answer.width, proposal.width), height: length(answer.height, proposal.height))
  }

  /// A length that is answered to a proposed one; one that cannot be is a fault.
  private func length(_ length: CGFloat, _ proposed: Double?) -> Double {
    if length >= 0, length.isFinite || proposed == .infinity { return Double(length) }
    state.refuse(
      "sizeThatFits answers \(length): a length has to be 0 or more, and finite unless infinity is proposed.")
    return length > 0 ? proposed ?? 0 : 0
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let subviews = subviews(children)
    subviews.access.isPlacing = true
    state.withCache(layout, subviews) {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: CGSize(size)), proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1)
    }
    // Views that are not placed are in the centre (Apple, `placeSubviews`).
    for child in children.nodes where child.placement == nil {
      let own = child.size(for: proposal)
      child.place(
        at: LayoutPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
  }

  func spacing(of children: LayoutChildren) -> LayoutSpacing {
    state.withCache(layout, subviews(children)) { layout.spacing(subviews: $0, cache: &$1) }.spacing
  }

  func explicitPlace(
    of guide: AlignmentGuide, in size: LayoutSize, for proposal: ProposedSize, _ children: LayoutChildren,
    merged: () -> Double?
  ) -> Double? {
    withoutActuallyEscaping(merged) { merged in
      let subviews = subviews(children)
      subviews.access.merged = { $0.key == guide.key ? merged() : nil }
      defer { subviews.access.merged = nil }
      let bounds = CGRect(origin: .zero, size: CGSize(size))
      let place = state.withCache(layout, subviews) { subviews, cache in
        guide.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(guide: guide), in: bounds, proposal: ProposedViewSize(proposal),
            subviews: subviews, cache: &cache)
          : layout.explicitAlignment(
            of: VerticalAlignment(guide: guide), in: bounds, proposal: ProposedViewSize(proposal),
            subviews: subviews, cache: &cache)
      }
      guard let place, !place.isFinite else { return place.map { Double($0) } }
      state.refuse("explicitAlignment answers \(place), which is not a place.")
      return nil
    }
  }

  private func subviews(_ children: LayoutChildren) -> LayoutSubviews {
    LayoutSubviews(LayoutAccess(children, values: state.values, refuse: state.refuse), direction)
  }
}

/// The kept values of a layout, and its views' values for it.
private final class LayoutState<L: Layout> {
  let values: [[ObjectIdentifier: Any]]
  let refuse: (String) -> Void
  private var cache: L.Cache?

  init(values: [[ObjectIdentifier: Any]], refuse: @escaping (String) -> Void) {
    (self.values, self.refuse) = (values, refuse)
  }

  /// Calls `body` with the cache, which is made if there is none.
  func withCache<Result>(
    _ layout: L, _ subviews: LayoutSubviews, _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    // A copy, as a guide may have to be looked for while one is asked for.
    var copy = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = copy }
    return body(subviews, &copy)
  }
}

/// The way to a container's views during a call of its layout.
final class LayoutAccess {
  let children: LayoutChildren
  private let values: [[ObjectIdentifier: Any]]
  private let refuse: (String) -> Void
  /// Whether views are placed: at other times a place has no effect.
  var isPlacing = false
  /// The merged place of a guide that is asked for.
  var merged: ((AlignmentGuide) -> Double?)?

  init(_ children: LayoutChildren, values: [[ObjectIdentifier: Any]], refuse: @escaping (String) -> Void) {
    (self.children, self.values, self.refuse) = (children, values, refuse)
  }

  func value<K: LayoutValueKey>(of key: K.Type, at index: Int) -> K.Value? {
    values.indices.contains(index) ? values[index][ObjectIdentifier(key)] as? K.Value : nil
  }

  func place(_ index: Int, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    guard isPlacing else { return }
    let child = children[index]
    let size = child.size(for: proposal.proposal)
    let origin = LayoutPoint(
      x: Double(position.x) - Double(anchor.x) * size.width, y: Double(position.y) - Double(anchor.y) * size.height)
    if !origin.x.isFinite || !origin.y.isFinite {
      refuse("placeSubviews places view \(index) at \(position.x), \(position.y), which is not a place.")
    }
    child.place(at: origin, proposal: proposal.proposal)
  }
}
