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
  /// By their logarithms on both sides of zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType() }
  /// By their square roots.
  public static let squareRoot = ScaleType()
  /// By their powers.
  public static func power(exponent: Double) -> ScaleType { ScaleType() }
  /// Each by itself.
  public static let category = ScaleType()
  /// As dates.
  public static let date = ScaleType()
}

/// The values along an axis.
public protocol ScaleDomain {}

/// The values along an axis that follow from the marks.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ClosedRange: ScaleDomain {}
extension Range: ScaleDomain {}
extension Array: ScaleDomain {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart has it.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// As the chart has it, with zero or without.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
  /// As the chart has it, changed by a closure, which is not called.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// What values are shown as.
public protocol ScaleRange {
  /// The type of what a value is shown as.
  associatedtype VisualValue
}

/// The places along an axis.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// Places of the plot.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public typealias VisualValue = CGFloat
}

extension Array: ScaleRange { public typealias VisualValue = Element }
extension Gradient: ScaleRange { public typealias VisualValue = Color }
extension ClosedRange: ScaleRange where Bound == CGFloat { public typealias VisualValue = CGFloat }
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

// The scales of colours, symbols, sizes and lines, which are not drawn.
extension View {
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  @_disfavoredOverload
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, R: ScaleRange>(
    domain: Domain, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  @_disfavoredOverload
  public nonisolated func chartForegroundStyleScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
  where R.VisualValue: ShapeStyle { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View { modifier(EmptyModifier()) }
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
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<D: Plottable, S: View>(_ mapping: KeyValuePairs<D, S>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: ChartSymbolShape>(domain: Domain, range: [S])
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<Domain: ScaleDomain, S: View>(domain: Domain, range: [S]) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  @_disfavoredOverload
  public nonisolated func chartSymbolScale<S: View>(range: [S]) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<D: Plottable & Hashable, S: ChartSymbolShape>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(mapping: @escaping (D) -> S) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(_ mapping: KeyValuePairs<D, CGFloat>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, R: ScaleRange>(
    domain: Domain, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue == CGFloat { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale<D: Plottable & Hashable>(domain: [D], mapping: @escaping (D) -> CGFloat)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(mapping: @escaping (D) -> CGFloat) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View
  where R.VisualValue == CGFloat { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartSymbolSizeScale(type: ScaleType?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, R: ScaleRange>(domain: Domain, range: R) -> some View
  where R.VisualValue == StrokeStyle { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<R: ScaleRange>(range: R) -> some View where R.VisualValue == StrokeStyle {
    modifier(EmptyModifier())
  }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<D: Plottable & Hashable>(
    domain: [D], mapping: @escaping (D) -> StrokeStyle
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: charts are not drawn.
  public nonisolated func chartLineStyleScale<D: Plottable>(mapping: @escaping (D) -> StrokeStyle) -> some View {
    modifier(EmptyModifier())
  }
}
