package import Drawing
import Raster

/// A layout's nodes in the order of the tree, each after what holds it, with names that tell them apart.
///
/// A node is called by its name, or by its kind within the nearest node that has a name; where that is not enough, by
/// its number among its equals, and by what holds it. In a card with two buttons `save` and `cancel` there are
/// `UIButtonLabel in save` and `UIButtonLabel in cancel`; in a list of cells of one kind, `title in UITableViewCell 2`.
package struct LayoutTree {
  struct Entry {
    let node: LayoutNode
    let parent: Int?
    /// What tells the node from its siblings.
    let label: String
    var children: [Int] = []
    /// The hash of what the node and all in it are and say, wherever they are and however large.
    var content = Hash128(high: 0, low: 0)
  }

  private(set) var entries: [Entry] = []
  private var indicesOfLabels: [String: [Int]] = [:]

  package init(_ root: LayoutNode) {
    append(root, label: LayoutTree.base(root), parent: nil)
    for (index, entry) in entries.enumerated() { indicesOfLabels[entry.label, default: []].append(index) }
  }

  /// What a node is called where nothing else is: its name, or its kind.
  static func base(_ node: LayoutNode) -> String { node.name.isEmpty ? node.kind : node.name }

  @discardableResult
  private mutating func append(_ node: LayoutNode, label: String, parent: Int?) -> Int {
    let index = entries.count
    entries.append(Entry(node: node, parent: parent, label: label))
    var children: [Int] = []
    for (child, label) in zip(node.children, LayoutTree.labels(of: node.children)) {
      children.append(append(child, label: label, parent: index))
    }
    entries[index].children = children
    let says = node.lines.map { $0.text.filter { !$0.isWhitespace } }.joined()
    let parts = [node.kind, node.name, says] + children.map { entries[$0].content.description }
    entries[index].content = Hash128(hashing: Array(parts.joined(separator: "\0").utf8))
    return index
  }

  /// A label for each sibling, with its number where several are called the same.
  private static func labels(of nodes: [LayoutNode]) -> [String] {
    let totals = Dictionary(grouping: nodes, by: base).mapValues(\.count)
    var counts: [String: Int] = [:]
    return nodes.map { node in
      let base = base(node)
      counts[base, default: 0] += 1
      return totals[base] == 1 ? base : "\(base) \(counts[base, default: 0])"
    }
  }
}

extension LayoutTree {
  /// What a message calls the node at an index in the tree's order.
  package func name(at index: Int) -> String {
    let entry = entries[index]
    let holders = ancestors(of: index)
    let named = holders.filter { !entries[$0].node.name.isEmpty }
    var rivals = indicesOfLabels[entry.label, default: []].filter { $0 != index }
    var chosen: [Int] = []
    if entry.node.name.isEmpty, let nearest = named.first, nearest != 0 {
      chosen.append(nearest)
      rivals = rivals.filter { has($0, ancestor: entries[nearest].label) }
    }
    for holder in named + holders where !rivals.isEmpty {
      let left = rivals.filter { has($0, ancestor: entries[holder].label) }
      if left.count < rivals.count { chosen.append(holder) }
      rivals = left
    }
    guard rivals.isEmpty else { return path(to: index) }
    // What holds another node comes before it, so the nearest is the last.
    let labels = [index] + chosen.sorted(by: >)
    return LayoutTree.shortened(labels.map { entries[$0].label }.joined(separator: " in "))
  }

  /// What holds a node, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { entries[$0].parent }.dropFirst())
  }

  private func has(_ index: Int, ancestor label: String) -> Bool {
    ancestors(of: index).contains { entries[$0].label == label }
  }

  private func path(to index: Int) -> String {
    ([index] + ancestors(of: index)).reversed().map { entries[$0].label }.joined(separator: "/")
  }

  /// Names are of any length; messages are for people. Both ends stay, as names that are alike have numbers there.
  private static func shortened(_ name: String) -> String {
    name.count > 80 ? name.prefix(40) + "…" + name.suffix(39) : name
  }
}
