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

  /// Shows the view with an opacity from 0 to 1, as one picture. Others count as the nearer of the two.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    adding { context in .opacity(min(max(Double(context.number(CGFloat(opacity), "opacity(_:)", or: 1)), 0), 1)) }
  }

  /// Keeps the view's room, and shows nothing in it.
  public nonisolated func hidden() -> some View { adding { _ in .hidden } }

  /// Shows of the view what lies in its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    adding { _ in .scope { rect, _ in .clip(.rectangle(rect)) } }
  }

  /// Shows of the view what lies in a shape in its frame.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    adding { context in
      let direction = context.environment.layoutDirection
      return .scope { rect, _ in .clip(shape.filled(rect, style, direction)) }
    }
    .changingNodes { node in if let note = shape.approximation { node.note(note) } }
  }

  /// Round corners, which are continuous (measured: P13).
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Makes one picture of the view, which effects around it then change as a whole.
  public nonisolated func compositingGroup() -> some View { adding { _ in .scope { _, _ in .group(alpha: 1) } } }
  /// Makes one picture of the view, which effects around it then change as a whole.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    adding { _ in .scope { _, _ in .group(alpha: 1) } }.undrawn("drawingGroup(opaque: true)", when: opaque)
  }
  /// Has no effect: nothing moves.
  public nonisolated func geometryGroup() -> some View { modifier(EmptyModifier()) }

  /// A shadow of all that the view shows. The radius is the blur in points, as Core Animation has it: a Gaussian of this
  /// deviation.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    adding { context in
      let offset = context.point(x, y, "shadow(color:radius:x:y:)")
      let radius = context.length(radius, "shadow(color:radius:x:y:)") ?? 0
      return .scope { _, canvas in
        .shadow(
          Shadow(
            offset: CGSize(width: offset.x, height: offset.y), blurRadius: 2 * radius,
            color: color.uiColor(in: canvas.environment).color(under: canvas.traits)))
      }
    }
  }

  /// Turns the view around a place of its frame, clockwise. Its place in the layout stays.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    adding { context in
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      let radians = context.number(CGFloat(angle.radians), "rotationEffect(_:anchor:)")
      let anchor = context.anchor(anchor, "rotationEffect(_:anchor:)")
      return .scope { rect, _ in
        let place = anchor.place(in: rect, mirrored: isMirrored)
        return .transform(
          CGAffineTransform.identity.translatedBy(x: place.x, y: place.y).rotated(by: radians)
            .translatedBy(x: -place.x, y: -place.y).affine)
      }
    }
  }

  /// Scales the view from a place of its frame. Its place in the layout stays.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view from a place of its frame. Its place in the layout stays.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view from a place of its frame. Its place in the layout stays.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    adding { context in
      let isMirrored = context.environment.layoutDirection == .rightToLeft
      let scale = context.point(x, y, "scaleEffect(x:y:anchor:)")
      let anchor = context.anchor(anchor, "scaleEffect(x:y:anchor:)")
      return .scope { rect, _ in
        let place = anchor.place(in: rect, mirrored: isMirrored)
        return .transform(
          CGAffineTransform.identity.translatedBy(x: place.x, y: place.y).scaledBy(x: scale.x, y: scale.y)
            .translatedBy(x: -place.x, y: -place.y).affine)
      }
    }
  }

  /// Transforms the view from its upper left corner. Its place in the layout stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    adding { context in
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      let isKnown = numbers.allSatisfy(\.isFinite)
      if !isKnown { context.refuse("transformEffect(_:): a number of the transform is not finite.") }
      let transform = isKnown ? transform : .identity
      return .scope { rect, _ in
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

  /// Sets how the view's colours are combined with those behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    adding { _ in .scope { _, _ in .group(alpha: 1, blendMode: blendMode.drawn) } }
  }

  /// Not drawn: a radius above 0 is a finding.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    undrawn("blur(radius:)", when: radius > 0)
  }

  /// Not drawn: a value other than 0 is a finding.
  public nonisolated func brightness(_ amount: Double) -> some View { undrawn("brightness", when: amount != 0) }
  /// Not drawn: a value other than 1 is a finding.
  public nonisolated func contrast(_ amount: Double) -> some View { undrawn("contrast", when: amount != 1) }
  /// Not drawn: a value other than 1 is a finding.
  public nonisolated func saturation(_ amount: Double) -> some View { undrawn("saturation", when: amount != 1) }
  /// Not drawn: a value other than 0 is a finding.
  public nonisolated func grayscale(_ amount: Double) -> some View { undrawn("grayscale", when: amount != 0) }
  /// Not drawn: an angle other than 0 is a finding.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { undrawn("hueRotation", when: angle.radians != 0) }
  /// Not drawn: a finding.
  public nonisolated func colorInvert() -> some View { undrawn("colorInvert()", when: true) }
  /// Not drawn: a colour other than white is a finding.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    undrawn("colorMultiply", when: color != .white)
  }
  /// Not drawn: a finding.
  public nonisolated func luminanceToAlpha() -> some View { undrawn("luminanceToAlpha()", when: true) }

  /// The rank in which views of a stack are painted.
  public nonisolated func zIndex(_ value: Double) -> some View {
    changingNodes { node, context in node.traits.zIndex = context.rank(value, "zIndex(_:)") }
  }
}

/// The way in which a view's colours are combined with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The modes of W3C's Compositing and Blending.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// Modes of W3C's, of Porter and Duff's compositing, and sums.
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  /// The sum of both.
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
