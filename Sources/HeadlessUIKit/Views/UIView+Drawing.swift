package import Drawing
import Foundation
import Raster

extension UIView {
  /// What there is to paint of the tree, in this view's size; the views must have been laid out.
  ///
  /// Back to front, each view is its background, its content, its subviews, and its border, as Core Animation composes
  /// a layer. Walks without recursion: a tree may be deeper than the stack.
  package func recordDisplayList() -> DisplayList {
    var commands: [DrawCommand] = []
    var steps = [RecordingStep.open(self, origin: .zero)]
    while let step = steps.popLast() {
      switch step {
      case .open(let view, let origin):
        guard view.isPainted else { continue }
        view.recordBack(into: &commands, origin: origin)
        steps.append(.close(view, origin: origin))
        steps += view.children.reversed().map { .open($0, origin: view.rootOrigin(of: $0, from: origin)) }
      case .close(let view, let origin):
        view.recordFront(into: &commands, origin: origin)
      }
    }
    return DisplayList(size: boundsStorage.size, commands: commands)
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

/// A view's turn in the walk of a tree: before its subviews, and after them.
private enum RecordingStep {
  case open(UIView, origin: CGPoint)
  case close(UIView, origin: CGPoint)
}

extension UIView {
  final var isPainted: Bool { !isHidden && alpha > 0 }

  /// The top left corner of a subview in the root's space, where `origin` is this view's.
  private func rootOrigin(of subview: UIView, from origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + subview.origin.x - boundsStorage.origin.x,
      y: origin.y + subview.origin.y - boundsStorage.origin.y)
  }

  private func shape(at origin: CGPoint) -> Shape {
    let radius = layer.cornerRadius.isFinite ? max(0, layer.cornerRadius) : 0
    return Shape(rect: CGRect(origin: origin, size: boundsStorage.size), cornerRadius: Double(radius))
  }

  private func recordBack(into commands: inout [DrawCommand], origin: CGPoint) {
    if alpha < 1 { commands.append(.beginGroup(alpha: Double(alpha))) }
    if let background = layer.background {
      let color = background.color(under: traitCollection)
      if color.alpha > 0, !hasNoArea { commands.append(.fill(shape(at: origin), color)) }
    }
    if clipsToBounds { commands.append(.beginClip(shape(at: origin))) }
    recordContent(into: &commands, origin: origin)
  }

  private func recordFront(into commands: inout [DrawCommand], origin: CGPoint) {
    if clipsToBounds { commands.closeScope(with: .endClip) }
    let width = layer.borderWidth
    if width > 0, width.isFinite, !hasNoArea, let color = layer.borderColor?.color, color.alpha > 0 {
      commands.append(.border(shape(at: origin), width: Double(width), color))
    }
    if alpha < 1 { commands.closeScope(with: .endGroup) }
  }

  final var hasNoArea: Bool { boundsStorage.size.width <= 0 || boundsStorage.size.height <= 0 }
}

extension [DrawCommand] {
  /// Ends the innermost clip or group; one with nothing in it is taken back.
  fileprivate mutating func closeScope(with end: DrawCommand) {
    if last?.opensScope == true {
      removeLast()
    } else {
      append(end)
    }
  }
}
