public import Foundation
public import HeadlessSwiftUI

/// Something with charts' places: there is no chart.
public struct ChartProxy {
  /// Nil: there is no chart.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// Nil: there is no chart.
  public var plotContainerFrame: Anchor<CGRect>? { nil }
  /// An empty place: there is no chart.
  public var plotAreaFrame: Anchor<CGRect> { Anchor { _ in .zero } }
  /// The size of what is drawn: none.
  public var plotSize: CGSize { .zero }
  /// The size of what is drawn: none.
  public var plotAreaSize: CGSize { .zero }
  /// Nil: there is no chart.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Nil: there is no chart.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Nil: there is no chart.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  /// Nil: there is no chart.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// Nil: there is no chart.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// Nil: there is no chart.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
  /// Nil: there is no chart.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
  /// Nil: there is no chart.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  /// Nil: there is no chart.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  /// Nil: there is no chart.
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? { nil }
  /// No angle: there is no chart.
  public func angle(at position: CGPoint) -> Angle { .zero }
  /// Nil: there is no chart.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
  /// Nil: there is no chart.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { nil }
  /// Nil: there is no chart.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { nil }
  /// Nil: there is no chart.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { nil }
  /// Empty: there is no chart.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
  /// Empty: there is no chart.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
  /// Empty: there is no chart.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
  /// Empty: there is no chart.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
  /// Empty: there is no chart.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
  /// Empty: there is no chart.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { [] }
  /// Selects nothing: there is no chart.
  public func selectXValue(at position: CGFloat) {}
  /// Selects nothing: there is no chart.
  public func selectYValue(at position: CGFloat) {}
  /// Selects nothing: there is no chart.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  /// Selects nothing: there is no chart.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  /// Selects nothing: there is no chart.
  public func selectAngleValue(at angle: Angle) {}
}
