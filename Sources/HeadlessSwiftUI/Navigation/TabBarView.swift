import Foundation
import HeadlessUIKit
import ProposalLayout
import SystemText
import UIKitBars
import UIKitCore

/// A bar of tabs with the places, fonts and figures of UIKit's. They do not grow with the text.
struct TabBarView: View {
  let items: [[ViewNode]]
  let badges: [Text?]
  /// The content above the bar: at the end of a scroll view's content the bar has no background.
  let content: [ViewNode]

  var body: some View {
    TabBarRow(items: items, badges: badges)
      .background {
        BottomBarBackground(content: content, appearance: { UITabBarAppearance() }).ignoresSafeArea(edges: .bottom)
      }
  }
}

private struct TabBarRow: View, PrimitiveView {
  let items: [[ViewNode]]
  let badges: [Text?]

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let traits = context.environment.traits
    let shown = items.map { ViewNode("", Layers(), $0, in: context, isListed: false) }
    let badges = badges.enumerated().map { index, label in
      let views = label.map { context.nodes(of: TabBadge(label: $0), at: .index(index)) } ?? []
      return ViewNode("", Layers(), views, in: context, isListed: false)
    }
    let rule = TabBarRule(geometry: TabBarGeometry(BarSurroundings(traits)), grid: traits.pixelGrid)
    return [ViewNode("", rule, shown + badges, in: context, isListed: false)]
  }
}

/// Places tabs and, in the second half of the views, their badges.
private struct TabBarRule: LayoutRule {
  let geometry: TabBarGeometry
  let grid: PixelGrid

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    LayoutSize(width: proposal.width ?? 0, height: Double(geometry.height))
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let count = children.count / 2
    let frames = geometry.frames(count: count, from: 0, width: CGFloat(size.width))
    for (index, frame) in frames.enumerated() {
      let room = ProposedSize(width: Double(frame.width), height: Double(frame.height))
      let item = children[index].size(for: room)
      children[index].place(
        at: LayoutPoint(x: Double(frame.midX) - item.width / 2, y: Double(frame.minY)), proposal: room)
      let badge = children[count + index]
      let offer = ProposedSize(width: Double(frame.width), height: nil)
      let start = badgeStart(CGFloat(badge.size(for: offer).width), in: frame, item: CGFloat(item.width), size)
      badge.place(at: LayoutPoint(x: Double(start), y: Double(geometry.badgeTop)), proposal: offer)
    }
  }

  /// The leading edge of a badge: beside the middle of its tab, up to over it.
  private func badgeStart(_ width: CGFloat, in frame: CGRect, item: CGFloat, _ size: LayoutSize) -> CGFloat {
    let room = min(frame.width - item / 2, CGFloat(size.width) - frame.midX)
    return grid.nearest(frame.midX + min(geometry.badgeOffset, max(-width / 2, room - width)))
  }
}

private struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: TabBarGeometry.badgeFontSize)).foregroundStyle(.white).lineLimit(1)
      .padding(.horizontal, TabBarGeometry.badgePadding)
      .frame(minWidth: TabBarGeometry.badgeHeight)
      .frame(height: TabBarGeometry.badgeHeight)
      .background(Color.red, in: RoundedRectangle(cornerRadius: TabBarGeometry.badgeHeight / 2, style: .circular))
  }
}

/// A picture above a title of 10 points, as in UIKit's bar.
struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .top) {
      configuration.icon.font(.system(size: 18, weight: .regular)).imageScale(.large)
        .frame(height: 2 * TabBarGeometry.imageCenter)
      configuration.title.font(.system(size: 10, weight: .medium)).lineLimit(1)
        .frame(height: TabBarGeometry.titleBaseline, alignment: .centerFirstTextBaseline)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// An item of a picture and a text by themselves, which stand as those of a label do.
struct TabItemParts: View {
  private let icon: [ViewNode]
  private let title: [ViewNode]

  var body: some View {
    ZStack(alignment: .top) {
      NodesView(nodes: icon).frame(height: 2 * TabBarGeometry.imageCenter)
      NodesView(nodes: title).frame(height: TabBarGeometry.titleBaseline, alignment: .centerFirstTextBaseline)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }

  /// The nodes of an item: of a label, or of a picture and a text.
  @MainActor static func nodes<Item: View>(of item: Item, in context: NodeContext) -> [ViewNode] {
    let nodes = context.with { ($0.font, $0.imageScale) = (.system(size: 18, weight: .regular), .large) }
      .nodes(of: item, at: .part("item"))
    guard nodes.contains(where: { ["Image", "Text"].contains($0.kind) }) else { return nodes }
    let titles = context.with { ($0.font, $0.lines.most) = (.system(size: 10, weight: .medium), 1) }
      .nodes(of: item, at: .part("title"))
    return context.composed(
      TabItemParts(icon: nodes.filter { $0.kind == "Image" }, title: titles.filter { $0.kind == "Text" }), "parts")
  }
}

extension EnvironmentValues {
  /// Takes the room of a bar at the bottom from the safe area.
  mutating func coverBottom(_ height: CGFloat) {
    safeArea = safeArea.inset(by: EdgeInsets(top: 0, leading: 0, bottom: height, trailing: 0), layoutDirection)
    safeAreaInsets.bottom += height
  }
}
