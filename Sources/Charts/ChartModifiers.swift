public import Foundation
public import HeadlessSwiftUI

/// The area around the marks of a chart.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

/// An axis of a chart.
public struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
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
  public nonisolated func chartXScale(type: ScaleType?) -> some View { modifier(EmptyModifier()) }
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
  public nonisolated func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View
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
  public nonisolated func chartYScale(type: ScaleType?) -> some View { modifier(EmptyModifier()) }
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
  public nonisolated func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C) -> some View
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
