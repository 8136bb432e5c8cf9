import Drawing

extension LayoutTree {
  /// The name, in messages, of the node at an index in the tree's order.
  package func name(at index: Int) -> String { naming(of: index).name }

  /// A node's name, and the number of other nodes examined to make it unique.
  func naming(of index: Int) -> (name: String, looked: Int) {
    let containers = ancestors(of: index)
    let named = containers.filter { !entries[$0].node.name.isEmpty }
    var rivals = labels.rivals(of: index)
    var chosen: [Int] = []
    if entries[index].node.name.isEmpty, let nearest = named.first, nearest != 0 {
      chosen.append(nearest)
      _ = rivals.keep(within: nearest, by: labels)
    }
    // A label is tried against rivals once: layouts can be thousands of levels deep with the same label everywhere.
    var asked: Set<Int> = []
    for container in named + containers where rivals.count > 0 && asked.insert(labels.number(of: container)).inserted {
      if rivals.keep(within: container, by: labels) { chosen.append(container) }
    }
    guard rivals.count == 0 else { return (path(to: index), rivals.looked) }
    // Ancestors come before their descendants, so the nearest is the last.
    let parts = [index] + chosen.sorted(by: >)
    return (LayoutTree.shortened(parts.map { entries[$0].label }.joined(separator: " in ")), rivals.looked)
  }

  private func path(to index: Int) -> String {
    ([index] + ancestors(of: index)).reversed().map { entries[$0].label }.joined(separator: "/")
  }

  /// Names can have any length; messages are for people. Both ends stay, as similar names often end with a number.
  private static func shortened(_ name: String) -> String {
    name.count > 80 ? name.prefix(40) + "…" + name.suffix(39) : name
  }
}
