import Drawing
import Foundation
import Raster

extension CALayer {
  /// What dynamic colours are resolved under.
  final var traits: UITraitCollection { view?.traitCollection ?? .current }

  private var alpha: Double { view.map { Double($0.alpha) } ?? Double(own.opacity) }
  final var isPainted: Bool { !isHidden && alpha > 0 }
  private var isClipping: Bool { view?.clipsToBounds ?? masksToBounds }
  private var isEmpty: Bool { bounds.size.width <= 0 || bounds.size.height <= 0 }

  /// The top left corner of a sublayer in the root's space, where `origin` is this layer's.
  final func origin(of sublayer: CALayer, from origin: CGPoint) -> CGPoint {
    let (place, offset) = (sublayer.originInSuperlayer, bounds.origin)
    return CGPoint(x: origin.x + place.x - offset.x, y: origin.y + place.y - offset.y)
  }

  private func shape(at origin: CGPoint) -> Shape {
    let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    return Shape(rect: CGRect(origin: origin, size: bounds.size), cornerRadius: Double(radius))
  }

  /// Records the layer's background, and its view's content.
  final func recordBack(into commands: inout [DrawCommand], _ content: [DrawCommand], origin: CGPoint) {
    if alpha < 1 { commands.append(.beginGroup(alpha: alpha)) }
    if let background {
      let color = background.color(under: traits)
      if color.alpha > 0, !isEmpty { commands.append(.fill(shape(at: origin), color)) }
    }
    if isClipping { commands.append(.beginClip(shape(at: origin))) }
    commands += content
  }

  /// Records what is over the sublayers: the border.
  final func recordFront(into commands: inout [DrawCommand], origin: CGPoint) {
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
