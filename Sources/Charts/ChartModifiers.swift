public import Foundation
public import HeadlessSwiftUI

/// The scale of numbers along an axis.
public struct ScaleType: Sendable {
  /// At equal distances.
  public static let linear = ScaleType()
  /// By their logarithms.
  public static let log = ScaleType()
  /// By their logarithms on both sides of zero.
  public static let symmetricLog = ScaleType()
  /// By their square roots.
  public static let squareRoot = ScaleType()
  /// Each by itself.
  public static let category = ScaleType()
  /// As dates.
  public static let date = ScaleType()
}

/// The values along an axis.
public struct _AutomaticScaleDomain: Sendable {}

/// The values along an axis that follow from the marks.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain {}
extension Range: ScaleDomain {}
extension Array: ScaleDomain {}
extension _AutomaticScaleDomain: ScaleDomain {}

extension ScaleDomain where Self == _AutomaticScaleDomain {
  /// As the chart has it.
  public static var automatic: _AutomaticScaleDomain { _AutomaticScaleDomain() }
  /// As the chart has it, with zero or without.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> _AutomaticScaleDomain {
    _AutomaticScaleDomain()
  }
}

/// The places along an axis.
public protocol PositionScaleRange {}

/// Places of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The plot without room at its ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The plot without room at its ends, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

/// The area around the marks of a chart.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

/// The rule for the place where scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior {}

/// At values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned<P: BinaryFloatingPoint>(unit: P) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
  /// At dates.
  public static func valueAligned(matching components: DateComponents) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior()
  }
}

// Modifiers of charts, which are not drawn.
extension View {
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXScale(type: ScaleType) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYScale(type: ScaleType) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYVisibleDomain<P: Plottable>(length: P) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(mapping: @escaping (D) -> S)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    modifier(EmptyModifier())
  }
}
