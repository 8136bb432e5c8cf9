@_exported public import Foundation
@_exported public import HeadlessSwiftUI

/// Something that an app can do. Nothing calls it.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary = NoSummary
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  /// A value that the intent asks for.
  public typealias Parameter<Value> = IntentParameter<Value>
  /// A sentence with the intent's values.
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent where SummaryContent == NoSummary {
  public static var parameterSummary: NoSummary { NoSummary() }
}

/// An intent of a widget that a person configures.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent of a live activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that opens something.
public protocol OpenIntent: AppIntent {}
/// An intent that plays or records.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent of a control that sets a value.
public protocol SetValueIntent: AppIntent {}

/// The description of an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// The result of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with a text.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result that opens something.
public protocol OpensIntent: IntentResult {}

/// A result, with a value or without one.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent {
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog, view: some View) -> Self { Self(value: nil) }
  public static func result(view: some View) -> Self { Self(value: nil) }
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
}

extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
}

/// A text that is spoken.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public let text: LocalizedStringResource
  public init(_ text: LocalizedStringResource) { self.text = text }
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

/// A value of an intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var stored: Value?

  /// The value. Reading one that was never set ends the program, but nil is read of an optional one.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let none = Optional<Any>.none as? Value { return none }
      preconditionFailure("A parameter of an intent has no value.")
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource, description: LocalizedStringResource) {}
  public init(title: LocalizedStringResource, default defaultValue: Value) { stored = defaultValue }
  public init(title: LocalizedStringResource, description: LocalizedStringResource, default defaultValue: Value) {
    stored = defaultValue
  }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog?
  ) { stored = defaultValue }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw CocoaError(.featureUnsupported)
  }
}

/// A sentence of an intent with its values.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct NoSummary: ParameterSummary {
  public init() {}
}

/// A sentence of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  public init(_ string: ParameterSummaryString<Intent>) {}
  public init(_ string: ParameterSummaryString<Intent>, @IntentValuesBuilder _ values: () -> [Any]) {}
}

/// Values beside a sentence.
@resultBuilder
public struct IntentValuesBuilder {
  public static func buildBlock(_ values: Any...) -> [Any] { values }
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
