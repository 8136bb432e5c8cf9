import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// Content that is longer than its room, at rest.
public struct ScrollView<Content: View>: View, PrimitiveView {
  /// The scrolled content.
  public var content: Content
  /// The directions in which the content may be longer than its room.
  public var axes: Axis.Set
  /// Whether indicators are shown. At rest they are not.
  public var showsIndicators: Bool

  /// Content from its beginning. Several views lie in a stack along the first direction.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let settings = context.environment.scrollSettings
    let container = context.element.kept(.of(ContainerSize.self)) { ContainerSize() }
    let space = CoordinateSpaceFrame()
    let inner = context.inStack(axes == .horizontal ? .horizontal : .vertical).with { environment in
      environment.scrollSettings = ScrollSettings()
      environment.container = container
      environment.safeArea = environment.safeArea.scrolling(axes)
      environment.coordinateSpaces[CoordinateSpaceName(ScrollSpace.any)] = space
      for axis in axes.members { environment.coordinateSpaces[CoordinateSpaceName(ScrollSpace.along(axis))] = space }
    }
    let children = inner.nodes(of: content, at: .content)
    // Several views lie in a stack.
    let single =
      children.count == 1
      ? children[0]
      : ViewNode(
        "", axes == .horizontal ? Stack.horizontal() : Stack.vertical(), children, in: context, isListed: false)
    let margins = settings.margins
    let content = margins == EdgeInsets() ? single : single.inside(Padding(margins.layoutInsets), in: context)
    let anchor = settings.anchor ?? .zero
    let node = ViewNode(
      "ScrollView", ScrollRoom(axes.layoutAxes, anchor: LayoutPoint(x: Double(anchor.x), y: Double(anchor.y))),
      [content], in: context)
    // Content that scrolls out of the safe area is seen beside it.
    let area = context.environment.safeArea
    if !settings.isUnclipped {
      node.effects = [.scope { rect, _ in .clip(.rectangle(area.extending(rect, at: .all))) }]
    }
    node.layoutActions.append { space.frame = $0 }
    if let note = settings.note { node.note(note) }
    container.follow(node, context.invalidation(Self.self))
    return [node]
  }
}

/// Reads where a scroll view is; scrolling to a view is not shown: a finding says so.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// The content, which may keep the proxy for later.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let late = LateEffects()
    let nodes = context.nodes(of: content(ScrollViewProxy(late: late)), at: .content)
    for node in nodes { node.effects.append(.late(late)) }
    return nodes
  }
}

/// A proxy that scrolls a scroll view.
public struct ScrollViewProxy: Sendable {
  let late: LateEffects

  /// Not shown: content is at its beginning, and a finding says so.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    MainActor.assumeIsolated {
      guard late.effects.isEmpty else { return }
      late.effects = [.finding("scrollTo(_:anchor:) is not shown: the content is at its beginning.")]
    }
  }
}

extension Axis.Set {
  /// The axes of the set.
  fileprivate var members: [Axis] {
    [.horizontal, .vertical].filter { contains($0 == .horizontal ? .horizontal : .vertical) }
  }
}
