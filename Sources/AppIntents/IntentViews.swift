public import HeadlessSwiftUI

// Buttons that perform an intent: it is not performed.
extension Button {
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }
  public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) { self.init(titleKey, action: {}) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(_ title: Title, intent: Intent) { self.init(title, action: {}) }
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Intent) {
    self.init(titleKey, role: role, action: {})
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: Intent) {
    self.init(titleKey, systemImage: systemImage, action: {})
  }
}

extension Toggle {
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(titleKey, isOn: .constant(isOn))
  }
}

/// A hint about a phrase of an intent. It is not shown.
public struct SiriTipView<Intent: AppIntent>: View {
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { EmptyView() }
}

/// The look of a hint about a phrase.
public enum SiriTipViewStyle: Sendable { case automatic, light, dark, black }

/// A button that shows an app's shortcuts: its title.
public struct ShortcutsLink: View {
  public init() {}
  public init(action: @escaping () -> Void) {}
  public var body: some View { Button("Shortcuts") {} }
}

/// The look of a button that shows an app's shortcuts.
public enum ShortcutsLinkStyle: Sendable { case automatic, automaticOutline, light, lightOutline, dark, darkOutline }

extension View {
  /// Has no effect: the hint is not shown.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: the button has one look.
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no intent is performed.
  public nonisolated func onAppIntentExecution<Intent: AppIntent>(
    _ type: Intent.Type, perform action: @escaping (Intent) -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
