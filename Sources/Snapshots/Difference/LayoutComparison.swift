import Drawing
import Foundation

/// A comparison of two layouts, node by node.
struct LayoutComparison {
  let old: LayoutTree
  let new: LayoutTree
  /// In the order of the new tree; a removed node comes with its former container.
  private(set) var changes: [NodeChange] = []

  init(from old: LayoutNode, to new: LayoutNode) {
    (self.old, self.new) = (LayoutTree(old), LayoutTree(new))
    // No thread's stack has room for a nested call for each level of a layout as deep as records allow.
    var steps = [Step.compare(old: 0, new: 0, container: nil, offset: (0, 0))]
    while let step = steps.popLast() {
      switch step {
      case .compare(let oldIndex, let newIndex, let container, let offset):
        steps += compare(oldIndex, newIndex, container: container, offset: offset).reversed()
      case .note(let change): changes.append(change)
      }
    }
  }

  /// A pending step of the comparison.
  private enum Step {
    /// - Parameter offset: the movement of the container, which is no change of the nodes themselves.
    case compare(old: Int, new: Int, container: Int?, offset: (x: Double, y: Double))
    case note(NodeChange)
  }

  /// The name, in messages, of the node of a change.
  func name(of change: NodeChange) -> String { (change.isGone ? old : new).name(at: change.index) }

  /// Compares two nodes.
  ///
  /// - Returns: the steps for their children, in order.
  private mutating func compare(
    _ oldIndex: Int, _ newIndex: Int, container: Int?, offset: (x: Double, y: Double)
  ) -> [Step] {
    let (a, b) = (old.entries[oldIndex].node, new.entries[newIndex].node)
    let moved = (x: Double(b.frame.origin.x - a.frame.origin.x), y: Double(b.frame.origin.y - a.frame.origin.y))
    let matching = SiblingMatching(of: oldIndex, in: old, with: newIndex, in: new)
    var change = NodeChange(index: newIndex, container: container, frame: a.frame)
    if a.name != b.name { change.parts.append(.init(kind: .name, text: "was called '\(a.name)'")) }
    if a.kind != b.kind { change.parts.append(.init(kind: .kind, text: "\(a.kind) → \(b.kind)")) }
    change.parts += order(of: matching) + LineComparison.parts(from: a, to: b)
    if !isFilling(oldIndex, in: old) || !isFilling(newIndex, in: new) {
      compareSide(.width, a.frame.size.width, b.frame.size.width, in: &change)
      compareSide(.height, a.frame.size.height, b.frame.size.height, in: &change)
    }
    change.shift = Shift(x: moved.x - offset.x, y: moved.y - offset.y)
    if !change.isEmpty { changes.append(change) }
    return children(matching, of: newIndex, offset: moved)
  }

  /// Whether an unnamed node is as large as its container: it changes in size along with that.
  private func isFilling(_ index: Int, in tree: LayoutTree) -> Bool {
    let entry = tree.entries[index]
    guard let parent = entry.parent, entry.node.name.isEmpty, entry.node.lines.isEmpty else { return false }
    return entry.node.frame == tree.entries[parent].node.frame
  }

  private func compareSide(_ side: NodeChange.Side, _ old: Double, _ new: Double, in change: inout NodeChange) {
    if Points.differ(old, new) { change.sides[side] = .init(old: old, new: new) }
  }

  private func children(_ matching: SiblingMatching, of container: Int, offset: (x: Double, y: Double)) -> [Step] {
    func note(_ kind: NodeChange.Part.Kind, _ text: String, _ index: Int, in tree: LayoutTree) -> Step {
      let part = NodeChange.Part(kind: kind, text: text)
      return .note(NodeChange(index: index, container: container, parts: [part], frame: tree.entries[index].node.frame))
    }
    let oldOfNew = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.new, $0.old) })
    return matching.gone.map { note(.gone, "gone", $0, in: old) }
      + new.entries[container].children.map { index in
        oldOfNew[index].map { .compare(old: $0, new: index, container: container, offset: offset) }
          ?? note(.new, "new", index, in: new)
      }
  }

  /// The children whose order among the remaining ones has changed.
  private func order(of matching: SiblingMatching) -> [NodeChange.Part] {
    let then = matching.pairs.map(\.new)
    let now = then.sorted()
    let others = zip(then, now).filter { $0 != $1 }
    guard let first = others.first else { return [] }
    let text =
      others.count == 2
      ? "\(new.name(at: first.0)) and \(new.name(at: first.1)) changed places"
      : "\(others.map(\.0).listed(3, new.name)) are in a different order"
    return [.init(kind: .order, text: text)]
  }
}
