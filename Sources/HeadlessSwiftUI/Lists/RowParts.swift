import Foundation
import HeadlessUIKit
import ProposalLayout
import UIKitLists
import UIKitValues

/// Whether a row, or a view in it, leads to another view, so that the row has an arrow.
struct RowLinkKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The arrow of a row that leads to another view, which is UIKit's.
struct DisclosureIndicator: View, PrimitiveView {
  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let size = AccessoryGlyph.chevron.size(under: context.environment.traits)
    let node = ViewNode("DisclosureIndicator", Leaf.rigid(LayoutSize(size)), in: context, isListed: false)
    node.painter = DisclosurePainter()
    return [node]
  }
}

private struct DisclosurePainter: NodePainter {
  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    var content = NodeContent()
    content.commands = AccessoryGlyph.chevron.commands(
      in: canvas.pixels.nearest(frame), color: UIColor.tertiaryLabel.color(under: canvas.traits), under: canvas.traits,
      isMirrored: canvas.environment.layoutDirection == .rightToLeft)
    return content
  }
}

/// The labels of rows, as the content of UIKit's cells: a picture in the tint's colour.
struct RowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: UIListContentConfiguration.cell().imageToTextPadding) {
      configuration.icon.foregroundStyle(Color.accentColor)
      configuration.title
    }
  }
}

/// The line below a row. As in UIKit's lists it begins where the row's first text does, or where the row says so by a guide.
struct RowSeparator: View, PrimitiveView {
  let row: ViewNode
  let color: Color
  /// The distance of the row's content from its leading edge.
  let inset: CGFloat

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode("RowSeparator", Leaf.flexible, in: context, isListed: false)
    node.painter = SeparatorPainter(row: row, color: color, inset: inset)
    return [node]
  }
}

private struct SeparatorPainter: NodePainter {
  let row: ViewNode
  let color: Color
  let inset: CGFloat

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let isMirrored = canvas.environment.layoutDirection == .rightToLeft
    var frame = frame
    let start = start(from: frame, isMirrored: isMirrored)
    if !isMirrored { frame.origin.x += start }
    frame.size.width = max(0, frame.width - start)
    return FillPainter(filling: .color(color.uiColor(in: canvas.environment))).paint(node, in: frame, on: canvas)
  }

  /// The distance from the line's leading edge to where it begins.
  private func start(from frame: CGRect, isMirrored: Bool) -> CGFloat {
    if let named = row.layout.explicitPlace(of: HorizontalAlignment.listRowSeparatorLeading.guide, for: row.proposal) {
      return inset + CGFloat(named)
    }
    guard let text = row.firstText?.frame else { return inset }
    return isMirrored ? frame.maxX - text.maxX : text.minX - frame.minX
  }
}

extension ViewNode {
  /// The first text that is shown in the view.
  fileprivate var firstText: ViewNode? {
    if kind == "Text", frame != nil { return self }
    for child in children + deferredChildren { if let found = child.firstText { return found } }
    return nil
  }
}
