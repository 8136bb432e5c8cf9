import Foundation
import ProposalLayout
import SystemText
import UIKitBars

/// The row of a navigation bar that has the title: its views are placed as UIKit's. They are a back button, the leading items, the
/// title and the trailing items, of which each may be missing.
struct NavigationRowRule: LayoutRule {
  let hasBack: Bool
  let leading: [BarItemSize]
  let hasTitle: Bool
  /// The items from the trailing edge on.
  let trailing: [BarItemSize]
  let height: CGFloat
  let grid: PixelGrid
  /// Whether the row is mirrored after it is laid out.
  let isMirrored: Bool

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    LayoutSize(width: proposal.width ?? 0, height: Double(height))
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    var rest = children.nodes[...]
    let back = hasBack ? rest.popFirst() : nil
    let leadingViews = rest.prefix(leading.count)
    rest = rest.dropFirst(leading.count)
    let title = hasTitle ? rest.popFirst() : nil
    let row = NavigationBarRow(content(CGFloat(size.width), back, leadingViews, title, rest))
    if let back {
      let end = row.backTitleStart + row.backTitleWidth + BarMetrics.backTouchMargin
      back.place(at: .zero, proposal: ProposedSize(width: Double(grid.nearest(end)), height: size.height))
    }
    for (view, span) in zip(leadingViews, row.leading) { place(view, span, in: size) }
    for (view, span) in zip(rest, row.trailing) { place(view, span, in: size) }
    if let title, let span = row.title { place(title, span, in: size) }
  }

  private func content(
    _ width: CGFloat, _ back: LayoutNode?, _ leadingViews: ArraySlice<LayoutNode>, _ title: LayoutNode?,
    _ trailingViews: ArraySlice<LayoutNode>
  ) -> NavigationBarRow.Content {
    let margin = BarMetrics.margin(width: width, safeArea: 0)
    var content = NavigationBarRow.Content()
    content.width = width
    (content.leadingMargin, content.trailingMargin) = (margin, margin)
    content.leading = leading.measured(leadingViews)
    content.trailing = trailing.measured(trailingViews)
    content.title = title.map { CGFloat($0.size(for: .unspecified).width) }
    content.backTitles = back.flatMap { ($0.rule as? BackButtonRule)?.titles($0.children) }
    return content
  }

  /// Places a view in a span of the row, at the pixel above the middle, and where it is seen at the nearest one.
  private func place(_ view: LayoutNode, _ span: (start: CGFloat, width: CGFloat), in size: LayoutSize) {
    let offer = ProposedSize(width: Double(span.width), height: size.height)
    let own = view.size(for: offer)
    let end = CGFloat(size.width) - CGFloat(own.width)
    let x = isMirrored ? end - grid.nearest(end - span.start) : grid.nearest(span.start)
    view.place(
      at: LayoutPoint(x: Double(x), y: Double(grid.down(CGFloat(size.height - own.height) / 2))), proposal: offer)
  }
}

/// A back button: a chevron, and the first of some titles for which there is room.
struct BackButtonRule: LayoutRule {
  /// The kinds of the titles, without their widths; the views after the chevron have the same order, but for `none`.
  let kinds: [BackTitle]
  let grid: PixelGrid

  /// The titles with their widths.
  func titles(_ children: LayoutChildren) -> [(title: BackTitle, width: CGFloat)] {
    kinds.enumerated().map { index, title in
      (title, title == .none ? 0 : CGFloat(children[index + 1].size(for: .unspecified).width))
    }
  }

  func size(for proposal: ProposedSize, _ children: LayoutChildren) -> LayoutSize {
    LayoutSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(_ children: LayoutChildren, in size: LayoutSize, for proposal: ProposedSize) {
    let margin = BarMetrics.margin(width: 0, safeArea: 0)
    let (chevron, height) = (BarMetrics.chevron, CGFloat(size.height))
    children[0].place(
      at: LayoutPoint(
        x: Double(grid.nearest(margin - BarMetrics.chevronOutset)),
        y: Double(grid.nearest((height - chevron.height) / 2 + BarMetrics.chevronDrop))),
      proposal: ProposedSize(width: Double(chevron.width), height: Double(chevron.height)))
    let start = margin + BarMetrics.backTitleInset
    let room = CGFloat(size.width) - start - BarMetrics.backTouchMargin + 1 / grid.scale
    let shown = titles(children).firstIndex { $0.width <= room } ?? kinds.count - 1
    guard kinds[shown] != .none else { return }
    let title = children[shown + 1]
    let offer = ProposedSize(width: Double(room), height: size.height)
    let free = size.height - title.size(for: offer).height
    title.place(
      at: LayoutPoint(x: Double(grid.nearest(start)), y: Double(grid.down(CGFloat(free) / 2))), proposal: offer)
  }
}
