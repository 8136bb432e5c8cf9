import Drawing
public import Foundation
public import HeadlessUIKit

/// A transform of a view that follows from its size.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation
where Body == Never {
  /// The transform of the view's coordinates, whose origin is its corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).map { node in
      node.with { node in
        let late = LateEffects()
        node.effects.append(.late(late))
        node.layoutActions.append { frame in late.effects = self.effectValue(size: frame.size).effects }
      }
    }
  }
}

/// A transform, perhaps into the depth of space.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first column of the first row.
  public var m11: CGFloat = 1
  /// The second column of the first row.
  public var m12: CGFloat = 0
  /// The third column of the first row, which is perspective.
  public var m13: CGFloat = 0
  /// The first column of the second row.
  public var m21: CGFloat = 0
  /// The second column of the second row.
  public var m22: CGFloat = 1
  /// The third column of the second row, which is perspective.
  public var m23: CGFloat = 0
  /// The first column of the third row: the way to the right, in points.
  public var m31: CGFloat = 0
  /// The second column of the third row: the way down, in points.
  public var m32: CGFloat = 0
  /// The third column of the third row, which is perspective.
  public var m33: CGFloat = 1

  /// No change.
  public init() {}

  /// A transform in the plane.
  public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }

  /// The effect of a transform in space on the plane.
  public init(_ m: CATransform3D) {
    (m11, m12, m13, m21, m22, m23) = (m.m11, m.m12, m.m14, m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether nothing changes.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallel lines stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The transform and another after it.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    product.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    product.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    product.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    product.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    product.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    product.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    product.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    product.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return product
  }

  /// The drawn transform: an affine one about the view's corner. Others are not drawn: a finding says so.
  @MainActor fileprivate var effects: [NodeEffect] {
    guard isAffine else { return [.finding("A transform into the depth of space is not drawn.")] }
    let transform = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    return [
      .scope { rect, _ in
        .transform(
          CGAffineTransform(translationX: -rect.minX, y: -rect.minY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).affine)
      }
    ]
  }
}

/// A modifier whose numbers change.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Changes a view by a transform.
nonisolated struct ProjectionModifier: GeometryEffect {
  let transform: ProjectionTransform

  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Changes the view by a transform about its corner.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(transform: transform))
  }

  /// Mirrors the view where leading is right.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    changingNodes { node, context in
      guard enabled, context.environment.layoutDirection == .rightToLeft else { return }
      node.effects.append(
        .scope { rect, _ in
          .transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0).affine)
        })
    }
  }

  /// A line along the inside of the frame's edge.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
