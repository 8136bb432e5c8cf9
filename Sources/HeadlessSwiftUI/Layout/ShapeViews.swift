import Drawing
public import Foundation
public import HeadlessUIKit

/// A shape as a view, on which more can be drawn.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}
extension _StrokeView: ShapeView {}

/// A shape with another drawn over it.
public nonisolated struct _LayeredShapeView<Background: ShapeView, Top: View>: ShapeView {
  let background: Background
  let top: Top

  public var shape: Background.Content { background.shape }
  @MainActor public var body: some View { background.overlay { top } }
}

extension ShapeView {
  /// The shape, filled, over what is there.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Self, _ShapeView<Content, S>> {
    _LayeredShapeView(background: self, top: shape.fill(content, style: style))
  }

  /// A line along the edge, half of it outside, over what is there.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content, S>> {
    _LayeredShapeView(background: self, top: shape.stroke(content, style: style))
  }

  /// A line of a width in points along the edge, half of it outside, over what is there.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content, S>> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension ShapeView where Content: InsettableShape {
  /// A line along the edge, all of it inside, over what is there.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content.InsetShape, S>> {
    _LayeredShapeView(background: self, top: shape.strokeBorder(content, style: style))
  }

  /// A line of a width in points along the edge, all of it inside, over what is there.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Self, _StrokeView<Content.InsetShape, S>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  /// A line along the edge, half of it outside. Edges are always smooth.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> _StrokeView<Self, S> { stroke(content, style: style) }

  /// A line of a width in points along the edge, half of it outside. Edges are always smooth.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> _StrokeView<Self, S> { stroke(content, lineWidth: lineWidth) }

  /// The shape in a rectangle of a size in points at the top left of its frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a rectangle of a size in points at the top left of its frame.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
  ) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// The shape, transformed; its frame stays.
  public nonisolated func transform(_ transform: CGAffineTransform) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { _ in transform }
  }

  /// The shape, moved by points; its frame stays.
  public nonisolated func offset(_ offset: CGSize) -> _TransformedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The shape, moved by points; its frame stays.
  public nonisolated func offset(_ offset: CGPoint) -> _TransformedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }
}

/// A shape in a rectangle of a size.
public struct _SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  /// The place in the frame at which the shape has the same place.
  let anchor: UnitPoint

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of what is around, which is a rectangle.
  public static nonisolated var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of radii in points.
  public static nonisolated func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of different radii in points.
  public static nonisolated func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with corners of different radii in points.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Path {
  /// A part of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new line.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the beginning.
    case closeSubpath
  }

  /// Calls an action with each part. Curves with one control point are handed out with two.
  public func forEach(_ body: (Element) -> Void) {
    for element in outline.elements {
      switch element {
      case .move(let to): body(.move(to: to))
      case .line(let to): body(.line(to: to))
      case .curve(let to, let control1, let control2): body(.curve(to: to, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}
