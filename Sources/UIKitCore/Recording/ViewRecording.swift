package import Drawing
import Foundation
package import SpokenElements

/// The result of recording a tree of views: the display list, the layout, and the findings.
package struct ViewRecording: Sendable {
  package var displayList: DisplayList
  /// The nodes in tree order.
  private let nodes: [RecordedNode]
  /// All findings, in tree order.
  package let findings: [ViewFinding]
  /// The accessibility elements as they were found; `nil` if they were not searched for.
  private let elements: ElementTree?

  init(displayList: DisplayList, nodes: [RecordedNode], elements: ElementTree? = nil) {
    self.displayList = displayList
    self.nodes = nodes
    self.elements = elements
    findings = nodes.enumerated().flatMap { index, node in
      node.findings.map { finding in
        var finding = finding
        finding.index = index
        return finding
      }
    }
  }

  /// The layout of the tree, without the views that are not painted.
  ///
  /// It is as deep as the tree: check `treeDepthExceeds` first where depth is limited.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package var layout: LayoutNode {
    var built = nodes.map(\.node)
    // A parent comes before its children in the list, so the children are added from the last to the first.
    for (index, node) in nodes.enumerated().dropFirst().reversed() {
      built[index].children.reverse()
      built[node.parent].children.append(built[index])
    }
    built[0].children.reverse()
    return built[0]
  }

  /// VoiceOver's reading of the tree: its accessibility elements in the order in which they are visited; empty unless
  /// they were recorded.
  ///
  /// - Complexity: O(*n* log *n*) in the number of elements, on each call.
  package var spokenElements: [SpokenElement] { elements?.spokenElements ?? [] }

  /// Whether the accessibility elements were recorded.
  package var hasSpokenElements: Bool { elements != nil }

  /// The views in tree order, as a survey examines them; empty unless the recording is a survey.
  package var surveyed: [SurveyedView] {
    nodes.compactMap { node in
      node.facts.map {
        SurveyedView(
          kind: node.node.kind, identifier: node.node.name, frame: node.node.frame, lines: node.node.lines,
          parent: node.parent, content: node.content, facts: $0)
      }
    }
  }
}

/// A view in a recording, without its descendants.
struct RecordedNode: Sendable {
  let view: ObjectIdentifier
  let node: LayoutNode
  /// The index of the superview's node; for the root, its own.
  var parent: Int
  /// The index among the superview's subviews.
  let rank: Int
  var findings: [ViewFinding]
  /// The facts recorded for a survey; `nil` otherwise.
  let facts: ViewFacts?
  /// The indices of the commands that paint the view's own content.
  var content = 0..<0
}

extension [RecordedNode] {
  /// The same nodes with additional findings about their views.
  func adding(_ findings: [ObjectIdentifier: [ViewFinding]]) -> [RecordedNode] {
    guard !findings.isEmpty else { return self }
    return map { node in
      var node = node
      node.findings += findings[node.view] ?? []
      return node
    }
  }

  /// The same nodes in tree order: parents before children, and subviews in their order, regardless of painting
  /// order.
  func inTreeOrder() -> [RecordedNode] {
    var children: [[Int]] = map { _ in [] }
    for (index, node) in enumerated().dropFirst() { children[node.parent].append(index) }
    var (result, newIndices) = ([RecordedNode](), map { _ in 0 })
    var pending = [0]
    while let index = pending.popLast() {
      newIndices[index] = result.count
      var node = self[index]
      node.parent = newIndices[node.parent]
      result.append(node)
      pending += children[index].sorted { self[$0].rank > self[$1].rank }
    }
    return result
  }
}
