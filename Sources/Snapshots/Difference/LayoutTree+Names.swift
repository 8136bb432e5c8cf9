import Drawing

extension LayoutTree {
  /// What a message calls the node at an index in the tree's order.
  package func name(at index: Int) -> String { naming(of: index).name }

  /// A node's name, and how many others were looked at to tell it from them.
  func naming(of index: Int) -> (name: String, looked: Int) {
    let holders = ancestors(of: index)
    let named = holders.filter { !entries[$0].node.name.isEmpty }
    var rivals = labels.rivals(of: index)
    var chosen: [Int] = []
    if entries[index].node.name.isEmpty, let nearest = named.first, nearest != 0 {
      chosen.append(nearest)
      _ = rivals.keep(within: nearest, by: labels)
    }
    // A label tells rivals apart once: layouts are thousands deep where all are called the same.
    var asked: Set<Int> = []
    for holder in named + holders where rivals.count > 0 && asked.insert(labels.number(of: holder)).inserted {
      if rivals.keep(within: holder, by: labels) { chosen.append(holder) }
    }
    guard rivals.count == 0 else { return (path(to: index), rivals.looked) }
    // What holds another node comes before it, so the nearest is the last.
    let parts = [index] + chosen.sorted(by: >)
    return (LayoutTree.shortened(parts.map { entries[$0].label }.joined(separator: " in ")), rivals.looked)
  }

  private func path(to index: Int) -> String {
    ([index] + ancestors(of: index)).reversed().map { entries[$0].label }.joined(separator: "/")
  }

  /// Names are of any length; messages are for people. Both ends stay, as names that are alike have numbers there.
  private static func shortened(_ name: String) -> String {
    name.count > 80 ? name.prefix(40) + "…" + name.suffix(39) : name
  }
}
