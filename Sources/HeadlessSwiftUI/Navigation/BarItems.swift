import Foundation
import HeadlessUIKit
import ProposalLayout
import SystemText
import UIKitBars

/// The views in a row of a bar, as items of UIKit's: of each the space that it needs beside it, by what it shows.
struct BarItems {
  let nodes: [ViewNode]
  /// The kind of each item, without its width.
  let kinds: [BarItemSize]

  @MainActor init(_ nodes: [ViewNode]) {
    self.nodes = nodes
    kinds = nodes.map { node in
      if node.isSpacer { return BarItemSize(width: 0, kind: .flexibleSpace) }
      if node.shows("Text") {
        return BarItemSize(width: 0, kind: .content(padding: BarMetrics.textPadding), canShrink: true)
      }
      if node.shows("Image") { return BarItemSize(width: 0, kind: .content(padding: BarMetrics.imagePadding)) }
      return BarItemSize(width: 0, kind: .content(padding: BarMetrics.customPadding), canShrink: true)
    }
  }
}

extension [BarItemSize] {
  /// The items with the widths that views like to have.
  func measured(_ views: some Sequence<LayoutNode>) -> [BarItemSize] {
    zip(self, views).map { item, view in
      var item = item
      if item.kind != .flexibleSpace { item.width = CGFloat(view.size(for: .unspecified).width) }
      return item
    }
  }
}

extension ViewNode {
  fileprivate var isSpacer: Bool { kind == "Spacer" || children.count == 1 && !isListed && children[0].isSpacer }

  /// Whether a view of a kind is shown.
  fileprivate func shows(_ kind: String) -> Bool { self.kind == kind || children.contains { $0.shows(kind) } }
}

/// The row of a toolbar, whose items are placed as UIKit's.
struct ToolbarRowRule: LayoutRule {
  let items: [BarItemSize]
  let surroundings: BarSurroundings
  let grid: PixelGrid

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    let width = proposal.width ?? 0
    return LayoutSize(
      width: width, height: Double(BarMetrics.toolbarHeight(surroundings, width: CGFloat(width))))
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let width = CGFloat(size.width)
    let margin = BarMetrics.margin(width: width, safeArea: 0)
    let items = items.measured(children.nodes)
    // Items without a space that grows between them are in the middle, as those of `status` are. No source for others.
    let isFlexible = items.contains { $0.kind == .flexibleSpace }
    let start = isFlexible ? margin : max(margin, (width - BarItemRow.width(of: items)) / 2)
    let row = BarItemRow(items, from: start, to: width - margin)
    for (child, span) in zip(children.nodes, row.spans) {
      let offer = ProposedSize(width: Double(span.width), height: size.height)
      let free = size.height - child.size(for: offer).height
      child.place(
        at: LayoutPoint(x: Double(grid.nearest(span.start)), y: Double(grid.nearest(CGFloat(free) / 2))),
        proposal: offer)
    }
  }
}
