import Drawing
import Foundation
import HeadlessUIKit
import Snapshots

/// The painted views of a case in the order of its layout.
@MainActor
struct ProbedTree {
  let root: UIView
  let views: [UIView]
  let nodes: [LayoutNode]
  private let names: LayoutTree

  init(_ root: UIView, _ layout: LayoutNode) {
    (self.root, names) = (root, LayoutTree(layout))
    var views: [UIView] = []
    // Trees may be deeper than calls can nest.
    var waiting = [root]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.filter { !$0.isHidden && $0.alpha > 0 }.reversed()
    }
    var nodes: [LayoutNode] = []
    var left = [layout]
    while let node = left.popLast() {
      nodes.append(node)
      left += node.children.reversed()
    }
    precondition(
      views.count == nodes.count, "There are \(views.count) painted views, and \(nodes.count) in the layout.")
    (self.views, self.nodes) = (views, nodes)
  }

  var count: Int { views.count }

  func name(_ index: Int) -> String { names.name(at: index) }

  /// The reason that a view's place gives for its not being visible; nil if it is in sight.
  func reasonOfPlace(_ index: Int) -> UnnoticedReason? {
    let frame = nodes[index].frame
    if frame.isEmpty { return .empty }
    let visible = frame.intersection(nodes[0].frame)
    if visible.isEmpty || visible.isNull { return .outside }
    let cover = (views.indices.dropFirst(index + 1)).last { other in
      nodes[other].frame.contains(visible) && isOpaque(views[other])
    }
    return cover.map { .hiddenBehind(name($0)) }
  }

  /// Whether a view's background hides what is behind its frame.
  private func isOpaque(_ view: UIView) -> Bool {
    let branch = sequence(first: view, next: \.superview)
    guard view.layer.cornerRadius == 0, branch.allSatisfy({ $0.alpha >= 1 }) else {
      return false
    }
    return (view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor.alpha ?? 0) >= 1
  }
}
