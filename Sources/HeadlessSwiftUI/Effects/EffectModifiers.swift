import Drawing
import Findings
public import Foundation
public import HeadlessUIKit
@_spi(Subclasses) import UIKitValues

extension View {
  private nonisolated func adding(
    _ effect: @escaping @MainActor (NodeContext) -> NodeEffect
  ) -> ModifiedContent<Self, _NodeModifier> {
    changingNodes { node, context in node.effects.append(effect(context)) }
  }

  public nonisolated func opacity(_ opacity: Double) -> some View { adding { _ in .opacity(min(max(opacity, 0), 1)) } }

  /// Keeps the view's room, and shows nothing in it.
  public nonisolated func hidden() -> some View { adding { _ in .hidden } }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    adding { _ in .scope { rect, _ in .clip(.rectangle(rect)) } }
  }

  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    adding { _ in .scope { rect, _ in .clip(shape.drawnPath(in: rect).path) } }
  }

  /// Round corners, which are continuous (measured: P13).
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  public nonisolated func compositingGroup() -> some View { adding { _ in .scope { _, _ in .group(alpha: 1) } } }
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View {
    adding { _ in .scope { _, _ in .group(alpha: 1) } }
  }
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }

  /// A shadow of all that the view shows.
  ///
  /// - Parameter radius: the blur in points, as Core Animation has it: a Gaussian of this deviation.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    adding { _ in
      .scope { _, canvas in
        .shadow(
          Shadow(
            offset: CGSize(width: x, height: y), blurRadius: Double(2 * radius),
            color: color.uiColor(in: canvas.environment).color(under: canvas.traits)))
      }
    }
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    adding { context in
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      return .scope { rect, _ in
        let place = anchor.place(in: rect, mirrored: isMirrored)
        return .transform(
          CGAffineTransform.identity.translatedBy(x: place.x, y: place.y).rotated(by: CGFloat(angle.radians))
            .translatedBy(x: -place.x, y: -place.y).affine)
      }
    }
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    adding { context in
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      return .scope { rect, _ in
        let place = anchor.place(in: rect, mirrored: isMirrored)
        return .transform(
          CGAffineTransform.identity.translatedBy(x: place.x, y: place.y).scaledBy(x: x, y: y)
            .translatedBy(x: -place.x, y: -place.y).affine)
      }
    }
  }

  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    adding { _ in
      .scope { rect, _ in
        .transform(
          CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).affine)
      }
    }
  }

  /// Turns the view in space, which is not drawn.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    undrawn("rotation3DEffect", when: angle.radians != 0)
  }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    adding { _ in .scope { _, _ in .group(alpha: 1, blendMode: blendMode.drawn) } }
  }

  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    undrawn("blur(radius:)", when: radius > 0)
  }

  public nonisolated func brightness(_ amount: Double) -> some View { undrawn("brightness", when: amount != 0) }
  public nonisolated func contrast(_ amount: Double) -> some View { undrawn("contrast", when: amount != 1) }
  public nonisolated func saturation(_ amount: Double) -> some View { undrawn("saturation", when: amount != 1) }
  public nonisolated func grayscale(_ amount: Double) -> some View { undrawn("grayscale", when: amount != 0) }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { undrawn("hueRotation", when: angle.radians != 0) }
  public nonisolated func colorInvert() -> some View { undrawn("colorInvert()", when: true) }
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    undrawn("colorMultiply", when: color != .white)
  }
  public nonisolated func luminanceToAlpha() -> some View { undrawn("luminanceToAlpha()", when: true) }

  /// A finding that an effect is not drawn, if it would be seen.
  nonisolated func undrawn(_ call: String, when isSeen: Bool) -> some View {
    changingNodes { node in
      guard isSeen else { return }
      node.effects.append(.note(.init(kind: .approximateLook, message: "\(call) is not drawn.")))
    }
  }

  /// The rank in which views of a stack are painted.
  public nonisolated func zIndex(_ value: Double) -> some View { changingNodes { $0.traits.zIndex = value } }
}

/// How a view's colours are combined with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  var drawn: Drawing.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
