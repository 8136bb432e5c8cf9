/// A sentence with the values of an intent. None is shown.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct NoSummary: ParameterSummary {
  public init() {}
}

/// A sentence of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init() {}
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @IntentValuesBuilder<Intent> _ values: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(@IntentValuesBuilder<Intent> _ values: () -> [PartialKeyPath<Intent>]) {}
}

/// Values beside a sentence.
@resultBuilder
public struct IntentValuesBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [path] }
  public static func buildBlock(_ values: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    values.flatMap { $0 }
  }
}

/// A sentence with values.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  /// The parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// Makes the sentence of an intent.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// How a value is compared.
public enum ParameterSummaryEqualityOperator: Sendable { case equalTo, notEqualTo }
/// How a number is compared.
public enum ParameterSummaryOrderOperator: Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
/// How a value is compared with several.
public enum ParameterSummaryListOperator: Sendable { case oneOf, containsAnyOf }
/// How a value is looked at by itself.
public enum ParameterSummaryUnaryOperator: Sendable { case hasAnyValue, hasNoValue }

/// One of two sentences, by a value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Value, WhenTrue: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryEqualityOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryOrderOperator, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value: Comparable {}
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryListOperator, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryUnaryOperator,
    @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

extension ParameterSummaryWhenCondition where Value == IntentWidgetFamily {
  public init(
    widgetFamily comparison: ParameterSummaryEqualityOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init(
    widgetFamily comparison: ParameterSummaryListOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ then: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// One of several sentences, by a value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
  ) {}
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// The size of the widget decides.
  public struct WidgetFamily: Sendable {
    public static var widgetFamily: WidgetFamily { WidgetFamily() }
  }
  public init(
    _ family: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
  ) {}
}

/// The sentence for a value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: ParameterSummary {
  init() {}
  public init<Summary: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
  public init<Summary: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
}

/// The sentence for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  public init<Summary: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {}
}

/// Makes a list of sentences.
@resultBuilder
public struct ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// The sentences of a block.
  public typealias Cases = [ParameterSummaryCaseCondition<Intent, Value>]
  public static func buildExpression(_ sentence: ParameterSummaryCaseCondition<Intent, Value>) -> Cases { [sentence] }
  public static func buildExpression(_ other: ParameterSummaryDefaultCaseCondition<Intent>) -> Cases { [.init()] }
  public static func buildBlock(_ sentences: Cases...) -> Cases { sentences.flatMap { $0 } }
}
