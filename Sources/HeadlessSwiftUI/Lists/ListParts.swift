import Foundation
import HeadlessUIKit
import ProposalLayout

/// A part of a list's content.
enum ListPart {
  case section(SectionParts)
  /// Rows that are in no section, which are one by themselves.
  case rows(SectionParts)
  /// Sections that are made when they are in sight.
  case sections(LazyItems)
}

/// The sections of a list, of which those in sight are made.
struct ListSections: View, PrimitiveView {
  let parts: [ListPart]
  let look: ListLook

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let environment = context.environment
    let nodes = parts.indices.flatMap { index -> [ViewNode] in
      switch parts[index] {
      case .section(let parts), .rows(let parts):
        let section = ListSection(parts: parts, look: look, isFirst: index == 0)
        return context.nodes(of: section, at: .index(index)).map { $0.adopting(parts.node) }
      case .sections(let items):
        return [
          items.mapping { node, place, context in
            let section = ListSection(
              parts: SectionParts(of: node) ?? SectionParts(rows: [node]), look: look,
              isFirst: index == 0 && place.isFirst)
            return context.with { $0 = environment }.composed(section, place.name).map { $0.adopting(node) }
          }.placeholder()
        ]
      }
    }
    return [context.listColumn(nodes, spacing: 0)]
  }
}

/// The rows of a section, of which those in sight are made.
struct ListRows: View, PrimitiveView {
  let parts: SectionParts
  let look: ListLook

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let (rows, environment) = (parts.rows, context.environment)
    let nodes = rows.indices.flatMap { index -> [ViewNode] in
      let (node, isLast) = (rows[index], index == rows.count - 1)
      guard let items = LazyItems.items(of: node) else {
        return context.nodes(of: row(node, isLast: isLast), at: .index(index))
      }
      return [
        items.mapping { node, place, context in
          context.with { $0 = environment }.composed(row(node, isLast: isLast && place.isLast), place.name)
        }.placeholder()
      ]
    }
    return [context.listColumn(nodes, spacing: look.rowSpacing)]
  }

  private func row(_ node: ViewNode, isLast: Bool) -> ListRow {
    ListRow(
      row: node.with { $0.listRow = $0.listRow.inheriting(parts.rowTraits) }, look: look,
      hasSeparator: look.rowSpacing == 0 && (!isLast || !look.isGrouped))
  }
}

extension ViewNode {
  /// The node with the effects of another, and with what that says and does when it is placed.
  fileprivate func adopting(_ other: ViewNode?) -> ViewNode {
    guard let other else { return self }
    return with { node in
      node.effects += other.effects
      node.layoutActions += other.layoutActions
      node.anchorActions += other.anchorActions
      node.preferences.merge(other.preferences) { own, _ in own }
    }
  }
}

extension NodeContext {
  /// Nodes one below the other, of which those in sight are made.
  fileprivate func listColumn(_ nodes: [ViewNode], spacing: CGFloat) -> ViewNode {
    let leading = HorizontalAlignment.leading.guide
    return LazyContainer.stack("VStack", .vertical, leading, spacing: Double(spacing)).node(of: nodes, in: self)
      ?? ViewNode("VStack", Stack.vertical(leading, spacing: Double(spacing)), nodes, in: self)
  }
}
