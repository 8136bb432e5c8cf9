import Drawing
import Foundation

/// The part of a layer's shadow that remains to be recorded after its sublayers.
enum LayerShadowState {
  case none
  /// The ends of scopes: of one that casts the shadow of all that is in it, and perhaps of one that cuts it off.
  case open(scopes: Int)
  /// The end of a scope that begins with the command at an index, unless all that the layer paints turns out to lie on its
  /// opaque background: then the shadow is that of the background's shape, which needs no scope.
  case undecided(at: Int, Shadow)
}

extension CALayer {
  /// Records the layer's shadow, or the beginning of the scope that casts it.
  ///
  /// A layer that masks to its bounds cuts off its own shadow: of an opaque one nothing remains to be seen.
  final func recordShadow(
    into commands: inout [DrawCommand], in transform: AffineTransform, overOpaque isOpaque: Bool
  ) -> LayerShadowState {
    guard let effects, let shadow = effects.shadow.painted(under: transform), !(isClipping && isOpaque) else {
      return .none
    }
    if isClipping { commands.append(.begin(.clip(.rectangle(shape)))) }
    if let path = effects.shadow.path {
      var outline = path.outline
      outline.usesEvenOddRule = false
      commands.append(.shadow(.outline(outline), shadow))
      if isClipping { commands.append(.end) }
      return .none
    }
    commands.append(.begin(.shadow(shadow)))
    return isOpaque ? .undecided(at: commands.count - 1, shadow) : .open(scopes: isClipping ? 2 : 1)
  }

  /// Ends what `recordShadow` began.
  ///
  /// - Parameter area: the bounding rectangle of what the sublayers paint, in the layer's coordinates; nil if they paint
  ///   nothing.
  final func endShadow(_ state: LayerShadowState, in commands: inout [DrawCommand], over area: CGRect?) {
    switch state {
    case .none: break
    case .open(let scopes): for _ in 0..<scopes { commands.endScope() }
    case .undecided(let index, let shadow):
      if area.map(shape.surrounds) ?? true {
        commands[index] = .shadow(.rectangle(shape), shadow)
      } else {
        commands.endScope()
      }
    }
  }
}
