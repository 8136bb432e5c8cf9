import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A shape, which as a view is filled with the foreground.
public nonisolated protocol Shape: View, Animatable, Sendable, _RemoveGlobalActorIsolation {
  /// The shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape takes; by default what is proposed.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The shape as it is drawn, where that is simpler than lines and curves.
  nonisolated func drawnPath(in rect: CGRect) -> ShapePath

  /// Whether the shape is mirrored where leading is right; by default it is, as for apps that need iOS 17.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The mirroring of a shape, or a view that is drawn, where leading is right.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where leading is right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path that fills a rectangle in a layout direction. The shape is asked in its own coordinates, from zero.
  nonisolated func filled(_ rect: CGRect, _ style: FillStyle, _ direction: LayoutDirection) -> Drawing.Path {
    let room = CGRect(origin: .zero, size: rect.size)
    let path = drawnPath(in: room).path
    guard case .outline(var outline) = path else { return path.moved(by: rect.origin) }
    if layoutDirectionBehavior == .mirrors(in: direction) { outline = outline.mirrored(in: room) }
    if style.isEOFilled { outline.usesEvenOddRule = true }
    return .outline(outline.moved(by: rect.origin))
  }

  /// The edge in a rectangle in a layout direction. The shape is asked in its own coordinates, from zero.
  nonisolated func edge(_ rect: CGRect, _ direction: LayoutDirection) -> Drawing.Outline {
    let room = CGRect(origin: .zero, size: rect.size)
    let outline = path(in: room).outline.checked(Self.self)
    let mirrored = layoutDirectionBehavior == .mirrors(in: direction) ? outline.mirrored(in: room) : outline
    return mirrored.moved(by: rect.origin)
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated func drawnPath(in rect: CGRect) -> ShapePath {
    ShapePath(.outline(path(in: rect).outline.checked(Self.self)))
  }

  /// The shape, filled with the foreground.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

extension Drawing.Path {
  /// The path of a shape, a rectangle or an outline, moved by an offset.
  fileprivate func moved(by offset: CGPoint) -> Drawing.Path {
    if case .outline(let outline) = self { return .outline(outline.moved(by: offset)) }
    guard case .rectangle(var rectangle) = self else { return self }
    rectangle.rect = rectangle.rect.offsetBy(dx: offset.x, dy: offset.y)
    return .rectangle(rectangle)
  }
}

extension Drawing.Outline {
  /// The outline with the left and the right of a rectangle exchanged.
  fileprivate func mirrored(in rect: CGRect) -> Drawing.Outline {
    mapped { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
  }

  /// The outline, moved by an offset.
  fileprivate func moved(by offset: CGPoint) -> Drawing.Outline {
    mapped { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
  }

  /// The outline with other points.
  private func mapped(_ change: (CGPoint) -> CGPoint) -> Drawing.Outline {
    let elements = elements.map { element -> Element in
      switch element {
      case .move(let to): .move(to: change(to))
      case .line(let to): .line(to: change(to))
      case .curve(let to, let control1, let control2):
        .curve(to: change(to), control1: change(control1), control2: change(control2))
      case .close: .close
      }
    }
    return Drawing.Outline(elements, usesEvenOddRule: usesEvenOddRule)
  }
}

/// A shape as it is drawn.
public struct ShapePath: Sendable {
  let path: Drawing.Path

  init(_ path: Drawing.Path) { self.path = path }
}

/// A shape whose edge can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its edge moved inwards by points, outwards if negative.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A filled shape.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The shape.
  public let shape: Content
  let style: Style
  let fillStyle: FillStyle

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let shape = shape
    let rule = Leaf { proposal in
      LayoutSize(shape.sizeThatFits(ProposedViewSize(proposal)))
    }
    let node = ViewNode(Self.name(of: Content.self), rule, in: context)
    let (direction, fillStyle) = (context.environment.layoutDirection, fillStyle)
    node.painter = ShapePainter(
      shape: { shape.filled($0, fillStyle, direction) }, filling: style.filling(in: context.environment))
    if let note = shape.approximation { node.note(note) }
    return [node]
  }

  /// The type's name without its parameters.
  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// A line along a shape.
public nonisolated struct _StrokeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
  /// The shape.
  public let shape: Content
  let style: Style
  let stroke: StrokeStyle

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let shape = shape
    let stroke = context.stroke(stroke, Content.self)
    let rule = Leaf { proposal in LayoutSize(shape.sizeThatFits(ProposedViewSize(proposal))) }
    let node = ViewNode("\(Content.self)", rule, in: context)
    let direction = context.environment.layoutDirection
    node.painter = StrokePainter(
      shape: { shape.edge($0, direction) }, filling: style.filling(in: context.environment), stroke: stroke)
    return [node]
  }
}

/// Paints a shape.
struct ShapePainter: NodePainter {
  let shape: @MainActor (CGRect) -> Drawing.Path
  let filling: Filling

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    var content = NodeContent()
    content.commands = filling.fill(shape(frame), in: frame, canvas.environment)
    content.add(filling, canvas)
    return content
  }
}

/// Paints a line along a shape.
struct StrokePainter: NodePainter {
  let shape: @MainActor (CGRect) -> Drawing.Outline
  let filling: Filling
  let stroke: StrokeStyle

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    var content = NodeContent()
    content.commands = [
      .stroke(shape(frame), stroke.drawn, filling.paint(in: frame, canvas.environment))
    ]
    content.add(filling, canvas)
    return content
  }
}

/// Fills a node's frame.
struct FillPainter: NodePainter {
  let filling: Filling
  /// The edges at which what is filled reaches into the safe area beside the frame.
  var reachesInto: Edge.Set = []

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let rect = canvas.pixels.nearest(canvas.environment.safeArea.extending(frame, at: reachesInto))
    var content = NodeContent()
    content.commands = filling.fill(.rectangle(rect), in: rect, canvas.environment)
    content.add(filling, canvas)
    return content
  }
}

extension Shape {
  /// The shape, filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The shape, filled with the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the edge, half of it outside (P12).
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _StrokeView<Self, S> {
    _StrokeView(shape: self, style: content, stroke: style)
  }

  /// A line of a width in points along the edge, half of it outside.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _StrokeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the edge as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }

  /// A line of a width in points along the edge as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The part of the shape's edge between two fractions of its length.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape, turned clockwise around a place of its frame, whose size stays.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { rect in
      let place = anchor.place(in: rect)
      return CGAffineTransform(translationX: place.x, y: place.y).rotated(by: CGFloat(angle.radians))
        .translatedBy(x: -place.x, y: -place.y)
    }
  }

  /// The shape, scaled from a place of its frame, whose size stays.
  public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _TransformedShape<Self>
  {
    _TransformedShape(shape: self) { rect in
      let place = anchor.place(in: rect)
      return CGAffineTransform(translationX: place.x, y: place.y).scaledBy(x: x, y: y)
        .translatedBy(x: -place.x, y: -place.y)
    }
  }

  /// The shape, scaled from a place of its frame, whose size stays.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _TransformedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, moved by points; its frame stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _TransformedShape<Self> {
    _TransformedShape(shape: self) { _ in CGAffineTransform(translationX: x, y: y) }
  }
}

extension InsettableShape {
  /// A line along the edge, all of it inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _StrokeView<InsetShape, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// A line of a width in points along the edge, all of it inside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeView<InsetShape, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line of a width in points along the edge, all of it inside, in the foreground's style.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StrokeView<InsetShape, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The line along a shape, as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let style: StrokeStyle

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public var body: _StrokeView<Content, ForegroundStyle> {
    _StrokeView(shape: shape, style: ForegroundStyle(), stroke: style)
  }
}

/// A part of a shape's edge.
public struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

/// A shape, turned or scaled or moved.
public struct _TransformedShape<Content: Shape>: Shape {
  let shape: Content
  let transform: @Sendable (CGRect) -> CGAffineTransform

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
}

/// A shape whose type is not known.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// A shape of any type.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public nonisolated func drawnPath(in rect: CGRect) -> ShapePath { shape.drawnPath(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
