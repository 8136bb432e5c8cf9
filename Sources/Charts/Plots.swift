public import Foundation
public import HeadlessSwiftUI

/// Marks of a whole collection, which are not drawn.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement
}

/// A value of the elements of a collection, with a name.
public struct PlottableProjection<DataElement, Value> {
  /// A value with the text of a key as its name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> { PlottableProjection() }
  /// A value with a text as its name.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> { PlottableProjection() }
  /// A value with a name.
  public static func value(
    _ label: Text, _ path: KeyPath<DataElement, Value>
  ) -> PlottableProjection<DataElement, Value> { PlottableProjection() }
}

extension PlottableProjection where Value == Date {
  /// A date of a unit, with the text of a key as its name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection<DataElement, Date> { PlottableProjection() }
  /// A date of a unit, with a text as its name.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ path: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection<DataElement, Date> { PlottableProjection() }
}

/// The bars of a collection, which are not drawn.
public struct BarPlot<DataElement>: VectorizedChartContent {
  /// Bars of two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {}
  /// Bars from one value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {}
  /// Bars from one value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {}
  public var body: some View { EmptyView() }
}

/// The points of a collection, which are not drawn.
public struct PointPlot<DataElement>: VectorizedChartContent {
  /// Points of two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {}
  public var body: some View { EmptyView() }
}

/// The rectangles of a collection, which are not drawn.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  /// Rectangles of two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {}
  public var body: some View { EmptyView() }
}

/// The parts of a circle of a collection, which are not drawn.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  /// Parts of a circle.
  public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {}
  public var body: some View { EmptyView() }
}

/// The lines of a collection or of a function, which are not drawn.
public struct LinePlot<DataElement>: VectorizedChartContent {
  /// A line through two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {}
  /// Lines through two values, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {}
  public var body: some View { EmptyView() }
}

extension LinePlot where DataElement == Double {
  /// The line of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {}
  /// The line of two functions of a number.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {}
}

/// The areas of a collection or of a function, which are not drawn.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  /// An area below values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {}
  /// An area between values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {}
  public var body: some View { EmptyView() }
}

extension AreaPlot where DataElement == Double {
  /// The area below a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {}
  /// The area between two functions.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {}
}

extension VectorizedChartContent {
  /// The marks themselves: they are not drawn.
  public nonisolated func foregroundStyle<Value: Plottable>(by value: PlottableProjection<DataElement, Value>) -> Self {
    self
  }
  /// The marks themselves: they are not drawn.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ path: KeyPath<DataElement, Style>) -> Self { self }
  /// The marks themselves: they are not drawn.
  public nonisolated func symbol<Value: Plottable>(by value: PlottableProjection<DataElement, Value>) -> Self { self }
  /// The marks themselves: they are not drawn.
  public nonisolated func symbolSize<Value: Plottable>(by value: PlottableProjection<DataElement, Value>) -> Self {
    self
  }
  /// The marks themselves: they are not drawn.
  public nonisolated func symbolSize(_ path: KeyPath<DataElement, CGFloat>) -> Self { self }
  /// The marks themselves: they are not drawn.
  public nonisolated func opacity(_ path: KeyPath<DataElement, Double>) -> Self { self }
  /// The marks themselves: they are not drawn.
  public nonisolated func position<Value: Plottable>(
    by value: PlottableProjection<DataElement, Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> Self { self }
  /// The marks themselves: they are not drawn.
  public nonisolated func lineStyle<Value: Plottable>(by value: PlottableProjection<DataElement, Value>) -> Self {
    self
  }
}
