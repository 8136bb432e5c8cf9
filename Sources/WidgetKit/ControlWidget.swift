public import AppIntents
public import HeadlessSwiftUI
public import SwiftUI
public import UIKitValues

/// A control of Control Center. It is not shown.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

extension ControlWidget {
  /// Starts nothing.
  public static func main() {}
}

/// The configuration of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

/// A configuration of no control.
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public init() {}
}

/// Makes the configuration of a control.
@resultBuilder @MainActor
public struct ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}

extension WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> some Widget {
    ControlInBundle<Content>()
  }
}

private struct ControlInBundle<Content: ControlWidget>: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// What a control consists of.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Makes what a control consists of.
@resultBuilder @MainActor
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A button of Control Center. Its intent is not performed.
public struct ControlWidgetButton: ControlWidgetTemplate {
  public init<Action: AppIntent, Label: View>(action: Action, @ViewBuilder label: @escaping () -> Label) {}
  public init<Action: AppIntent, Label: View>(
    action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> some View
  ) {}
  public init<Action: AppIntent, Label: View>(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> Label
  ) {}
  @_disfavoredOverload
  public init<Action: AppIntent, Label: View>(
    _ title: some StringProtocol, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> Label
  ) {}
  public func tint(_ tint: Color?) -> ControlWidgetButton { self }
  public func disabled(_ disabled: Bool) -> ControlWidgetButton { self }
}

/// A switch of Control Center. Its intent is not performed.
public struct ControlWidgetToggle: ControlWidgetTemplate {
  public init<Action: SetValueIntent, Label: View, ValueLabel: View>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}
  public init<Action: SetValueIntent, ValueLabel: View>(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}
  @_disfavoredOverload
  public init<Action: SetValueIntent, ValueLabel: View>(
    _ title: some StringProtocol, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Action.ValueType == Bool {}
  public init<Action: SetValueIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action)
  where Action.ValueType == Bool {}
  public func tint(_ tint: Color?) -> ControlWidgetToggle { self }
  public func disabled(_ disabled: Bool) -> ControlWidgetToggle { self }
}

/// Gives the value of a control. It is never asked.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Gives the value of a control that a person configures. It is never asked.
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that a person configures.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

// Modifiers of controls, which have no effect.
extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> Self { self }
  public func description(_ description: LocalizedStringResource) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
  public func disabled(_ disabled: Bool) -> Self { self }
}

extension View {
  /// Has no effect: controls are not shown.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: controls are not shown.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    modifier(EmptyModifier())
  }
}
