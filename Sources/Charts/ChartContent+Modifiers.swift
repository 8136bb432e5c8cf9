public import Foundation
public import HeadlessSwiftUI

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
