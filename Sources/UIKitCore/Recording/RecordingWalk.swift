import Drawing
import Foundation
@_spi(Subclasses) package import UIKitValues

/// A traversal of a tree of views and their layers that records everything known about them.
///
/// From back to front, a layer consists of its background, its view's content, its sublayers, and its border, as Core
/// Animation composes it. A view that is painted in its superview is also a node of the layout. The traversal is
/// iterative: a tree may be deeper than the stack.
@MainActor
struct RecordingWalk {
  /// A visit to a layer, before or after its sublayers.
  private enum Step {
    case open(CALayer, LayerVisit)
    case close(CALayer, AffineTransform)
  }

  private(set) var commands: [DrawCommand] = []
  /// The nodes in painting order, the root first.
  private var painted: [RecordedNode] = []
  private var isReordered = false
  private var steps: [Step]
  /// Whether each view's facts for the rules of Dynamic Type are recorded.
  private let isSurvey: Bool

  /// Traverses the tree of a view whose top left corner is the origin.
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
      case .close(let layer, let transform): layer.recordBorder(into: &commands, in: transform)
      }
    }
  }

  /// The nodes in tree order.
  var nodes: [RecordedNode] { isReordered ? painted.inTreeOrder() : painted }

  private mutating func open(_ layer: CALayer, _ visit: LayerVisit) {
    let content = layer.view.map { $0.recordedContent(on: $0.pixels(at: visit.origin)) } ?? ViewContent()
    layer.recordBackground(into: &commands, content.commands, in: visit.transform)
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
    var appearance = ViewAppearance(under: view.traitCollection)
    view.addAppearance(to: &appearance, showing: content)
    node.attributes = appearance.attributes
    let name = view.accessibilityIdentifier ?? node.kind
    var findings = content.notes.map { ViewFinding(kind: $0.kind, view: name, message: $0.message) }
    if view.isUnplaced, view.hasInvisibleContent { findings.append(view.unplacedFinding) }
    painted.append(
      RecordedNode(
        view: ObjectIdentifier(view), node: node, holder: visit.holder ?? 0, rank: visit.rank, findings: findings,
        facts: isSurvey ? view.facts : nil))
  }
}

/// The context of a layer when the traversal reaches it.
private struct LayerVisit {
  /// The layer's top left corner in the root's coordinate space.
  var origin: CGPoint
  /// The transform from the layer's own space to the superlayer's; for the root, to the space of its frame.
  var transform: AffineTransform
  /// The index of the parent node if the layer belongs to a subview of that node's view.
  var holder: Int?
  /// The index among the siblings.
  var rank: Int
}

extension UIView {
  /// The device's pixel grid in the view's own coordinate space; `origin` is the view's top left corner in the root's
  /// space.
  fileprivate func pixels(at origin: CGPoint) -> OffsetPixelGrid {
    let offset = bounds.origin
    return OffsetPixelGrid(
      traitCollection.pixelGrid, zero: CGPoint(x: origin.x - offset.x, y: origin.y - offset.y))
  }
}

extension CALayer {
  /// The top left corner of a sublayer in the root's space; `origin` is this layer's corner there.
  fileprivate func place(of sublayer: CALayer, from origin: CGPoint) -> CGPoint {
    let (place, offset) = (sublayer.originInSuperlayer, bounds.origin)
    return CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y)
  }

  /// The subviews' indices by layer if the layers are not painted in the order of the subviews; otherwise `nil`.
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
