package import Drawing
import Foundation

extension UIView {
  /// What there is to paint of the tree, in this view's size; the views must have been laid out.
  package func recordDisplayList() -> DisplayList {
    DisplayList(size: boundsStorage.size, commands: layer.recordTree())
  }

  /// How the tree was laid out. Views that are not painted are left out.
  ///
  /// Recursive, as its result is: call it on trees whose depth has a limit (`treeDepthExceeds`).
  package func layoutNode() -> ViewNode {
    layoutNode(origin: .zero, layoutFindings: layoutFindings)
  }

  private func layoutNode(origin: CGPoint, layoutFindings: [ObjectIdentifier: [ViewFinding]]) -> ViewNode {
    var node = ViewNode(
      className: String(describing: type(of: self)), name: accessibilityIdentifier,
      frame: CGRect(origin: origin, size: boundsStorage.size))
    describeContent(into: &node)
    if isUnplaced, hasUnseenContent { node.findings.append(unplacedFinding) }
    node.findings += layoutFindings[ObjectIdentifier(self)] ?? []
    node.children = children.filter(\.isPainted).map {
      $0.layoutNode(origin: rootOrigin(of: $0, from: origin), layoutFindings: layoutFindings)
    }
    return node
  }
}

extension UIView {
  /// What `draw(_:)` draws, cut off at the bounds.
  func recordClippedDrawing(origin: CGPoint) -> [DrawCommand] {
    // A view of the class itself draws nothing; most views are.
    guard type(of: self) != UIView.self, bounds.size.width > 0, bounds.size.height > 0 else { return [] }
    let drawing = recordDrawing(origin: origin)
    guard !drawing.isEmpty else { return [] }
    return [.beginClip(Shape(rect: CGRect(origin: origin, size: bounds.size)))] + drawing + [.endClip]
  }
}

extension UIView {
  final var isPainted: Bool { !isHidden && alpha > 0 }

  /// The top left corner of a subview in the root's space, where `origin` is this view's.
  private func rootOrigin(of subview: UIView, from origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + subview.origin.x - boundsStorage.origin.x,
      y: origin.y + subview.origin.y - boundsStorage.origin.y)
  }

  final var hasNoArea: Bool { boundsStorage.size.width <= 0 || boundsStorage.size.height <= 0 }
}
