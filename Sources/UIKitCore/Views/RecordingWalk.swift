import Drawing
import Foundation
@_spi(Subclasses) package import UIKitValues

/// The walk over a tree of views and their layers in which all that is known of them is recorded.
///
/// Back to front, each layer is its background, its view's content, its sublayers, and its border, as Core Animation
/// composes it. A view that is painted in its superview's place is a node of the layout as well. Walks without
/// recursion: a tree may be deeper than the stack.
@MainActor
struct RecordingWalk {
  /// A layer's turn: before its sublayers, and after them.
  private enum Step {
    case open(CALayer, LayerVisit)
    case close(CALayer, AffineTransform)
  }

  private(set) var commands: [DrawCommand] = []
  /// In the order they are painted, the root first.
  private var painted: [RecordedNode] = []
  private var isReordered = false
  private var steps: [Step]
  /// Whether what the laws of Dynamic Type ask is noted of each view.
  private let isSurvey: Bool

  /// Walks the tree of a view, its top left corner at zero.
  init(_ root: UIView, isSurvey: Bool = false) {
    self.isSurvey = isSurvey
    let offset = root.bounds.origin
    let transform = AffineTransform(translationByX: -offset.x, byY: -offset.y)
    let visit = LayerVisit(origin: .zero, transform: transform, holder: 0, rank: 0)
    steps = [.open(root.layer, visit)]
    if !root.isPainted { addNode(root, ViewContent(), visit) }
    while let step = steps.popLast() {
      switch step {
      case .open(let layer, let visit): if layer.isPainted { open(layer, visit) }
      case .close(let layer, let transform): layer.recordFront(into: &commands, in: transform)
      }
    }
  }

  /// The views in the order of the tree.
  var nodes: [RecordedNode] { isReordered ? painted.inTreeOrder() : painted }

  private mutating func open(_ layer: CALayer, _ visit: LayerVisit) {
    let content = layer.view.map { $0.recordedContent(on: $0.pixels(at: visit.origin)) } ?? ViewContent()
    layer.recordBack(into: &commands, content.commands, in: visit.transform)
    steps.append(.close(layer, visit.transform))
    var holder: Int?
    if let view = layer.view, visit.holder != nil {
      holder = painted.count
      addNode(view, content, visit)
      painted[painted.count - 1].content = commands.count - content.commands.count..<commands.count
    }
    openSublayers(of: layer, at: visit.origin, holder: holder)
  }

  private mutating func openSublayers(of layer: CALayer, at origin: CGPoint, holder: Int?) {
    let sublayers = layer.sublayersInPaintingOrder
    let ranks = layer.ranksOfSubviews(paintedAs: sublayers)
    if ranks != nil { isReordered = true }
    for (index, sublayer) in sublayers.enumerated().reversed() {
      let visit = LayerVisit(
        origin: layer.place(of: sublayer, from: origin), transform: sublayer.transformToSuperlayer,
        holder: sublayer.ownSuperlayer == nil ? holder : nil, rank: ranks?[ObjectIdentifier(sublayer)] ?? index)
      steps.append(.open(sublayer, visit))
    }
  }

  private mutating func addNode(_ view: UIView, _ content: ViewContent, _ visit: LayerVisit) {
    var node = LayoutNode(
      kind: String(describing: type(of: view)), name: view.accessibilityIdentifier ?? "",
      frame: CGRect(origin: visit.origin, size: view.boundsStorage.size), lines: content.lines)
    node.margins = view.namedMargins.map(LayoutNode.Margins.init)
    let name = view.accessibilityIdentifier ?? node.kind
    var findings = content.notes.map { ViewFinding(kind: $0.kind, view: name, message: $0.message) }
    if view.isUnplaced, view.hasUnseenContent { findings.append(view.unplacedFinding) }
    painted.append(
      RecordedNode(
        view: ObjectIdentifier(view), node: node, holder: visit.holder ?? 0, rank: visit.rank, findings: findings,
        facts: isSurvey ? view.facts : nil))
  }
}

/// What is known of a layer when the walk comes to it.
private struct LayerVisit {
  /// The top left corner in the root's space.
  var origin: CGPoint
  /// Takes the layer's own space to the superlayer's; the root's to that of its frame.
  var transform: AffineTransform
  /// The number of the node that it is in, if its view is that of a subview there.
  var holder: Int?
  /// The number among its neighbours.
  var rank: Int
}

extension UIView {
  /// The device's pixels in the view's own space, where `origin` is its top left corner in the root's.
  fileprivate func pixels(at origin: CGPoint) -> PlacedPixelGrid {
    let offset = bounds.origin
    return PlacedPixelGrid(
      traitCollection.pixelGrid, zero: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
  }
}

extension CALayer {
  /// The top left corner of a sublayer in the root's space, where `origin` is this layer's.
  fileprivate func place(of sublayer: CALayer, from origin: CGPoint) -> CGPoint {
    let (place, offset) = (sublayer.originInSuperlayer, bounds.origin)
    return CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y)
  }

  /// The numbers of the subviews' layers, where these are painted in another order than they are in; nil elsewhere.
  fileprivate func ranksOfSubviews(paintedAs layers: [CALayer]) -> [ObjectIdentifier: Int]? {
    guard let subviews = view?.children else { return nil }
    let ofSubviews = layers.lazy.filter { $0.ownSuperlayer == nil }
    guard !ofSubviews.elementsEqual(subviews, by: { $0 === $1.layer }) else { return nil }
    return Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($1.layer), $0) })
  }
}

extension LayoutNode.Margins {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
