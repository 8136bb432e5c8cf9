import Drawing
import Foundation
import Raster

/// A layer's turn in the walk of a tree: before its sublayers, and after them.
private enum RecordingStep {
  case open(CALayer, origin: CGPoint)
  case close(CALayer, origin: CGPoint)
}

extension CALayer {
  /// What there is to paint of the tree, the layer's top left corner at zero.
  ///
  /// Back to front, each layer is its background, its view's content, its sublayers, and its border, as Core Animation
  /// composes it. Walks without recursion: a tree may be deeper than the stack.
  final func recordTree() -> [DrawCommand] {
    var commands: [DrawCommand] = []
    var steps = [RecordingStep.open(self, origin: .zero)]
    while let step = steps.popLast() {
      switch step {
      case .open(let layer, let origin):
        guard layer.isPainted else { continue }
        layer.recordBack(into: &commands, origin: origin)
        steps.append(.close(layer, origin: origin))
        steps += layer.sublayersInPaintingOrder.reversed().map { sublayer in
          .open(sublayer, origin: layer.origin(of: sublayer, from: origin))
        }
      case .close(let layer, let origin):
        layer.recordFront(into: &commands, origin: origin)
      }
    }
    return commands
  }

  /// What dynamic colours are resolved under.
  final var traits: UITraitCollection { view?.traitCollection ?? .current }

  private var alpha: Double { view.map { Double($0.alpha) } ?? Double(own.opacity) }
  private var isPainted: Bool { !isHidden && alpha > 0 }
  private var isClipping: Bool { view?.clipsToBounds ?? masksToBounds }
  private var isEmpty: Bool { bounds.size.width <= 0 || bounds.size.height <= 0 }

  /// The top left corner of a sublayer in the root's space, where `origin` is this layer's.
  private func origin(of sublayer: CALayer, from origin: CGPoint) -> CGPoint {
    let (place, offset) = (sublayer.originInSuperlayer, bounds.origin)
    return CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y)
  }

  private func shape(at origin: CGPoint) -> Shape {
    let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    return Shape(rect: CGRect(origin: origin, size: bounds.size), cornerRadius: Double(radius))
  }

  private func recordBack(into commands: inout [DrawCommand], origin: CGPoint) {
    if alpha < 1 { commands.append(.beginGroup(alpha: alpha)) }
    if let background {
      let color = background.color(under: traits)
      if color.alpha > 0, !isEmpty { commands.append(.fill(shape(at: origin), color)) }
    }
    if isClipping { commands.append(.beginClip(shape(at: origin))) }
    view?.recordContent(into: &commands, origin: origin)
  }

  private func recordFront(into commands: inout [DrawCommand], origin: CGPoint) {
    if isClipping { commands.closeScope(with: .endClip) }
    if borderWidth > 0, borderWidth.isFinite, !isEmpty, let color = borderColor?.color, color.alpha > 0 {
      commands.append(.border(shape(at: origin), width: Double(borderWidth), color))
    }
    if alpha < 1 { commands.closeScope(with: .endGroup) }
  }
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
