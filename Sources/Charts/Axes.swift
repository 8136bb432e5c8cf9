public import Foundation
public import HeadlessSwiftUI

/// The content of an axis. It is not drawn.
@MainActor @preconcurrency
public protocol AxisContent: View {}

/// A mark at a value of an axis. It is not drawn.
@MainActor @preconcurrency
public protocol AxisMark: View {}

/// A value of an axis.
public struct AxisValue {
  /// The number of the value.
  public let index: Int
  /// The number of values.
  public let count: Int
  /// Nil: axes are not drawn.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// The values of an axis that have marks.
public struct AxisMarkValues: Sendable {
  /// As the chart has it.
  public static let automatic = AxisMarkValues()
  /// About as many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// At equal distances.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// At equal distances.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// At each of some units of time.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
}

/// The position of an axis.
public struct AxisMarkPosition: Sendable {
  /// As the chart has it.
  public static let automatic = AxisMarkPosition()
  /// At the leading edge.
  public static let leading = AxisMarkPosition()
  /// At the trailing edge.
  public static let trailing = AxisMarkPosition()
  /// At the top.
  public static let top = AxisMarkPosition()
  /// At the bottom.
  public static let bottom = AxisMarkPosition()
}

/// The look of an axis.
public struct AxisMarkPreset: Sendable {
  /// As the chart has it.
  public static let automatic = AxisMarkPreset()
  /// Along the edge.
  public static let aligned = AxisMarkPreset()
  /// Within the chart.
  public static let inset = AxisMarkPreset()
  /// Outside of the chart.
  public static let extended = AxisMarkPreset()
}

/// The marks of an axis, which are not drawn.
public struct AxisMarks: AxisContent {
  /// Marks at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  /// Marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
  /// Marks at values, with texts in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// Marks at values, with texts in a format.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {}
  /// Marks of the app's own at values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Marks of the app's own at values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  /// Marks of the app's own at values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  /// Marks of the app's own at values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// A line of the grid, which is not drawn.
public struct AxisGridLine: AxisMark {
  /// A line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  public var body: some View { EmptyView() }
}

/// A mark at the axis, which is not drawn.
public struct AxisTick: AxisMark {
  /// The length of a mark.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// As the chart has it.
    public static let automatic = Length()
    /// As long as the label.
    public static let label = Length()
    /// As long as the longest label.
    public static let longestLabel = Length()
    /// As long as the label, and more, in points.
    public static func label(extendPastEnd: CGFloat) -> Length { Length() }
    /// As long as the longest label, and more, in points.
    public static func longestLabel(extendPastEnd: CGFloat) -> Length { Length() }
    init() {}
    /// In points.
    public init(integerLiteral value: Int) {}
    /// In points.
    public init(floatLiteral value: Double) {}
  }

  /// A mark.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  /// A mark of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
  public var body: some View { EmptyView() }
}

/// The orientation of a value's text.
public struct AxisValueLabelOrientation: Sendable {
  /// As the chart has it.
  public static let automatic = AxisValueLabelOrientation()
  /// Along the axis.
  public static let horizontal = AxisValueLabelOrientation()
  /// Upwards.
  public static let vertical = AxisValueLabelOrientation()
  /// Upwards, from below.
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// The resolution for a value's text that has no room.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// As the chart has it.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// It is left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// It is left out before others of a greater priority, or with less room than so many points.
  public static func greedy(
    priority: Double? = nil, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution() }
  /// It is truncated.
  public static let truncate = AxisValueLabelCollisionResolution()
  /// Nothing.
  public static let disabled = AxisValueLabelCollisionResolution()
}

/// The text of a value, which is not drawn.
public struct AxisValueLabel: AxisMark {
  /// The text of the value.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// The text of the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// The text of a key.
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// A text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// Views in place of a text.
  public init<Content: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}

  public var body: some View { EmptyView() }
}

/// Makes the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Content as it is.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Nothing.
  public static func buildBlock() -> _AxisContents { _AxisContents() }
  /// Content as it is.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Several things.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisContents {
    _AxisContents()
  }
  /// The content of an `if` without `else`; nil where its condition is false.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// The content of an `if`.
  public static func buildEither<Content: AxisContent>(first: Content) -> _AxisContents { _AxisContents() }
  /// The content of an `else`.
  public static func buildEither<Content: AxisContent>(second: Content) -> _AxisContents { _AxisContents() }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> _AxisContents {
    _AxisContents()
  }
}

/// Several things of an axis.
public struct _AxisContents: AxisContent {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

/// Makes the content of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// Content as it is.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Nothing.
  public static func buildBlock() -> _AxisMarks { _AxisMarks() }
  /// Content as it is.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Several things.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _AxisMarks { _AxisMarks() }
  /// The content of an `if` without `else`; nil where its condition is false.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// The content of an `if`.
  public static func buildEither<Content: AxisMark>(first: Content) -> _AxisMarks { _AxisMarks() }
  /// The content of an `else`.
  public static func buildEither<Content: AxisMark>(second: Content) -> _AxisMarks { _AxisMarks() }
  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> _AxisMarks { _AxisMarks() }
}

/// Several things of an axis.
public struct _AxisMarks: AxisMark {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}

extension Optional: AxisMark where Wrapped: AxisMark {}

/// Content of an axis whose type is not known.
public struct AnyAxisContent: AxisContent {
  /// Content of any type.
  public nonisolated init(_ content: any AxisContent) {}
  /// Content of any type.
  public nonisolated init<Content: AxisContent>(erasing content: Content) {}
  public var body: some View { EmptyView() }
}

/// A mark of an axis whose type is not known.
public struct AnyAxisMark: AxisMark {
  /// A mark of any type.
  public nonisolated init(_ mark: any AxisMark) {}
  /// A mark of any type.
  public nonisolated init<Mark: AxisMark>(erasing mark: Mark) {}
  public var body: some View { EmptyView() }
}

// Modifiers of marks, which are not drawn.
extension AxisMark {
  /// The mark as it is.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  /// The mark as it is.
  public nonisolated func font(_ font: Font?) -> some AxisMark { self }
  /// The mark as it is.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
  /// The mark as it is.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self }
  /// The mark as it is.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some AxisMark { self }
}

// Modifiers of axes, which are not drawn.
extension AxisContent {
  /// The axis as it is.
  public nonisolated func compositingLayer() -> some AxisContent { self }
}
