import Drawing
import Foundation
import Raster
import UIKitValues

extension CALayer {
  /// The traits under which dynamic colours are resolved.
  final var traits: UITraitCollection { view?.traitCollection ?? .current }

  private var alpha: Double { Double(view?.alpha ?? CGFloat(own.opacity)) }
  final var isPainted: Bool { !isHidden && alpha > 0 }
  final var isClipping: Bool { view?.clipsToBounds ?? masksToBounds }
  private var isEmpty: Bool { bounds.size.width <= 0 || bounds.size.height <= 0 }

  /// The bounds with the layer's corners.
  final var shape: RoundedRectangle {
    let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
    guard let effects, radius > 0 else { return RoundedRectangle(rect: bounds, cornerRadius: Double(radius)) }
    return RoundedRectangle(
      rect: bounds, cornerRadius: Double(radius),
      corners: RectCorner(rawValue: UInt8(truncatingIfNeeded: effects.maskedCorners.rawValue & 15)),
      curve: effects.cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The background's colour under the layer's traits; `nil` if nothing of it is visible.
  private var visibleBackground: Color? {
    guard let color = background?.color(under: traits), color.alpha > 0, !isEmpty else { return nil }
    return color
  }

  /// Records what is drawn below the sublayers, in the layer's own coordinate space: its shadow, its background and its
  /// content, with that of its view.
  ///
  /// - Parameters:
  ///   - transform: the transform from the layer's space to its superlayer's.
  ///   - mask: what paints the mask, if there is one.
  /// - Returns: the state of the shadow, for `recordBorder`.
  final func recordBackground(
    into commands: inout [DrawCommand], _ content: [DrawCommand], in transform: AffineTransform,
    mask: [DrawCommand]?
  ) -> LayerShadowState {
    if !transform.isIdentity { commands.append(.begin(.transform(transform))) }
    if alpha < 1 { commands.append(.begin(.group(alpha: alpha))) }
    if let mask { commands.append(.begin(.mask(mask))) }
    let color = visibleBackground
    let shadow = recordShadow(into: &commands, in: transform, overOpaque: (color?.alpha ?? 0) >= 1)
    if let color { commands.append(.fill(.rectangle(shape), .color(color))) }
    if isClipping { commands.append(.begin(.clip(.rectangle(shape)))) }
    commands += content
    return shadow
  }

  /// Records what is drawn over the sublayers: the border.
  ///
  /// - Parameters:
  ///   - shadow: what remains of the shadow.
  ///   - area: the bounding rectangle of what the sublayers paint, if the shadow depends on it.
  ///   - isMasked: whether a mask was recorded.
  final func recordBorder(
    into commands: inout [DrawCommand], in transform: AffineTransform, _ shadow: LayerShadowState, over area: CGRect?,
    isMasked: Bool
  ) {
    if isClipping { commands.endScope() }
    if borderWidth > 0, borderWidth.isFinite, !isEmpty, let color = borderColor?.color, color.alpha > 0 {
      commands.append(.fill(.border(shape, width: Double(borderWidth)), .color(color)))
    }
    endShadow(shadow, in: &commands, over: area)
    if isMasked { commands.endScope() }
    if alpha < 1 { commands.endScope() }
    if !transform.isIdentity { commands.endScope() }
  }
}
