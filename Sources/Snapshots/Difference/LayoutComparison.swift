import Drawing
import Foundation
import Raster

/// A comparison of two layouts, node by node.
struct LayoutComparison {
  let old: LayoutTree
  let new: LayoutTree
  private let context: ComparisonContext
  private let (oldContents, newContents): ([Hash128], [Hash128])
  /// In the order of the new tree; a removed node comes with its former container.
  private(set) var changes: [NodeChange] = []

  init(from old: LayoutNode, to new: LayoutNode, _ context: ComparisonContext) {
    (self.old, self.new, self.context) = (LayoutTree(old), LayoutTree(new), context)
    (oldContents, newContents) = (self.old.contents(), self.new.contents())
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
    /// - Parameter offset: the movement of the container, which is not a change of the nodes themselves.
    case compare(old: Int, new: Int, container: Int?, offset: (x: Double, y: Double))
    case note(NodeChange)
  }

  /// The name, in messages, of the node of a change: as it was called before, with its former text.
  func name(of change: NodeChange) -> String {
    if change.parts.first?.kind == .name { return new.name(at: change.index) }
    return change.oldIndex.map(old.name(at:)) ?? (change.isGone ? old : new).name(at: change.index)
  }

  /// The name of the node of a change by its position, which does not depend on a case's texts.
  func position(of change: NodeChange) -> String {
    LayoutTree((change.isGone ? old : new).root, naming: .position).name(at: change.index)
  }

  /// The views that changed, with their frames before and after.
  var changedViews: [ChangedView] {
    changes.map { change in
      let frames = frames(of: change)
      return ChangedView(name: name(of: change), frames: [frames.old, frames.new].compactMap(\.self))
    }
  }

  /// The frames of the node of a change in both layouts.
  func frames(of change: NodeChange) -> (old: CGRect?, new: CGRect?) {
    if change.isGone { return (change.frame, nil) }
    let frame = new.entries[change.index].node.frame
    return (change.isNew ? nil : change.frame, frame)
  }

  /// Compares two nodes.
  ///
  /// - Returns: the steps for their children, in order.
  private mutating func compare(
    _ oldIndex: Int, _ newIndex: Int, container: Int?, offset: (x: Double, y: Double)
  ) -> [Step] {
    let (a, b) = (old.entries[oldIndex].node, new.entries[newIndex].node)
    let moved = (x: Double(b.frame.origin.x - a.frame.origin.x), y: Double(b.frame.origin.y - a.frame.origin.y))
    let matching = SiblingMatching(
      of: oldIndex, in: old, contents: oldContents, with: newIndex, in: new, contents: newContents)
    var change = NodeChange(index: newIndex, oldIndex: oldIndex, container: container, frame: a.frame)
    if a.name != b.name { change.parts.append(.init(kind: .name, text: "was called '\(a.name)'")) }
    if a.kind != b.kind { change.parts.append(.init(kind: .kind, text: "\(a.kind) → \(b.kind)")) }
    let attributes = context.isVisible(a.frame, b.frame) ? attributes(from: a, to: b) : []
    change.parts += order(of: matching) + attributes
    change.parts += LineComparison.parts(from: a, to: b, besides: attributes, knowsTexts: context.knowsAttributes)
    if !isFilling(oldIndex, in: old) || !isFilling(newIndex, in: new) {
      compareSide(.width, a.frame.size.width, b.frame.size.width, in: &change)
      compareSide(.height, a.frame.size.height, b.frame.size.height, in: &change)
    }
    change.shift = Shift(x: moved.x - offset.x, y: moved.y - offset.y)
    if !change.isEmpty { changes.append(change) }
    return children(matching, of: newIndex, offset: moved)
  }

  private func attributes(from old: LayoutNode, to new: LayoutNode) -> [NodeChange.Part] {
    context.knowsAttributes ? AttributeComparison.parts(from: old, to: new) : []
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
    let oldOfNew = Dictionary(uniqueKeysWithValues: matching.pairs.map { ($0.new, $0.old) })
    let replacement = Replacement(matching, of: container, from: old, to: new)
    let hidden = AttributeComparison.hidden(in: new.entries[container].node)
    return matching.gone.map { index in
      let node = old.entries[index].node
      let isHidden = hidden.contains(node.name)
      let part = NodeChange.Part(kind: isHidden ? .hidden : .gone, text: isHidden ? "hidden" : "gone")
      return .note(
        NodeChange(
          index: index, container: container, parts: [part], frame: node.frame,
          isConsequence: !isHidden && replacement.isPushedOut(node)))
    }
      + new.entries[container].children.map { index in
        if let old = oldOfNew[index] { return .compare(old: old, new: index, container: container, offset: offset) }
        let node = new.entries[index].node
        return .note(
          NodeChange(
            index: index, container: container, parts: [.init(kind: .new, text: "new")], frame: node.frame,
            isConsequence: replacement.isMovedIn(node)))
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
