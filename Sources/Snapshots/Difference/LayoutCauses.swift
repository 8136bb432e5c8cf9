/// The changes that caused others, and the changes of size that follow from them.
struct LayoutCauses {
  /// The largest number of sentences about causes.
  static let limit = 4
  /// The largest number of nodes in a sentence.
  private static let named = 3

  /// The changes that caused others: first changes of content, then of line breaks, or of size without a change inside.
  let causes: [NodeChange]
  /// Changes of size alone that are not causes; each side is an entry.
  private let followers: [Follower]
  private let comparison: LayoutComparison

  init(_ comparison: LayoutComparison) {
    self.comparison = comparison
    let changes = comparison.changes.filter { !$0.parts.isEmpty || !$0.sides.isEmpty }
    let leaders = LayoutCauses.leadersOfSizes(changes, in: comparison.new)
    let isCause = { (change: NodeChange) in
      !change.isConsequence && (!change.isOfSize || leaders.contains(change.index))
    }
    let found = changes.filter(isCause)
    causes = found.filter(\.isOfContent) + found.filter { !$0.isOfContent }
    followers = changes.filter { !isCause($0) && !$0.isConsequence }.flatMap { change in
      change.sides.sorted { $0.key.rawValue > $1.key.rawValue }.map {
        Follower(change: change, side: $0, delta: $1.delta)
      }
    }
  }

  private struct Follower {
    var change: NodeChange
    var side: NodeChange.Side
    var delta: String
  }

  /// A description of each group of similar causes, up to a limit, and sentences about the other causes and the sizes
  /// that follow from them by a different amount.
  var described: (causes: [ChangeCause], others: [String]) {
    let groups = causes.grouped(by: \.key)
    var open = followers
    let described = groups.prefix(LayoutCauses.limit).map { group in
      let (change, sentence) = (group[0], sentence(for: group, taking: &open))
      let frames = comparison.frames(of: change)
      return ChangeCause(
        view: comparison.name(of: change), kind: change.word, sentence: sentence, expected: frames.old,
        actual: frames.new)
    }
    var others: [String] = []
    let left = groups.dropFirst(LayoutCauses.limit).joined().count
    if left > 0 { others.append("\(left) more \(left == 1 ? "view" : "views") changed") }
    let sizes = open.grouped(by: \.change.index).map { $0[0].change }
    if !sizes.isEmpty { others.append("also changed in size: \(names(sizes))") }
    return (described, others)
  }

  private func sentence(for alike: [NodeChange], taking open: inout [Follower]) -> String {
    let change = alike[0]
    var parts = change.parts.map(\.text)
    var sizes: [String] = []
    for side in NodeChange.Side.allCases {
      if let size = change.sides[side] { sizes.append(self.text(size, of: side, taking: &open)) }
    }
    // Lines that break differently follow from another width.
    if change.isOfSize, !sizes.isEmpty { parts.insert(sizes.removeFirst(), at: 0) }
    parts += sizes
    let text = "\(comparison.name(of: change)): \(parts.joined(separator: ", "))"
    guard alike.count > 1 else { return text }
    return text + "; \(change.isOfContent ? "likewise" : "similarly") \(names(Array(alike.dropFirst())))"
  }

  private func text(
    _ change: NodeChange.SideChange, of side: NodeChange.Side, taking open: inout [Follower]
  ) -> String {
    let same = open.filter { $0.side == side && $0.delta == change.delta }
    open.removeAll { $0.side == side && $0.delta == change.delta }
    let also = same.isEmpty ? "" : "; also \(names(same.map(\.change)))"
    return "\(side) \(Points.text(change.old)) → \(Points.text(change.new)) (\(change.delta) pt\(also))"
  }

  private func names(_ changes: [NodeChange]) -> String { changes.listed(LayoutCauses.named, comparison.name) }

  /// Of the nodes that changed in size alone, those with no change inside: one for each amount by which no other node
  /// changed.
  private static func leadersOfSizes(_ changes: [NodeChange], in tree: LayoutTree) -> Set<Int> {
    let containers = Set(changes.compactMap(\.container).flatMap { [$0] + tree.ancestors(of: $0) })
    let groups = NodeChange.Side.allCases.flatMap { side in
      changes.filter { $0.sides[side] != nil }.grouped { $0.sides[side]?.delta }
    }
    let alone = groups.filter { $0.allSatisfy(\.isOfSize) }
    return Set(alone.compactMap { same in same.first { !containers.contains($0.index) }?.index })
  }
}
