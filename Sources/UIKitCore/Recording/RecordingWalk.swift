import Drawing
import Findings
import Foundation
@_spi(Subclasses) import UIKitValues

/// A traversal of a tree of views and their layers that records everything known about them.
///
/// From back to front, a layer consists of its shadow, its background, its own and its view's content, its sublayers, and
/// its border, as Core Animation composes it; its mask and its opacity apply to all of that. A view that is painted in its
/// superview is also a node of the layout. The traversal is iterative, except for masks: a tree may be deeper than the
/// stack.
@MainActor
struct RecordingWalk {
  /// A visit to a layer, before or after its sublayers.
  private enum Step {
    case open(CALayer, LayerVisit)
    case close(CALayer, AffineTransform, LayerShadowState, isMasked: Bool)
  }

  /// The greatest depth of masks in masks; deeper ones show nothing.
  private static let maskDepthLimit = 16

  private(set) var commands: [DrawCommand] = []
  /// The nodes in painting order, the root first.
  private var painted: [RecordedNode] = []
  private var isReordered = false
  private var steps: [Step]
  private var areas = PaintedAreas()
  private var approximations = Approximations()
  /// Whether each view's facts for the rules of Dynamic Type are recorded.
  private let isSurvey: Bool
  private let maskDepth: Int

  /// Traverses the tree of a view whose top left corner is the origin.
  init(_ root: UIView, isSurvey: Bool = false) {
    (self.isSurvey, maskDepth) = (isSurvey, 0)
    let offset = root.bounds.origin
    let transform = AffineTransform(translationByX: -offset.x, byY: -offset.y)
    let visit = LayerVisit(origin: .zero, transform: transform, parent: 0, rank: 0)
    steps = [.open(root.ownLayer, visit)]
    if !root.isPainted || root.ownLayer.isCollapsed { addNode(root, ViewContent(), visit) }
    walk()
  }

  /// Traverses the tree of a layer without a place in the layout, in the coordinates in which its frame is.
  ///
  /// - Parameter origin: the place of these coordinates' origin on the device's pixels.
  init(_ layer: CALayer, from origin: CGPoint = .zero, maskDepth: Int = 0) {
    (isSurvey, self.maskDepth) = (false, maskDepth)
    let transform = layer.transformToSuperlayer
    let place = layer.originInSuperlayer
    var visit = LayerVisit(
      origin: CGPoint(x: origin.x + place.x, y: origin.y + place.y), transform: transform, parent: nil, rank: 0)
    visit.isMask = maskDepth > 0
    if !transform.isTranslation { (visit.origin, visit.placed) = (layer.bounds.origin, transform) }
    steps = [.open(layer, visit)]
    walk()
  }

  private mutating func walk() {
    while let step = steps.popLast() {
      switch step {
      case .open(let layer, let visit): if layer.isPainted, !layer.isCollapsed { open(layer, visit) }
      case .close(let layer, let transform, let shadow, let isMasked):
        let area = areas.close(layer, transform)
        layer.recordBorder(into: &commands, in: transform, shadow, over: area, isMasked: isMasked)
      }
    }
  }

  /// The nodes in tree order.
  var nodes: [RecordedNode] { isReordered ? painted.inTreeOrder() : painted }

  private mutating func open(_ layer: CALayer, _ visit: LayerVisit) {
    layer.layOutSublayersIfNeeded()
    let pixels = layer.pixels(at: visit.origin)
    let own = layer.ownContent(on: pixels)
    let content = layer.view?.recordedContent(on: pixels) ?? ViewContent()
    let mask = visit.isMask ? nil : mask(of: layer, visit)
    let shadow = layer.recordBackground(
      into: &commands, own.isEmpty ? content.commands : own + content.commands, in: visit.transform,
      mask: mask)
    steps.append(.close(layer, visit.transform, shadow, isMasked: mask != nil))
    areas.open(layer, shadow, own: own, hasViewContent: !content.commands.isEmpty)
    var parent: Int?
    if let view = layer.view, visit.parent != nil {
      parent = painted.count
      addNode(view, content, visit)
      let start = commands.count - content.commands.count
      painted[painted.count - 1].content = start..<commands.count
      addParts(of: view, visit, commandsFrom: start)
    }
    openSublayers(of: layer, visit, parent: parent)
  }

  /// The painting of a layer's mask; nil if it has none.
  private func mask(of layer: CALayer, _ visit: LayerVisit) -> [DrawCommand]? {
    guard let mask = layer.effects?.mask else { return nil }
    guard maskDepth < Self.maskDepthLimit else { return [] }
    let zero = CGPoint(x: visit.origin.x - layer.bounds.origin.x, y: visit.origin.y - layer.bounds.origin.y)
    return RecordingWalk(mask, from: zero, maskDepth: maskDepth + 1).commands
  }

  private mutating func openSublayers(of layer: CALayer, _ visit: LayerVisit, parent: Int?) {
    let sublayers = layer.sublayersInPaintingOrder
    let ranks = layer.ranksOfSubviews(paintedAs: sublayers)
    if ranks != nil { isReordered = true }
    for (index, sublayer) in sublayers.enumerated().reversed() {
      var inner = LayerVisit(
        origin: layer.place(of: sublayer, from: visit.origin), transform: sublayer.transformToSuperlayer,
        parent: sublayer.ownSuperlayer == nil ? parent : nil, rank: ranks?[ObjectIdentifier(sublayer)] ?? index)
      inner.placed = visit.placed
      if !inner.transform.isTranslation {
        let offset = layer.bounds.origin
        let zero = CGPoint(x: visit.origin.x - offset.x, y: visit.origin.y - offset.y)
        inner.placed = inner.transform.inside(AffineTransform(moving: zero)).inside(visit.placed ?? .identity)
        inner.origin = sublayer.bounds.origin
      }
      steps.append(.open(sublayer, inner))
    }
  }

  /// Adds the nodes of a view's parts, whose own content is then not the view's.
  private mutating func addParts(of view: UIView, _ visit: LayerVisit, commandsFrom start: Int) {
    let parts = view.contentParts
    guard !parts.isEmpty else { return }
    let first = painted.count
    painted[first - 1].content = start..<start
    for (rank, part) in parts.enumerated() {
      var node = part.node
      if let place = visit.placed {
        node.frame = place.box(of: node.frame)
        node.lines = node.lines.map { $0.transformed(by: place) }
      }
      let name = node.name.isEmpty ? node.kind : node.name
      var recorded = RecordedNode(
        view: part.identity, node: node, parent: part.parent.map { first + $0 } ?? first - 1, rank: rank - parts.count,
        findings: approximations.firsts(of: part.notes).map {
          ViewFinding(kind: $0.kind, view: name, message: $0.message)
        },
        facts: isSurvey ? part.facts : nil)
      recorded.content = start + part.commands.lowerBound..<start + part.commands.upperBound
      painted.append(recorded)
    }
  }

  private mutating func addNode(_ view: UIView, _ content: ViewContent, _ visit: LayerVisit) {
    let frame = CGRect(origin: visit.origin, size: view.boundsStorage.size)
    var node = LayoutNode(
      kind: "\(type(of: view))", name: view.accessibilityIdentifier ?? "",
      frame: visit.placed.map { $0.box(of: frame) } ?? frame,
      lines: visit.placed.map { place in content.lines.map { $0.transformed(by: place) } } ?? content.lines)
    node.margins = view.namedMargins.map(LayoutNode.Margins.init)
    var appearance = ViewAppearance(under: view.traitCollection)
    view.addAppearance(to: &appearance, showing: content)
    node.attributes = appearance.attributes
    let name = view.accessibilityIdentifier ?? node.kind
    let notes = approximations.firsts(of: content.notes + view.ownLayer.approximations)
    var findings = notes.map { ViewFinding(kind: $0.kind, view: name, message: $0.message) }
    if view.isUnplaced, view.hasInvisibleContent { findings.append(view.unplacedFinding) }
    for warning in view.owningController?.warnings ?? [] {
      findings.append(ViewFinding(kind: .ignoredPresentation, view: name, message: warning))
    }
    findings += (view.notedFindings + (view.owningController.map(NotedFindings.of) ?? [])).map {
      ViewFinding(kind: $0.kind, view: name, message: $0.message)
    }
    painted.append(
      RecordedNode(
        view: ObjectIdentifier(view), node: node, parent: visit.parent ?? 0, rank: visit.rank, findings: findings,
        facts: isSurvey ? view.facts : nil))
  }
}

/// The context of a layer when the traversal reaches it.
private struct LayerVisit {
  /// The layer's top left corner in the root's coordinate space; in a layer that is turned or scaled, in the space of that
  /// layer, on whose own pixels what is in it is drawn.
  var origin: CGPoint
  /// The transform from that layer's space to the root's; nil if there is none.
  var placed: AffineTransform?
  /// The transform from the layer's own space to the superlayer's; for the root, to the space of its frame.
  var transform: AffineTransform
  /// The index of the parent node if the layer belongs to a subview of that node's view.
  var parent: Int?
  /// The index among the siblings.
  var rank: Int
  /// Whether the layer is a mask, whose own mask has no effect.
  var isMask = false

  init(origin: CGPoint, transform: AffineTransform, parent: Int?, rank: Int) {
    (self.origin, self.transform, self.parent, self.rank) = (origin, transform, parent, rank)
  }
}

extension CALayer {
  /// The device's pixel grid in the layer's own coordinate space; `origin` is the layer's top left corner in the space of
  /// the pixels.
  fileprivate func pixels(at origin: CGPoint) -> OffsetPixelGrid {
    let offset = bounds.origin
    return OffsetPixelGrid(traits.pixelGrid, zero: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
  }

  /// The top left corner of a sublayer in the root's space; `origin` is this layer's corner there.
  fileprivate func place(of sublayer: CALayer, from origin: CGPoint) -> CGPoint {
    let (place, offset) = (sublayer.originInSuperlayer, bounds.origin)
    return CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y)
  }

  /// The subviews' indices by layer if the layers are not painted in the order of the subviews; otherwise `nil`.
  fileprivate func ranksOfSubviews(paintedAs layers: [CALayer]) -> [ObjectIdentifier: Int]? {
    guard let subviews = view?.children, !areLayers(of: subviews, in: layers) else { return nil }
    return Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($1.ownLayer), $0) })
  }

  /// Whether those of the layers that belong to subviews are those of all subviews, in their order.
  private func areLayers(of subviews: [UIView], in layers: [CALayer]) -> Bool {
    var count = 0
    for layer in layers where layer.ownSuperlayer == nil {
      guard count < subviews.count, subviews[count].ownLayer === layer else { return false }
      count += 1
    }
    return count == subviews.count
  }
}

extension LayoutNode.Line {
  /// The line where a transform places it: its beginning, and its width along the line.
  fileprivate func transformed(by transform: AffineTransform) -> LayoutNode.Line {
    let start = transform.place(of: CGPoint(x: x, y: baseline))
    let end = transform.place(of: CGPoint(x: x + width, y: baseline))
    let (across, down) = (end.x - start.x, end.y - start.y)
    return LayoutNode.Line(
      text: text, x: min(start.x, end.x), baseline: start.y, width: (across * across + down * down).squareRoot())
  }
}

extension LayoutNode.Margins {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
