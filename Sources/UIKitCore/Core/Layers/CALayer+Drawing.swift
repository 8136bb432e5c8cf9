import Drawing
import Foundation
import Raster

extension CALayer {
  /// The traits under which dynamic colours are resolved.
  final var traits: UITraitCollection { view?.traitCollection ?? .current }

  private var alpha: Double { view.map { Double($0.alpha) } ?? Double(own.opacity) }
  final var isPainted: Bool { !isHidden && alpha > 0 }
  private var isClipping: Bool { view?.clipsToBounds ?? masksToBounds }
  private var isEmpty: Bool { bounds.size.width <= 0 || bounds.size.height <= 0 }

  private var shape: RoundedRectangle {
    let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    return RoundedRectangle(rect: bounds, cornerRadius: Double(radius))
  }

  /// Records the layer's background and its view's content in the layer's own coordinate space.
  ///
  /// - Parameter transform: the transform from the layer's space to its superlayer's.
  final func recordBackground(
    into commands: inout [DrawCommand], _ content: [DrawCommand], in transform: AffineTransform
  ) {
    if !transform.isIdentity { commands.append(.begin(.transform(transform))) }
    if alpha < 1 { commands.append(.begin(.group(alpha: alpha))) }
    if let background {
      let color = background.color(under: traits)
      if color.alpha > 0, !isEmpty { commands.append(.fill(.rectangle(shape), .color(color))) }
    }
    if isClipping { commands.append(.begin(.clip(.rectangle(shape)))) }
    commands += content
  }

  /// Records what is drawn over the sublayers: the border.
  final func recordBorder(into commands: inout [DrawCommand], in transform: AffineTransform) {
    if isClipping { commands.endScope() }
    if borderWidth > 0, borderWidth.isFinite, !isEmpty, let color = borderColor?.color, color.alpha > 0 {
      commands.append(.fill(.border(shape, width: Double(borderWidth)), .color(color)))
    }
    if alpha < 1 { commands.endScope() }
    if !transform.isIdentity { commands.endScope() }
  }
}
