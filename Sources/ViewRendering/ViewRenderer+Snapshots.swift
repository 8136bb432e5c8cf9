import Drawing
import Foundation
import HeadlessUIKit
package import Snapshots

extension ViewRenderer {
  /// A laid-out view as a case to be compared. It is drawn only if its pixels are asked for, on the main actor.
  package func renderedCase(
    _ rendered: RenderedView, _ identity: CaseIdentity, scale: Double
  ) throws(ViewRenderingError) -> RenderedCase {
    RenderedCase(
      identity: identity, engine: try engineFingerprint(), fonts: usedFonts(rendered.displayList),
      displayList: rendered.displayList.hash(), layout: LayoutNode(rendered.layout)
    ) { [self] in
      try MainActor.assumeIsolated { try draw(rendered.displayList, scale: scale) }
    }
  }
}

extension RenderedView {
  /// The findings as results keep them: each says which of the views it is about, also where several are called the same.
  package var snapshotFindings: [Finding] {
    let nodes = layout.inOrder
    guard nodes.contains(where: { !$0.findings.isEmpty }) else { return [] }
    let tree = LayoutTree(LayoutNode(layout))
    return nodes.enumerated().flatMap { index, node in
      node.findings.map { Finding(kind: $0.kind.rawValue, node: tree.name(at: index), message: $0.message) }
    }
  }
}

extension ViewNode {
  /// The node and all in it, each after what holds it.
  fileprivate var inOrder: [ViewNode] { [self] + children.flatMap(\.inOrder) }
}

extension LayoutNode {
  /// What records keep of a view's layout.
  init(_ node: ViewNode) {
    let frame = node.frame
    self.init(
      kind: node.className, name: node.name ?? "",
      frame: Frame(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height),
      lines: node.textLines.map { Line(text: $0.text, x: $0.x, baseline: $0.baseline, width: $0.width) },
      children: node.children.map(LayoutNode.init))
  }
}
