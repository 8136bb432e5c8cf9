import Drawing
import Foundation
import HeadlessUIKit
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// Paints a tree of placed nodes, and lists them.
@MainActor
struct NodePainting {
  private(set) var commands: [DrawCommand] = []
  private(set) var parts: [ContentPart] = []
  /// The parts that stand for nodes, by node: their own, or of an unlisted one the first in it.
  private(set) var standIns: [ObjectIdentifier: Int] = [:]
  /// Findings about nodes that are not listed go to the hosting view.
  private(set) var notes: [ViewContent.Note] = []
  private let pixels: OffsetPixelGrid

  /// - Parameter pixels: the device's pixels in the hosting view's coordinates.
  init(on pixels: OffsetPixelGrid) { self.pixels = pixels }

  mutating func paint(_ nodes: [ViewNode]) {
    for node in nodes { paint(node, in: nil, under: .identity, isSeen: true, NodeSurroundings()) }
  }

  /// - Parameters:
  ///   - parent: the index of the part around the node.
  ///   - transform: from the node's coordinates to the hosting view's.
  private mutating func paint(
    _ node: ViewNode, in parent: Int?, under transform: AffineTransform, isSeen: Bool, _ around: NodeSurroundings
  ) {
    guard let frame = node.frame else { return }
    let rect = pixels.rounded(frame)
    let canvas = NodeCanvas(pixels: pixels, environment: node.environment)
    let start = commands.count
    let scopes = scopes(of: node, in: rect, canvas)
    for scope in scopes.list.reversed() { commands.append(.begin(scope)) }
    let inner = scopes.transform.inside(transform)
    let isSeen = isSeen && !scopes.isHidden
    var around = around.entering(node, rect, scopes.list)
    let parent = paintContent(of: node, rect, canvas, parent: parent, inner, isSeen: isSeen, &around)
    paintChildren(of: node, parent, inner, isSeen: isSeen, around)
    for _ in scopes.list { commands.endScope() }
    if scopes.isHidden { commands.removeSubrange(start...) }
  }

  private mutating func paintContent(
    of node: ViewNode, _ rect: CGRect, _ canvas: NodeCanvas, parent: Int?, _ transform: AffineTransform, isSeen: Bool,
    _ around: inout NodeSurroundings
  ) -> Int? {
    let content = node.painter?.paint(node, in: rect, on: canvas) ?? NodeContent()
    let start = commands.count
    commands += content.commands
    let notes = content.notes + around.notes(of: content) + node.placedEffects.compactMap(\.note)
    guard node.isListed, isSeen else {
      if isSeen { self.notes += notes }
      return parent
    }
    var listed = Drawing.LayoutNode(
      kind: node.kind, name: node.name, frame: transform.box(of: rect),
      lines: content.lines.map { $0.moved(by: transform) })
    listed.attributes = content.attributes
    if around.alpha != 1 {
      listed.attributes.append(.init(name: AppearanceAttribute.alpha.rawValue, value: number(around.alpha)))
    }
    let (facts, shown) = around.facts(of: node, content, under: transform, besides: standIns)
    for shown in shown { standIns[ObjectIdentifier(shown)] = parts.count }
    parts.append(
      ContentPart(
        ObjectIdentifier(node), listed, in: parent, notes: notes, facts: facts, commands: start..<commands.count))
    around = around.inside(node)
    return parts.count - 1
  }

  private mutating func paintChildren(
    of node: ViewNode, _ parent: Int?, _ transform: AffineTransform, isSeen: Bool, _ around: NodeSurroundings
  ) {
    if case .masked = node.composition, node.children.count == 2 {
      var mask = NodePainting(on: pixels)
      mask.paint([node.children[1]])
      commands.append(.begin(.mask(mask.commands)))
      paint(node.children[0], in: parent, under: transform, isSeen: isSeen, around)
      commands.endScope()
      return
    }
    if node.hasBackground, node.children.count == 2, let frame = node.frame {
      let start = commands.count
      paint(node.children[0], in: parent, under: transform, isSeen: isSeen, around.behind)
      let around = commands[start...].contains(where: \.isVisible) ? around.on(frame) : around
      paint(node.children[1], in: parent, under: transform, isSeen: isSeen, around)
      return
    }
    // Those of a higher rank are painted later, others in their order.
    let children = node.placedChildren
    let ranked =
      !node.keepsOrder && children.contains { $0.traits.zIndex != 0 }
      ? children.enumerated().sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
        .map(\.element) : children
    for child in ranked { paint(child, in: parent, under: transform, isSeen: isSeen, around) }
  }

  /// The scopes of a node's effects, the innermost first.
  private func scopes(
    of node: ViewNode, in rect: CGRect, _ canvas: NodeCanvas
  ) -> (list: [Scope], transform: AffineTransform, isHidden: Bool) {
    var list: [Scope] = []
    var transform = AffineTransform.identity
    var isHidden = false
    for effect in node.placedEffects {
      switch effect {
      case .opacity(let opacity):
        if opacity < 1 { list.append(.group(alpha: opacity)) }
        if opacity == 0 { isHidden = true }
      case .hidden: isHidden = true
      case .scope(let make):
        let scope = make(rect, canvas)
        list.append(scope)
        if case .transform(let change) = scope { transform = transform.inside(change) }
      case .note, .late: break
      }
    }
    return (list, transform, isHidden)
  }
}

extension NodeEffect {
  fileprivate var note: ViewContent.Note? { if case .note(let note) = self { note } else { nil } }
}

extension OffsetPixelGrid {
  /// The rectangle with its corner on a pixel and its size in whole pixels, each rounded by itself, halves up (recorded
  /// trees).
  fileprivate func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: nearestX(rect.minX), y: nearestY(rect.minY), width: grid.nearest(rect.width), height: grid.nearest(rect.height)
    )
  }
}

extension Drawing.LayoutNode.Line {
  fileprivate func moved(by transform: AffineTransform) -> Drawing.LayoutNode.Line {
    guard !transform.isIdentity else { return self }
    let start = transform.place(of: CGPoint(x: x, y: baseline))
    let end = transform.place(of: CGPoint(x: x + width, y: baseline))
    let (across, down) = (end.x - start.x, end.y - start.y)
    return Drawing.LayoutNode.Line(
      text: text, x: min(start.x, end.x), baseline: start.y, width: (across * across + down * down).squareRoot())
  }
}
