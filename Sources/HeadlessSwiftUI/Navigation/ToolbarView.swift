import Foundation
import HeadlessUIKit
import ProposalLayout
import SystemText
import UIKitBars
import UIKitCore

/// A toolbar below the content, with the places of UIKit's.
struct ToolbarView: View {
  let items: [ViewNode]
  /// The content above the bar: at the end of a scroll view's content the bar has no background.
  let content: [ViewNode]

  var body: some View {
    ToolbarRow(items: items)
      .background {
        BottomBarBackground(content: content, appearance: { UIToolbarAppearance() }).ignoresSafeArea(edges: .bottom)
      }
  }
}

private struct ToolbarRow: View, PrimitiveView {
  let items: [ViewNode]

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let traits = context.environment.traits
    let items = BarItems(items)
    let rule = ToolbarRowRule(items: items.kinds, surroundings: BarSurroundings(traits), grid: traits.pixelGrid)
    return [ViewNode("", rule, items.nodes, in: context, isListed: false)]
  }
}

/// The background of a bar at the bottom: that of UIKit's bars, and none at the end of what scrolls above it.
struct BottomBarBackground: View, PrimitiveView {
  let content: [ViewNode]
  let appearance: @MainActor () -> UIBarAppearance

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode("", Leaf { $0.replacingUnspecified() }, in: context, isListed: false)
    node.painter = BottomBarPainter(content: content, appearance: appearance)
    return [node]
  }
}

private struct BottomBarPainter: NodePainter {
  let content: [ViewNode]
  let appearance: @MainActor () -> UIBarAppearance

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let view = BarBackgroundView(contentAt: .top)
    view.show(appearance(), isBare: content.firstScrollView?.isAtEnd ?? false)
    return HostedView(view).paint(node, in: frame, on: canvas)
  }
}

extension [ViewNode] {
  /// The first scroll view that is shown.
  @MainActor fileprivate var firstScrollView: ViewNode? {
    for node in self {
      if node.kind == "ScrollView", node.frame != nil { return node }
      if let found = (node.children + node.deferredChildren).firstScrollView { return found }
    }
    return nil
  }
}

extension ViewNode {
  /// Whether no content of a scroll view lies below its lower edge; a quarter of a point does not count.
  fileprivate var isAtEnd: Bool {
    guard let frame, let content = children.first?.frame else { return true }
    return content.maxY <= frame.maxY + 0.25
  }
}
