package import Drawing
import Raster

/// A layout's nodes in preorder, with unique names.
///
/// A node is called by its name, or by its kind and the nearest named ancestor; where that is not unique, by its number
/// among its equals and by its container. In a card with two buttons `save` and `cancel` there are `UIButtonLabel in
/// save` and `UIButtonLabel in cancel`; in a list of cells of one kind, `title in UITableViewCell 2`.
package struct LayoutTree {
  struct Entry {
    let node: LayoutNode
    let parent: Int?
    /// The node's name among its siblings.
    let label: String
    var children: [Int] = []
    /// The hash of the kinds, names and texts of the node and its descendants, without places and sizes.
    var content = Hash128(high: 0, low: 0)
  }

  private(set) var entries: [Entry] = []
  let labels: LayoutLabels

  package init(_ root: LayoutNode) {
    var entries: [Entry] = []
    // Layouts may be deeper than calls can nest.
    var waiting: [(node: LayoutNode, label: String, parent: Int?)] = [(root, LayoutTree.base(root), nil)]
    while let (node, label, parent) = waiting.popLast() {
      let index = entries.count
      entries.append(Entry(node: node, parent: parent, label: label))
      if let parent { entries[parent].children.append(index) }
      for (child, label) in zip(node.children, LayoutTree.labels(of: node.children)).reversed() {
        waiting.append((child, label, index))
      }
    }
    // Descendants come after their ancestors.
    for index in entries.indices.reversed() {
      entries[index].content = LayoutTree.content(of: entries[index], among: entries)
    }
    labels = LayoutLabels(of: entries)
    self.entries = entries
  }

  private static func content(of entry: Entry, among entries: [Entry]) -> Hash128 {
    let text = entry.node.lines.map { $0.text.filter { !$0.isWhitespace } }.joined()
    let parts = [entry.node.kind, entry.node.name, text] + entry.children.map { entries[$0].content.description }
    return Hash128(hashing: Array(parts.joined(separator: "\0").utf8))
  }

  /// A node's label before numbering: its name, or its kind.
  static func base(_ node: LayoutNode) -> String { node.name.isEmpty ? node.kind : node.name }

  /// A label for each sibling, with a number where several have the same one.
  private static func labels(of nodes: [LayoutNode]) -> [String] {
    let totals = Dictionary(grouping: nodes, by: base).mapValues(\.count)
    var counts: [String: Int] = [:]
    return nodes.map { node in
      let base = base(node)
      counts[base, default: 0] += 1
      return totals[base] == 1 ? base : "\(base) \(counts[base, default: 0])"
    }
  }

  /// A node's containers, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { entries[$0].parent }.dropFirst())
  }
}
