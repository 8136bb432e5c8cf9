public import Foundation
public import HeadlessSwiftUI

/// A bar, which is not drawn.
public struct BarMark: ChartContent {
  /// A bar, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// A bar, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
  /// A bar, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  /// A bar, which is not drawn.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// A bar, which is not drawn.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// A bar, which is not drawn.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}
  /// A bar, which is not drawn.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}

  public var body: some View { EmptyView() }
}

/// A part of a line, which is not drawn.
public struct LineMark: ChartContent {
  /// A part of a line, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
  /// A part of a line, which is not drawn.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}

  public var body: some View { EmptyView() }
}

/// A point, which is not drawn.
public struct PointMark: ChartContent {
  /// A point, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
  /// A point, which is not drawn.
  public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {}
  /// A point, which is not drawn.
  public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {}

  public var body: some View { EmptyView() }
}

/// A part of an area, which is not drawn.
public struct AreaMark: ChartContent {
  /// A part of an area, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  /// A part of an area, which is not drawn.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {}
  /// A part of an area, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// A part of an area, which is not drawn.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
  /// A part of an area, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}

  public var body: some View { EmptyView() }
}

/// A line across the chart, which is not drawn.
public struct RuleMark: ChartContent {
  /// A line across the chart, which is not drawn.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}
  /// A line across the chart, which is not drawn.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {}
  /// A line across the chart, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// A line across the chart, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
  /// A line across the chart, which is not drawn.
  public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// A line across the chart, which is not drawn.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {}

  public var body: some View { EmptyView() }
}

/// A rectangle, which is not drawn.
public struct RectangleMark: ChartContent {
  /// A rectangle, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {}
  /// A rectangle, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// A rectangle, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  /// A rectangle, which is not drawn.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
  /// A rectangle, which is not drawn.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}
  /// A rectangle, which is not drawn.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  /// A rectangle, which is not drawn.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {}
  /// A rectangle, which is not drawn.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
  /// A rectangle, which is not drawn.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {}

  public var body: some View { EmptyView() }
}

/// A part of a circle, which is not drawn.
public struct SectorMark: ChartContent {
  /// A part of a circle, which is not drawn.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}

  public var body: some View { EmptyView() }
}

/// A length of a mark.
public struct MarkDimension: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// As the chart has it.
  public static let automatic = MarkDimension()
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// As a part of the room.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  /// Less than the room, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }

  init() {}
  /// In points.
  public init(integerLiteral value: Int) {}
  /// In points.
  public init(floatLiteral value: Double) {}
}

/// The stacking of marks at one place.
public struct MarkStackingMethod: Sendable {
  /// One upon the other.
  public static let standard = MarkStackingMethod()
  /// One upon the other, all as parts of one.
  public static let normalized = MarkStackingMethod()
  /// Around the middle.
  public static let center = MarkStackingMethod()
  /// One in front of the other.
  public static let unstacked = MarkStackingMethod()
}

/// The interpolation of a line between points.
public struct InterpolationMethod: Hashable, CustomStringConvertible, Sendable {
  public let description: String

  private init(_ name: String) { description = name }

  /// Straight.
  public static let linear = InterpolationMethod("linear")
  /// As a curve.
  public static let catmullRom = InterpolationMethod("catmullRom")
  /// As a curve of a tightness.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod("catmullRom(\(alpha))")
  }
  /// As a curve.
  public static let cardinal = InterpolationMethod("cardinal")
  /// As a curve of a tightness.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod("cardinal(\(tension))")
  }
  /// As a curve that goes up or down as the points do.
  public static let monotone = InterpolationMethod("monotone")
  /// In steps at the points.
  public static let stepStart = InterpolationMethod("stepStart")
  /// In steps between the points.
  public static let stepCenter = InterpolationMethod("stepCenter")
  /// In steps at the next points.
  public static let stepEnd = InterpolationMethod("stepEnd")
}

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a square of 1 by 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The line along the shape's edge, as a symbol.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The line along the shape's edge, as a symbol.
  @_disfavoredOverload
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(shape: self, style: style)
  }
}

/// A symbol whose type is not known.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let outline: @Sendable (CGRect) -> HeadlessSwiftUI.Path
  public nonisolated let perceptualUnitRect: CGRect

  /// A symbol of any type.
  public nonisolated init<S: ChartSymbolShape>(_ symbol: S) {
    outline = { symbol.path(in: $0) }
    perceptualUnitRect = symbol.perceptualUnitRect
  }

  public nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path { outline(rect) }
}

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The line along a symbol's edge, all of it inside.
private struct StrokedSymbolShape<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let shape: Symbol
  let style: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path {
    shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}

/// A shape of the system's.
public struct BasicChartSymbolShape: ChartSymbolShape {
  /// A circle.
  public static let circle = BasicChartSymbolShape()
  /// A square.
  public static let square = BasicChartSymbolShape()
  /// A triangle.
  public static let triangle = BasicChartSymbolShape()
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape()
  /// A shape of five sides.
  public static let pentagon = BasicChartSymbolShape()
  /// A plus.
  public static let plus = BasicChartSymbolShape()
  /// A cross.
  public static let cross = BasicChartSymbolShape()
  /// A star.
  public static let asterisk = BasicChartSymbolShape()

  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path { Circle().path(in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static nonisolated var circle: BasicChartSymbolShape { .circle }
  /// A square.
  public static nonisolated var square: BasicChartSymbolShape { .square }
  /// A triangle.
  public static nonisolated var triangle: BasicChartSymbolShape { .triangle }
  /// A square on its corner.
  public static nonisolated var diamond: BasicChartSymbolShape { .diamond }
  /// A shape of five sides.
  public static nonisolated var pentagon: BasicChartSymbolShape { .pentagon }
  /// A plus.
  public static nonisolated var plus: BasicChartSymbolShape { .plus }
  /// A cross.
  public static nonisolated var cross: BasicChartSymbolShape { .cross }
  /// A star.
  public static nonisolated var asterisk: BasicChartSymbolShape { .asterisk }
}

/// The position of a mark's annotation.
public struct AnnotationPosition: Sendable {
  /// As the chart has it.
  public static let automatic = AnnotationPosition()
  /// On the mark.
  public static let overlay = AnnotationPosition()
  /// Above it.
  public static let top = AnnotationPosition()
  /// Below it.
  public static let bottom = AnnotationPosition()
  /// Before it.
  public static let leading = AnnotationPosition()
  /// After it.
  public static let trailing = AnnotationPosition()
  /// Above and before it.
  public static let topLeading = AnnotationPosition()
  /// Above and after it.
  public static let topTrailing = AnnotationPosition()
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition()
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition()
}

/// The resolution for a note that has no room.
public struct AnnotationOverflowResolution: Sendable {
  /// The strategy along an axis.
  public struct Strategy: Sendable {
    /// As the chart has it.
    public static let automatic = Strategy()
    /// It moves into the chart.
    public static let fit = Strategy()
    /// It moves into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The chart makes room.
    public static let padScale = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
  }

  /// A part of the chart.
  public struct Boundary: Sendable {
    /// As the chart has it.
    public static let automatic = Boundary()
    /// The chart.
    public static let chart = Boundary()
    /// The area of the marks.
    public static let plot = Boundary()
  }

  /// As the chart has it.
  public static let automatic = AnnotationOverflowResolution()
  init() {}
  /// Creates a resolution of a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The mark that an annotation is made for.
public struct AnnotationContext {
  /// The size of the mark: none.
  public var targetSize: CGSize { .zero }
}

// Modifiers of content, which is not drawn.
extension ChartContent {
  /// The content as it is.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
  { self }
  /// The content as it is.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func compositingLayer() -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func compositingLayer<Style: ChartContent>(
    @ChartContentBuilder style: (Self) -> Style
  ) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
  /// The content as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
  /// The content as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  { self }
  /// The content as it is.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { self }
  /// The content as it is.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// The content as it is: notes are not drawn.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { self }
  /// The content as it is: notes are not drawn.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { self }
  /// The content as it is: notes are not drawn.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent { self }
  /// The content as it is: notes are not drawn.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { self }
}

/// Marks that belong together, which are not drawn.
public struct Plot<Content: ChartContent>: ChartContent {
  /// Marks that belong together.
  public init(@ChartContentBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}
