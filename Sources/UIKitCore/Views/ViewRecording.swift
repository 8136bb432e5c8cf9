package import Drawing
import Foundation

/// What one walk over a tree of views came to: what there is to paint, how they were laid out, and what was noticed.
package struct ViewRecording: Sendable {
  package var displayList: DisplayList
  /// In the order of the tree.
  private let nodes: [RecordedNode]
  /// Everything noticed, in the order of the tree.
  package let findings: [ViewFinding]

  init(displayList: DisplayList, nodes: [RecordedNode]) {
    self.displayList = displayList
    self.nodes = nodes
    findings = nodes.enumerated().flatMap { index, node in
      node.findings.map { finding in
        var finding = finding
        finding.index = index
        return finding
      }
    }
  }

  /// How the tree was laid out. Views that are not painted are left out.
  ///
  /// As deep as the tree: ask for it where that has a limit (`treeDepthExceeds`).
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var layout: LayoutNode {
    var built = nodes.map(\.node)
    // What holds another node comes before it: children come from the last to the first.
    for (index, node) in nodes.enumerated().dropFirst().reversed() {
      built[index].children.reverse()
      built[node.holder].children.append(built[index])
    }
    built[0].children.reverse()
    return built[0]
  }

  /// The views in the order of the tree, as a survey looks at them; none unless the recording is one.
  package var surveyed: [SurveyedView] {
    nodes.compactMap { node in
      node.facts.map {
        SurveyedView(
          kind: node.node.kind, identifier: node.node.name, frame: node.node.frame, lines: node.node.lines,
          holder: node.holder, content: node.content, facts: $0)
      }
    }
  }
}

/// A view in a recording, without what is in it.
struct RecordedNode: Sendable {
  let view: ObjectIdentifier
  let node: LayoutNode
  /// The number of the superview's node; of the root its own.
  var holder: Int
  /// The number among the superview's subviews.
  let rank: Int
  var findings: [ViewFinding]
  /// What is noted of it in a survey.
  let facts: ViewFacts?
  /// The numbers of the commands that paint the view's own content.
  var content = 0..<0
}

extension [RecordedNode] {
  /// The same nodes, with what was found out about views apart from the walk.
  func adding(_ findings: [ObjectIdentifier: [ViewFinding]]) -> [RecordedNode] {
    guard !findings.isEmpty else { return self }
    return map { node in
      var node = node
      node.findings += findings[node.view] ?? []
      return node
    }
  }

  /// The same nodes, each after what holds it, a view's subviews in their order, whichever of them is painted first.
  func inTreeOrder() -> [RecordedNode] {
    var children: [[Int]] = map { _ in [] }
    for (index, node) in enumerated().dropFirst() { children[node.holder].append(index) }
    var (result, newIndices) = ([RecordedNode](), map { _ in 0 })
    var pending = [0]
    while let index = pending.popLast() {
      newIndices[index] = result.count
      var node = self[index]
      node.holder = newIndices[node.holder]
      result.append(node)
      pending += children[index].sorted { self[$0].rank > self[$1].rank }
    }
    return result
  }
}
